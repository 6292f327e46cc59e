const tag = /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z][\w:-]*="[^"<]*")*)\s*(\/?)>/y;
const allowed = new Set(
  'svg title defs g path rect circle ellipse use pattern clipPath linearGradient radialGradient stop'.split(' '),
);
const attributeNames = /\s([a-zA-Z][\w:-]*)="([^"]*)"/g;

/** Scans the markup tag by tag, and reports unknown and unclosed elements. */
function structureProblems(svg: string): string[] {
  const problems: string[] = [];
  const open: string[] = [];
  let at = 0;
  while (at < svg.length) {
    if (svg[at] !== '<') {
      const next = svg.indexOf('<', at);
      const text = svg.slice(at, next === -1 ? undefined : next);
      if (open.at(-1) !== 'title' && text.trim() !== '') problems.push(`text outside the title: ${text.slice(0, 40)}`);
      if (/[>\p{Cc}]|&(?!(?:amp|lt|gt);)/u.test(text)) problems.push(`unescaped text: ${text.slice(0, 40)}`);
      at = next === -1 ? svg.length : next;
      continue;
    }
    tag.lastIndex = at;
    const match = tag.exec(svg);
    if (!match) return [...problems, `not a tag: ${svg.slice(at, at + 60)}`];
    const [whole, closing, name = '', , selfClosing] = match;
    if (!allowed.has(name)) problems.push(`element ${name}`);
    if (closing) {
      if (open.pop() !== name) problems.push(`unexpected </${name}>`);
    } else if (!selfClosing) open.push(name);
    at += whole.length;
  }
  return open.length > 0 ? [...problems, `unclosed ${open.join(', ')}`] : problems;
}

/** References outside of the document, handlers, styles: all of them are forbidden. */
function attributeProblems(svg: string): string[] {
  return [...svg.matchAll(attributeNames)].flatMap(([, name = '', value = '']) => {
    if (/^on|^style$/.test(name)) return [`attribute ${name}`];
    if (name === 'href' && !value.startsWith('#')) return [`reference ${value}`];
    if (value.includes('url(') && !/^url\(#\w+\)$/.test(value)) return [`reference ${value}`];
    return /NaN|Infinity|undefined/.test(value) ? [`${name} is ${value.slice(0, 60)}`] : [];
  });
}

/** Checks that every referenced id exists. */
function referenceProblems(svg: string): string[] {
  const ids = new Set([...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
  const used = [...svg.matchAll(/(?:href="#|url\(#)([\w-]+)/g)].map(([, id]) => id);
  return used.filter((id) => !ids.has(id)).map((id) => `missing #${id}`);
}

/** Problems of a picture as a safe, well-formed, self-contained document; empty if there are none. */
export const problemsOf = (svg: string): string[] => [
  ...structureProblems(svg),
  ...attributeProblems(svg),
  ...referenceProblems(svg),
];
