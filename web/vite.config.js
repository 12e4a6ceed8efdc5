import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The catalogue of words lies with the Python package, which reads the same files.
const hexhold = new URL("../src/hexhold", import.meta.url).pathname;
const server = "http://127.0.0.1:8080";

/** Beside each asset that packs well a packed one: smaller than what a server packs in passing. */
const packed = () => ({
  name: "packed",
  apply: "build",
  writeBundle({ dir = "" }, bundle) {
    for (const name of Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name)))
      writeFileSync(join(dir, `${name}.br`), brotliCompressSync(readFileSync(join(dir, name))));
  },
});

export default defineConfig({
  plugins: [svelte(), packed()],
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
    // Few files: one of styles, one of what every screen needs, and one of what tables and replays do.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: "hexhold",
              test: /node_modules|web.src.(lib|ui).|web.src.play.(TableMenu|Confirm|game|inwords|matters|muted)|vite.preload/,
              priority: 2,
            },
            { name: "play", test: /web.src.play.(?!Table\.|AfterMatch|InWordsDialog)/, priority: 1 },
          ],
        },
      },
    },
  },
});
