/** Makes a URL in a playlist or a thumbnail track absolute, and adds what the client needs to open it. */
export type ResolveAddress = (address: string) => string;

/** Rewrites the URLs of an HLS playlist: plain lines, and `URI="..."` in tags. */
export const resolvePlaylist = (text: string, resolve: ResolveAddress): string =>
  text
    .split('\n')
    .map((line) => {
      if (line.trim() === '') return line;
      if (line.startsWith('#'))
        return line.replace(/\bURI="([^"]+)"/g, (_whole, address: string) => `URI="${resolve(address)}"`);
      return resolve(line.trim());
    })
    .join('\n');

/** Rewrites the payload lines of a WebVTT thumbnail track, each of which is the URL of an image. */
export const resolveThumbnailTrack = (text: string, resolve: ResolveAddress): string =>
  text
    .split('\n')
    .map((line, index, lines) => (lines[index - 1]?.includes('-->') ? resolve(line.trim()) : line))
    .join('\n');

const heightOf = (tag: string): number => Number(/\bRESOLUTION=\d+x(\d+)/.exec(tag)?.[1] ?? 0);

/** A master playlist without the variants (a tag and the following URL) that are taller than `maxHeight`. */
export function withoutVariantsAbove(master: string, maxHeight: number): string {
  const lines = master.split('\n');
  const isTooHigh = (line: string | undefined): boolean =>
    line !== undefined && line.startsWith('#EXT-X-STREAM-INF:') && heightOf(line) > maxHeight;
  return lines.filter((line, index) => !isTooHigh(line) && !isTooHigh(lines[index - 1])).join('\n');
}
