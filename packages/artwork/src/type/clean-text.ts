/** Spacing and punctuation as a typographer sets them; combining sequences composed; nothing that cannot be seen. */
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
  /** What stands behind a colon or a dash, set smaller; empty when the title is one piece. */
  sub: string;
}

/** `Mad Max: Fury Road` and `Summer of Soul (...)` are two voices; `2:22` and a short `M: I` are one. */
export function splitTitle(title: string): SplitTitle {
  const text = cleanText(title);
  const aside = /^(.{3,60}?)\s+\(([^)]{6,})\)$/u.exec(text);
  const match = aside ?? /^(.{3,60}?)(?::\s+|\s+[–—-]\s+|,?\s+or:?\s+(?=\p{Lu}))(.{3,})$/u.exec(text);
  const [, main = text, sub = ''] = match ?? [];
  return { main, sub };
}
