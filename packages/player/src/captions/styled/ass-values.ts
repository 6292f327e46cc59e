const MAX_NUMBER = 100_000;

/** A number as scripts write it, within bounds; null for anything else. */
export function numberIn(text: string, min = -MAX_NUMBER, max = MAX_NUMBER): number | null {
  const [found] = /^\s*[+-]?(?:\d{1,12}(?:\.\d{0,12})?|\.\d{1,12})\s*$/.exec(text) ?? [];
  if (found === undefined) return null;
  return Math.round(Math.min(max, Math.max(min, Number(found))) * 1000) / 1000;
}

/** Normalises a number in the form `&HAABBGGRR&` or decimal to the given number of hexadecimal digits. */
export function hexOf(text: string, digits: number): string | null {
  const [, hex] = /^\s*&?[hH]?&?([\da-fA-F]{1,16})&?\s*$/.exec(text) ?? [];
  return hex === undefined ? null : hex.padStart(digits, '0').slice(-digits).toUpperCase();
}

/** A style's colour: `&H00BBGGRR`, or a decimal number that may be negative. */
export function styleColor(text: string, fallback: string): string {
  const decimal = /^\s*-?\d{1,10}\s*$/.test(text) ? (Number(text) >>> 0).toString(16) : null;
  return (decimal ?? hexOf(text, 8) ?? fallback).padStart(8, '0').toUpperCase();
}

/** Restricts font names in CSS to letters, digits, blanks, dots and dashes. */
export const fontName = (text: string): string =>
  text
    .replace(/^@/, '')
    .replace(/[^\p{L}\p{M}\p{N} ._-]/gu, '')
    .trim()
    .slice(0, 80);

const MAX_DRAWING_PARTS = 6_000;

/** The commands of a drawing, without anything else. */
export function cleanDrawing(text: string): string {
  const parts: string[] = [];
  for (const [part] of text.matchAll(/[mnlbspc]|[+-]?(?:\d{1,9}(?:\.\d{0,9})?|\.\d{1,9})/gi)) {
    if (parts.length >= MAX_DRAWING_PARTS) break;
    parts.push(/[a-z]/i.test(part) ? part.toLowerCase() : String(numberIn(part) ?? 0));
  }
  return parts.join(' ');
}
