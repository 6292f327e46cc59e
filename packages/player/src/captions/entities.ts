const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  lrm: '\u200e',
  rlm: '\u200f',
  hellip: '…',
  mdash: '—',
  ndash: '–',
};

const fromCode = (code: number): string =>
  code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : '';

/** Decodes the entities that subtitle files use; leaves others unchanged. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name: string | undefined) => {
    if (decimal) return fromCode(Number.parseInt(decimal as string, 10));
    if (hex) return fromCode(Number.parseInt(hex as string, 16));
    return named[(name ?? '').toLowerCase()] ?? whole;
  });
