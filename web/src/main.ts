import { mount } from "svelte";
import App from "./App.svelte";
import { palette } from "./lib/palette.svelte";
import { startWords } from "./lib/words.svelte";
import { keepPage, offline } from "./lib/worker";
import { fetchScreen } from "./screens";
import "./fonts.css";
import "./theme.css";
import "./palettes.css";

palette.show();
if (!offline) fetchScreen(location.pathname);
await startWords();
mount(App, { target: document.getElementById("app")! });
keepPage();
