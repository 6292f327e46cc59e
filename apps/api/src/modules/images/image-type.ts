/**
 * Content type according to an image's first bytes, whatever its host claims. Undefined for types that browsers must
 * not show.
 */
export function sniffImageType(bytes: Buffer): string | undefined {
  const text = (start: number, end: number) => bytes.toString('latin1', start, end);
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'image/webp';
  if (/^GIF8[79]a/.test(text(0, 6))) return 'image/gif';
  if (/^ftypavi[fs]/.test(text(4, 12))) return 'image/avif';
  return beginsAsSvg(text(0, 5_000)) ? 'image/svg+xml' : undefined;
}

/** Whether the bytes begin as a picture made of pixels, of the types that browsers show. */
export const isRaster = (bytes: Buffer): boolean => {
  const type = sniffImageType(bytes);
  return type !== undefined && type !== 'image/svg+xml';
};

/** Everything that may precede the root element of an SVG, with its terminator. */
function endOfPreamble(text: string): string | undefined {
  if (/^<\?xml\s/i.test(text)) return '?>';
  if (text.startsWith('<!--')) return '-->';
  if (!/^<!DOCTYPE svg[\s>]/i.test(text)) return undefined;
  return /^[^>[]*\[/.test(text) ? ']>' : '>';
}

/** Step by step: a single pattern would backtrack over all ways to split the comments. */
function beginsAsSvg(start: string): boolean {
  let text = start.replace(/^ï»¿/, '').trimStart();
  for (let end = endOfPreamble(text); end !== undefined; end = endOfPreamble(text)) {
    const at = text.indexOf(end);
    if (at < 0) return false;
    text = text.slice(at + end.length).trimStart();
  }
  return /^<svg[\s>]/i.test(text);
}
