/** A name from a hostile file, as answers take it: one short line; undefined where nothing is left. */
export function cleanText(value: unknown): string | undefined {
  // eslint-disable-next-line no-control-regex -- control characters stay out of answers
  const clean = typeof value === 'string' ? value.replace(/[\u0000-\u001f\u007f]/g, ' ').trim() : '';
  // Copied: a piece of a string keeps all of it in memory, and a hostile file's title has megabytes.
  return clean === '' ? undefined : Buffer.from(clean.slice(0, 120)).toString();
}
