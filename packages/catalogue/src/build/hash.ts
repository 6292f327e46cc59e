/** FNV-1a over UTF-16 code units, with a final mix: 32 bits, the same on every machine and run. */
export function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A number in (0, 1) that depends only on the text. */
export const unitHash = (text: string): number => (hash32(text) + 0.5) / 2 ** 32;
