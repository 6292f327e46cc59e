/** Turns a name from a possibly hostile file into one short line; undefined if nothing is left. */
export function cleanText(value: unknown): string | undefined {
  // oxlint-disable-next-line no-control-regex -- control characters stay out of answers
  const clean = typeof value === 'string' ? value.replace(/[\u0000-\u001f\u007f]/g, ' ').trim() : '';
  // Copied, because a substring keeps the whole string in memory, and a hostile file's title may have megabytes.
  return clean === '' ? undefined : Buffer.from(clean.slice(0, 120)).toString();
}
