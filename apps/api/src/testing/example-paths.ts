import { pathRules } from '../modules/tmdb/allow-list';

/** The alternatives of a regular expression, at its top level. */
function alternativesOf(pattern: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let current = '';
  for (const char of pattern) {
    if (char === '(') depth += 1;
    if (char === ')') depth -= 1;
    if (char === '|' && depth === 0) {
      found.push(current);
      current = '';
    } else current += char;
  }
  return [...found, current];
}

/** Texts that a pattern of the gateway's allow-list matches: each alternative, with and without what is optional. */
function textsOf(pattern: string): string[] {
  const [, before = '', rest = ''] = /^([^(]*)(.*)$/.exec(pattern) ?? [];
  if (rest === '') return [before];
  let depth = 0;
  const end = Array.from(rest).findIndex((char) => {
    depth += char === '(' ? 1 : char === ')' ? -1 : 0;
    return depth === 0;
  });
  const isOptional = rest[end + 1] === '?';
  const inside = alternativesOf(rest.slice(1, end)).flatMap(textsOf);
  const after = textsOf(rest.slice(end + (isOptional ? 2 : 1)));
  return [...(isOptional ? [''] : []), ...inside].flatMap((text) => after.map((tail) => before + text + tail));
}

const withDigits = (text: string) =>
  text.replace(/\[1-9\]/g, '1').replace(/\\d(?:\{(\d+),\d+\})?/g, (_, count = '1') => '1'.repeat(Number(count) || 1));

/** Paths of every rule of the gateway's allow-list, with `ID` for a number, so that a new rule is tried, too. */
export const examplePaths = pathRules.flatMap(({ pattern, about, filter }) =>
  textsOf(pattern).map((text) => ({ path: withDigits(text), about, filter })),
);
