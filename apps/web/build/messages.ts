import { compileMessage } from '@lingui/message-utils/compileMessage';
import { transform } from '@swc/core';
import { parseSync, type Plugin } from 'vite';
import { messageMacros } from './message-macros.mjs';
import { readCatalogues, type Messages } from './read-catalogues';

const MACRO = /from '@lingui\/(core|react)\/macro'/;
const MESSAGE_ID = /^[\w+/-]{6}$/;

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

function* nodesOf(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* nodesOf(item);
  else if (typeof value === 'object' && value !== null) {
    if (typeof (value as Node).type === 'string') yield value as Node;
    for (const child of Object.values(value)) yield* nodesOf(child);
  }
}

const keyOf = (property: Node): unknown => (property.key as Node | undefined)?.name;
const textOf = (property: Node | undefined): string | undefined => {
  const { type, value } = (property?.value ?? {}) as Partial<Node>;
  return type === 'Literal' && typeof value === 'string' ? value : undefined;
};

/**
 * Compiles the English text of each message descriptor in place, so that the browser does not need a message parser.
 */
export function compileDescriptors(code: string): string {
  const texts: { start: number; end: number; text: string }[] = [];
  for (const node of nodesOf(parseSync('messages.jsx', code).program)) {
    if (node.type !== 'ObjectExpression') continue;
    const properties = node.properties as Node[];
    const id = textOf(properties.find((property) => keyOf(property) === 'id'));
    const message = properties.find((property) => keyOf(property) === 'message');
    const text = textOf(message);
    if (id === undefined || !MESSAGE_ID.test(id) || text === undefined) continue;
    texts.push({ ...(message?.value as Node), text });
  }
  return texts
    .sort((a, b) => b.start - a.start)
    .reduce(
      (result, { start, end, text }) =>
        result.slice(0, start) + JSON.stringify(compileMessage(text)) + result.slice(end),
      code,
    );
}

/** Replaces Lingui's macros by calls of `#i18n`, each with the message's id and English text. */
function macros(): Plugin {
  return {
    name: 'marquee:message-macros',
    enforce: 'pre',
    async transform(code, id) {
      const [path = ''] = id.split('?');
      if (!/\.tsx?$/.test(path) || !MACRO.test(code)) return null;
      const { code: plain, map } = await transform(code, {
        filename: path,
        configFile: false,
        swcrc: false,
        sourceMaps: true,
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: path.endsWith('x') },
          transform: { react: { runtime: 'preserve' } },
          experimental: { plugins: [messageMacros] },
        },
      });
      return { code: compileDescriptors(plain), map: map ?? null };
    },
  };
}

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
