import { macros } from '@marquee/tooling/message-macros';
import type { Plugin } from 'vite';
import { readCatalogues, type Messages } from './read-catalogues';

/**
 * Module that lists the catalogues; `<name>/<language>` is a catalogue, `<name>/<language>/<page>` the messages that
 * only this page needs.
 */
const CATALOGUES = 'virtual:messages';

const loaders = (names: Iterable<string>, prefix: string): string =>
  [...names].map((name) => `${JSON.stringify(name)}: () => import('${prefix}/${name}'),`).join('\n');

const pick = (messages: Messages, ids: Iterable<string>): Messages =>
  Object.fromEntries([...ids].flatMap((id) => (messages[id] ? [[id, messages[id]]] : [])));

export interface MessageIds {
  /** Ids of the messages on every page and on home. */
  app: ReadonlySet<string>;
  /** Ids of each page's further messages, by its file in `routes/`, and of the `player`'s. */
  pages: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * The app's messages: the macros in its code, and a catalogue per language.
 *
 * @param ids splits each catalogue by page; undefined leaves it whole for the server
 */
export function messages(ids?: MessageIds): Plugin[] {
  let catalogues: Promise<Map<string, Messages>>;
  let root = '';
  return [
    macros(),
    {
      name: 'marquee:messages',
      configResolved(config) {
        ({ root } = config);
      },
      buildStart() {
        catalogues = readCatalogues(root);
      },
      resolveId: (id) => (id.startsWith(CATALOGUES) ? id : null),
      async load(id) {
        if (!id.startsWith(CATALOGUES)) return null;
        const [language, page] = id.slice(CATALOGUES.length + 1).split('/');
        const all = await catalogues;
        if (!language) return `export const catalogues = {\n${loaders(all.keys(), CATALOGUES)}\n};`;
        const whole = all.get(language) ?? {};
        if (page) return `export const messages = ${JSON.stringify(pick(whole, ids?.pages.get(page) ?? []))};`;
        const own = ids ? pick(whole, ids.app) : whole;
        const pages = ids ? loaders(ids.pages.keys(), `${CATALOGUES}/${language}`) : '';
        return `export const messages = ${JSON.stringify(own)};\nexport const pages = {\n${pages}\n};`;
      },
    },
  ];
}
