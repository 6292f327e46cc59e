import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

/**
 * @typedef {{ pattern: string, flags: string, places: string[] }} Found A regular expression of the product and its
 * locations.
 */

/** Every regular expression literal in the sources below the folders, except in tests and their helpers. */
export function regexesIn(root, folders) {
  /** @type {Map<string, Found>} */
  const found = new Map();
  for (const folder of folders) {
    for (const item of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      const path = join(item.parentPath, item.name);
      if (!/\.(ts|tsx|mjs)$/.test(item.name) || /\.test\.|[\\/](testing|generated|node_modules|dist)[\\/]/.test(path))
        continue;
      const text = readFileSync(path, 'utf8');
      const source = ts.createSourceFile(item.name, text, ts.ScriptTarget.Latest, false);
      const visit = (node) => {
        if (ts.isRegularExpressionLiteral(node)) {
          const end = node.text.lastIndexOf('/');
          const entry = { pattern: node.text.slice(1, end), flags: node.text.slice(end + 1), places: [] };
          const known = found.get(node.text) ?? entry;
          found.set(node.text, known);
          known.places.push(relative(root, path));
        }
        ts.forEachChild(node, visit);
      };
      visit(source);
    }
  }
  return [...found.values()];
}

const classSamples = { s: [' ', '\t'], S: ['a'], d: ['0'], D: ['a'], w: ['a', '0', '_'], W: ['-', ' '], b: [], B: [] };

/** Characters that a pattern mentions, one for each class. */
function alphabetOf(pattern) {
  const found = new Set(['a', '0', ' ']);
  const plain = pattern.replace(/\\u\{?([0-9a-f]{4,6})\}?/gi, (_whole, hex) => String.fromCodePoint(parseInt(hex, 16)));
  for (const [, escaped] of plain.matchAll(/\\([a-zA-Z])/g))
    for (const sample of classSamples[escaped] ?? []) found.add(sample);
  if (/\\n/.test(plain)) found.add('\n');
  for (const char of plain.replace(/\\[a-zA-Z]/g, '').replace(/\(\?(?:[:=!]|<[=!]|<\w+>)/g, '(')) found.add(char);
  for (const [, from] of plain.matchAll(/\[\^(\\?.)/g)) found.add(from === 'z' ? 'y' : 'z');
  return [...found].slice(0, 28);
}

/** Literal words of a pattern, for the part that has to match before the repetition. */
const wordsOf = (pattern) => [
  ...new Set(pattern.replace(/\\([^a-zA-Z])/g, '$1').match(/[\w<>!/:'"=@&#;,. -]{2,}|[<({["'&/:]/g) ?? []),
];

/** Texts of a given length that trigger catastrophic backtracking: a repeated match, and an end that does not match. */
function* adversarialInputs({ pattern }, length) {
  const alphabet = alphabetOf(pattern);
  const words = wordsOf(pattern).slice(0, 5);
  const pairs = alphabet.slice(0, 9);
  const few = words.filter((word) => word.length > 1).slice(0, 4);
  const units = [
    ...alphabet,
    ...pairs.flatMap((a) => pairs.map((b) => a + b)),
    ...words,
    ...few.flatMap((a) => few.map((b) => a + b)),
  ];
  for (const unit of new Set(units)) {
    const body = unit.repeat(Math.ceil(length / unit.length));
    for (const start of ['', ...words.slice(0, 4)]) for (const end of ['\u0001', '']) yield start + body + end;
  }
}

const compiled = new Map();
function compile({ pattern, flags }) {
  const key = `${flags}/${pattern}`;
  const known = compiled.get(key) ?? new RegExp(pattern, flags.includes('g') ? flags : `${flags}g`);
  compiled.set(key, known);
  return known;
}

/** Milliseconds for replacing every match; the minimum of several attempts, to exclude other load. */
function costOf(found, text, tries = 1) {
  const regex = compile(found);
  let best = Infinity;
  for (let turn = 0; turn < tries; turn += 1) {
    const begun = performance.now();
    text.replace(regex, '');
    best = Math.min(best, performance.now() - begun);
  }
  return best;
}

/**
 * How many times as long as half of a text the whole takes. Both by turns, and the least of three: the machine may become
 * slower or faster at any time.
 */
export function growthOf(regex, text) {
  const half = text.slice(text.length / 2);
  const ratios = Array.from({ length: 3 }, () => {
    const turns = Array.from({ length: 5 }, () => [costOf(regex, text), costOf(regex, half)]);
    return Math.min(...turns.map(([whole]) => whole)) / Math.min(...turns.map(([, ofHalf]) => ofHalf));
  });
  return Math.min(...ratios);
}

/** The first attack of a length that takes more than linear time; undefined if there is none. */
export function findSlow(regex, length, limitMs) {
  // A pattern with bounded repetitions cannot backtrack much.
  if (!/[*+]|\{\d+,(?:\d{3,})?\}/.test(regex.pattern)) return undefined;
  for (const text of adversarialInputs(regex, length)) {
    if (costOf(regex, text) > limitMs && costOf(regex, text, 3) > limitMs) return text;
  }
  return undefined;
}
