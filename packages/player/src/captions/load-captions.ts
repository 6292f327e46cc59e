import type { Caption } from '@marquee/core/contracts';
import type { Cue } from './cue';
import { parseCues } from './parse-cues';

export type CaptionFetch = (url: string, init: { signal: AbortSignal }) => Promise<Response>;

const MAX_BYTES = 8_000_000;

/** Encoding by byte order mark; UTF-8 when it is valid, else Windows-1252, which old SRT files are. */
function decode(bytes: ArrayBuffer): string {
  const head = new Uint8Array(bytes.slice(0, 2));
  if (head[0] === 0xff && head[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (head[0] === 0xfe && head[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Fetches a caption file and reads its cues. Rejects when it cannot be had or holds none. */
export async function loadCaptions(caption: Caption, fetch: CaptionFetch, signal: AbortSignal): Promise<Cue[]> {
  const response = await fetch(caption.url, { signal });
  if (!response.ok) throw new Error(`caption file answered ${response.status}`);
  const bytes = await response.arrayBuffer();
  if (bytes.byteLength > MAX_BYTES) throw new Error('caption file is too large');
  const cues = parseCues(decode(bytes));
  if (cues.length === 0) throw new Error('caption file holds no cues');
  return cues;
}
