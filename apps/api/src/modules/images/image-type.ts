/** Content type by an image's first bytes, whatever its host claims. Undefined for what browsers must not show. */
export function sniffImageType(bytes: Buffer): string | undefined {
  const text = (start: number, end: number) => bytes.toString('latin1', start, end);
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'image/webp';
  if (/^GIF8[79]a/.test(text(0, 6))) return 'image/gif';
  if (/^ftypavi[fs]/.test(text(4, 12))) return 'image/avif';
  if (
    /^(\uFEFF|ï»¿)?\s*(<\?xml[\s\S]{0,500}?)?(<!--[\s\S]{0,2000}?-->|<!DOCTYPE svg[\s\S]{0,2000}?>|\s)*<svg[\s>]/i.test(
      text(0, 5_000),
    )
  )
    return 'image/svg+xml';
  return undefined;
}
