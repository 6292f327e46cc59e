import type { Caption } from '@marquee/core/contracts';
import type { Cue } from '@marquee/core/subtitles';

export type CaptionFetch = (url: string, init: { signal: AbortSignal }) => Promise<Response>;

export const MAX_CAPTION_BYTES = 8_000_000;

/** Fetches a caption file and parses its cues. Rejects if it cannot be fetched or contains none. */
export async function loadCaptions(caption: Caption, fetch: CaptionFetch, signal: AbortSignal): Promise<Cue[]> {
  const response = await fetch(caption.url, { signal });
  if (!response.ok) throw new Error(`caption file answered ${response.status}`);
  const bytes = await response.arrayBuffer();
  if (bytes.byteLength > MAX_CAPTION_BYTES) throw new Error('caption file is too large');
  const { readCaptions } = await import('./read-captions');
  const { cues } = await readCaptions(bytes);
  if (cues.length === 0) throw new Error('caption file holds no cues');
  return cues;
}
