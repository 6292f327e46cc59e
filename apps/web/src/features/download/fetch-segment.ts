import { abortableDelay } from '@marquee/player/sources';
import type { MediaSegment } from './playlist';

const TRIES = 4;
const FIRST_PAUSE_MS = 500;

async function fetchBytes({ url, range }: MediaSegment, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  const headers: HeadersInit = range ? { Range: `bytes=${range.start}-${range.start + range.length - 1}` } : {};
  for (let attempt = 1; ; attempt += 1) {
    try {
      const response = await fetch(url, { signal, credentials: 'same-origin', headers });
      if (!response.ok) throw new Error(`answered ${response.status}`);
      const bytes = new Uint8Array(await response.arrayBuffer());
      // A server without support for ranges sends the whole file.
      return range && response.status !== 206 ? bytes.slice(range.start, range.start + range.length) : bytes;
    } catch (error) {
      signal.throwIfAborted();
      if (attempt >= TRIES) throw error;
      await abortableDelay(FIRST_PAUSE_MS * 2 ** (attempt - 1), signal);
    }
  }
}

/** Fetches and decrypts segments; each key is fetched once. */
export function createSegmentFetcher(signal: AbortSignal): (piece: MediaSegment) => Promise<Uint8Array<ArrayBuffer>> {
  const keys = new Map<string, Promise<CryptoKey>>();
  const keyOf = (url: string): Promise<CryptoKey> => {
    const known =
      keys.get(url) ??
      fetchBytes({ url }, signal).then((raw) => crypto.subtle.importKey('raw', raw, 'AES-CBC', false, ['decrypt']));
    keys.set(url, known);
    return known;
  };
  return async (piece) => {
    const bytes = await fetchBytes(piece, signal);
    if (!piece.key) return bytes;
    const iv = new Uint8Array(piece.key.iv);
    return new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-CBC', iv }, await keyOf(piece.key.url), bytes));
  };
}
