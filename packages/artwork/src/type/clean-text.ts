/** Typographic spacing and punctuation, composed characters, nothing invisible. */
export const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\p{Surrogate}|[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/(^|[\s([{])"/g, '$1“')
    .replaceAll('"', '”')
    .replace(/(^|[\s([{])'(?!\d0s)/g, '$1‘')
    .replace(/['`´]/g, '’')
    .replaceAll('...', '…')
    .replace(/\s+/g, ' ')
    .trim();

export interface SplitTitle {
  main: string;
  /** The part after a colon or a dash, set smaller; empty if the title has one part. */
  sub: string;
}

/** `Mad Max: Fury Road` and `Summer of Soul (...)` have two parts; `2:22` and a short `M: I` have one. */
export function splitTitle(title: string): SplitTitle {
  const text = cleanText(title);
  const aside = /^(.{3,60}?) \(([^)]{6,})\)$/u.exec(text);
  const match = aside ?? /^(.{3,60}?)(?:: | [–—-] |,? or:? (?=\p{Lu}))(.{3,})$/u.exec(text);
  const [, main = text, sub = ''] = match ?? [];
  return { main, sub };
}
