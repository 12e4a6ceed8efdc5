/** Every word of the page, from the one catalogue that the command line reads too. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { recall, remember } from "./memory";

export const LANGUAGES = ["en", "de", "pl", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", de: "Deutsch", pl: "Polski", ru: "Русский" };

export type Args = Record<string, FluentVariable | undefined>;

const catalogues: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("../words/en"),
  de: () => import("../words/de"),
  pl: () => import("../words/pl"),
  ru: () => import("../words/ru"),
};
const bundles = new Map<Language, FluentBundle>();

export const words = $state<{ language: Language }>({ language: "en" });

async function load(language: Language): Promise<void> {
  if (bundles.has(language)) return;
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource((await catalogues[language]()).default));
  bundles.set(language, bundle);
}

const isLanguage = (name: string): name is Language => LANGUAGES.includes(name as Language);

function preferred(): Language {
  const wanted = [recall<string>("language", ""), ...navigator.languages.map((name) => name.slice(0, 2))];
  return wanted.find(isLanguage) ?? "en";
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
