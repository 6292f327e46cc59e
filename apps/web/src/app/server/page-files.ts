import type { SiteLanguage } from '@marquee/core';

/** Vite's build manifest (vite.dev, "Backend Integration"): output files by source file. */
export type BuildManifest = Record<
  string,
  { file: string; name?: string; src?: string; css?: string[]; imports?: string[] }
>;

export interface PageFiles {
  /** URL of the module that starts the app. */
  entry: string;
  /** Its libraries, in the order of their dependencies. */
  libraries: string[];
  /** URLs of the page's other modules. */
  modules: string[];
  /** URLs of its style sheets. */
  styles: string[];
  /** URL of the font used above the fold. */
  font: string | undefined;
}

/** Chunk names in vite.config.ts. */
const ENTRY = 'app';
const LIBRARIES = ['react', 'router', 'toolkit'];
const FONT = /instrument-sans-latin-standard-normal\.woff2$/;

/** Message catalogues (build/messages.ts) by their names in the manifest. English has none: it is in the code. */
const cataloguesOf = (page: string, language: SiteLanguage): string[] =>
  [language, `${language}/${page}`].map((name) => `virtual:messages/${name}`);

/**
 * The files that a page needs: its module, the app, and everything that they import.
 *
 * @param page its file in `routes/`; home is part of the app
 * @param language selects the message catalogue
 * @throws if the build's structure is unexpected
 */
export function pageFiles(manifest: BuildManifest, page: string, language: SiteLanguage): PageFiles {
  const entries = Object.entries(manifest);
  const chunk = (name: string): string => {
    const [key] = entries.find(([, entry]) => entry.name === name && entry.file.endsWith('.js')) ?? [];
    if (key === undefined) throw new Error(`The build of the web app has no chunk called ${name}.`);
    return key;
  };
  const addressOf = (key: string): string => `/${manifest[key]?.file ?? ''}`;
  const found = new Set<string>();
  const styles = new Set<string>();
  const add = (key: string): void => {
    const entry = manifest[key];
    if (!entry || found.has(key)) return;
    found.add(key);
    for (const style of entry.css ?? []) styles.add(`/${style}`);
    entry.imports?.forEach(add);
  };
  const app = chunk(ENTRY);
  add(app);
  add(`src/routes/${page}.tsx`);
  for (const catalogue of cataloguesOf(page, language)) add(catalogue);
  found.delete(app);
  const font = entries.find(([, { src = '' }]) => FONT.test(src))?.[1].file;
  return {
    entry: addressOf(app),
    libraries: LIBRARIES.map((name) => addressOf(chunk(name))),
    modules: [...found].map(addressOf),
    styles: [...styles],
    font: font && `/${font}`,
  };
}
