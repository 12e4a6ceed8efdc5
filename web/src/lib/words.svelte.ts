/** Every word of the page, from the one catalogue that the command line reads too. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { recall, remember } from "./memory";

export const LANGUAGES = ["en", "de", "pl", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", de: "Deutsch", pl: "Polski", ru: "Русский" };

export type Args = Record<string, FluentVariable | undefined>;

const catalogues = import.meta.glob<string>(["@locale/*/*.ftl", "!@locale/*/cli.ftl"], { query: "?raw", import: "default" });
const bundles = new Map<Language, FluentBundle>();

export const words = $state<{ language: Language }>({ language: "en" });

async function load(language: Language): Promise<void> {
  if (bundles.has(language)) return;
  const bundle = new FluentBundle(language, { useIsolating: false });
  const paths = Object.keys(catalogues).filter((path) => path.includes(`/${language}/`));
  for (const text of await Promise.all(paths.map((path) => catalogues[path]!()))) bundle.addResource(new FluentResource(text));
  bundles.set(language, bundle);
}

function preferred(): Language {
  const wanted = [recall<string>("language", ""), ...navigator.languages.map((name) => name.slice(0, 2))];
  return (wanted.find((name) => LANGUAGES.includes(name as Language)) as Language) ?? "en";
}

export async function speak(language: Language): Promise<void> {
  await load(language);
  words.language = language;
  document.documentElement.lang = language;
}

export async function startWords(): Promise<void> {
  await Promise.all([load("en"), speak(preferred())]); // English stands in for what a language lacks
}

export async function chooseLanguage(language: Language): Promise<void> {
  remember("language", language);
  await speak(language);
}

/** Whether the catalogue has a message. */
export function known(id: string): boolean {
  return bundles.get("en")!.hasMessage(id);
}

/** A message in the reader's language; its id if there is none, which a test would have caught. */
export function t(id: string, args: Args = {}): string {
  for (const language of [words.language, "en"] as const) {
    const bundle = bundles.get(language);
    const value = bundle?.getMessage(id)?.value;
    if (bundle && value) return bundle.formatPattern(value, args as Record<string, FluentVariable>, []);
  }
  return id;
}

/** A list as people write it: "ore, wool and grain". */
export function list(items: string[]): string {
  return new Intl.ListFormat(words.language, { style: "long", type: "conjunction" }).format(items);
}
