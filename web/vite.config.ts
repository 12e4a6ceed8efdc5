import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The catalogue of words lies with the Python package, which reads the same files.
const locale = new URL("../src/hexhold/locale", import.meta.url).pathname;
const server = "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { "@locale": locale } },
  server: {
    fs: { allow: [".", locale] },
    proxy: { "/api": server, "/ws": { target: server.replace("http", "ws"), ws: true } },
  },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Few files: what every screen needs is one of them.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "hexhold", test: /node_modules|web.src.(lib|ui).|vite.preload/ }] } } },
  },
});
