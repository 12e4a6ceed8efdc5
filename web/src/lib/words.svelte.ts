/** Every word of the page, from the one catalogue that the command line reads too. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { recall, remember } from "./memory";

export type Language = string; // its two letters

/** A language is a file beside the others; it is listed nowhere. */
const files = import.meta.glob<string>("../words/??.ts", { import: "default" });
const catalogues = new Map(Object.entries(files).map(([path, load]) => [path.slice(-5, -3), load]));

/** English first: it is spoken where nothing else is wanted. */
export const LANGUAGES: Language[] = ["en", ...[...catalogues.keys()].filter((name) => name !== "en").sort()];

/** What a language calls itself. */
export function nameOf(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

export type Args = Record<string, FluentVariable | undefined>;

const bundles = new Map<Language, FluentBundle>();

export const words = $state<{ language: Language }>({ language: "en" });

async function load(language: Language): Promise<void> {
  if (bundles.has(language)) return;
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(await catalogues.get(language)!()));
  bundles.set(language, bundle);
}

function preferred(): Language {
  const wanted = [recall<string>("language", ""), ...navigator.languages.map((name) => name.slice(0, 2))];
  return wanted.find((name) => catalogues.has(name)) ?? "en";
}

export async function speak(language: Language): Promise<void> {
  await load(language);
  words.language = language;
  document.documentElement.lang = language;
}

export async function startWords(): Promise<void> {
  await speak(preferred());
}

export async function chooseLanguage(language: Language): Promise<void> {
  remember("language", language);
  await speak(language);
}

/** Whether the catalogue has a message. */
export function known(id: string): boolean {
  return bundles.get(words.language)!.hasMessage(id);
}

/** A message in the reader's language; its id if there is none, which a test would have caught. */
export function t(id: string, args: Args = {}): string {
  const bundle = bundles.get(words.language)!;
  const value = bundle.getMessage(id)?.value;
  return value ? bundle.formatPattern(value, args as Record<string, FluentVariable>, []) : id;
}

/** A list as people write it: "ore, wool and grain", or "ore, wool or grain" where one is enough. */
export function list(items: string[], type: "conjunction" | "disjunction" = "conjunction"): string {
  return new Intl.ListFormat(words.language, { style: "long", type }).format(items);
}
