import { mount } from "svelte";
import App from "./App.svelte";
import { startWords } from "./lib/words.svelte";
import { fetchScreen } from "./screens";
import "./fonts.css";
import "./theme.css";

fetchScreen(location.pathname);
await startWords();
mount(App, { target: document.getElementById("app")! });
