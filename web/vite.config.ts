import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The catalogue of words lies with the Python package, which reads the same files.
const hexhold = new URL("../src/hexhold", import.meta.url).pathname;
const server = "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { "@hexhold": hexhold } },
  server: {
    fs: { allow: [".", hexhold] },
    proxy: { "/api": server, "/ws": { target: server.replace("http", "ws"), ws: true } },
  },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    manifest: "manifest.json", // from which the server tells what a screen will need
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Few files: one of styles, and one of what every screen needs.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: "hexhold",
              test: /node_modules|web.src.(lib|ui).|web.src.play.(?!Table\.|AfterMatch)|vite.preload/,
            },
          ],
        },
      },
    },
  },
});
