/* Lingui's macros, for the builds of the web app and the player and for tests. */
import { createRequire } from 'node:module';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { transform } from '@swc/core';
import { parseSync } from 'vite';

/** The SWC plugin. By path, because SWC resolves names from the working directory. */
export const messageMacros = [
  createRequire(import.meta.url).resolve('@lingui/swc-plugin'),
  { descriptorFields: 'message', runtimeModules: { i18n: ['#i18n', 'i18n'], trans: ['#i18n', 'Trans'] } },
];

const MACRO = /from '@lingui\/(core|react)\/macro'/;
const MESSAGE_ID = /^[\w+/-]{6}$/;

function* nodesOf(value) {
  if (Array.isArray(value)) for (const item of value) yield* nodesOf(item);
  else if (typeof value === 'object' && value !== null) {
    if (typeof value.type === 'string') yield value;
    for (const child of Object.values(value)) yield* nodesOf(child);
  }
}

/** The value of an object's property, if that is a string. */
function stringOf(object, name) {
  const { value } = object.properties.find(({ key }) => key?.name === name) ?? {};
  return value?.type === 'Literal' && typeof value.value === 'string' ? value : undefined;
}

/**
 * Compiles the English text of each message descriptor in place, so that the browser does not need a message parser.
 */
export function compileDescriptors(code) {
  const texts = [];
  for (const node of nodesOf(parseSync('messages.jsx', code).program)) {
    if (node.type !== 'ObjectExpression') continue;
    const text = stringOf(node, 'message');
    if (text && MESSAGE_ID.test(stringOf(node, 'id')?.value ?? '')) texts.push(text);
  }
  return texts
    .sort((a, b) => b.start - a.start)
    .reduce(
      (result, { start, end, value }) =>
        result.slice(0, start) + JSON.stringify(compileMessage(value)) + result.slice(end),
      code,
    );
}

/** Replaces the macros of a module by calls of `#i18n`, each with the message's id and English text; null without any. */
export async function expandMacros(code, path) {
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
}

/** The same as a plugin of Vite. */
export const macros = () => ({
  name: 'marquee:message-macros',
  enforce: 'pre',
  transform: (code, id) => expandMacros(code, id.split('?')[0]),
});
