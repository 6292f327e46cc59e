import type { Caption } from '@marquee/core/contracts';
import type { CaptionFetch } from '../load-captions';
import { readSubtitleImages } from './read-image-track';
import type { SubtitleImage } from './subtitle-image';

export interface ImagePieces {
  /** The image at a time; null if there is none, or it is not loaded yet. Fetches the pieces needed next. */
  at: (positionSec: number) => SubtitleImage | null;
  close: () => void;
}

interface ImagePiecesOptions {
  caption: Pick<Caption, 'url' | 'pieceSec'>;
  fetch: CaptionFetch;
  /** A piece has been loaded. */
  onLoaded: () => void;
  /** A piece cannot be loaded; called once. */
  onFailure: () => void;
  /** Milliseconds of any clock. */
  now: () => number;
}

type Piece =
  | { state: 'loading'; stop: AbortController }
  | { state: 'loaded'; images: readonly SubtitleImage[] }
  | { state: 'failed'; atMs: number };

const MAX_PIECE_BYTES = 9_000_000;
/** In addition to the current one; each takes up to some megabytes. */
const MAX_PIECES = 4;
const RETRY_MS = 5_000;
const BUSY_MS = 2_000;

function lastStarted(images: readonly SubtitleImage[], positionSec: number): SubtitleImage | null {
  let [low, high] = [0, images.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((images[middle]?.startSec ?? Infinity) <= positionSec) low = middle + 1;
    else high = middle;
  }
  const image = images[low - 1];
  return image && positionSec < image.endSec ? image : null;
}

/** The images of a track around the position: fetched piece by piece, and dropped when playback has moved on. */
export function createImagePieces({ caption, fetch, onLoaded, onFailure, now }: ImagePiecesOptions): ImagePieces {
  const pieceSec = caption.pieceSec ?? Infinity;
  const pieces = new Map<number, Piece>();
  let isFailureTold = false;
  let isClosed = false;

  const addressOf = (index: number): string => {
    if (caption.pieceSec === undefined) return caption.url;
    const url = new URL(caption.url);
    url.searchParams.set('piece', String(index));
    return url.href;
  };

  async function load(index: number, stop: AbortController): Promise<Piece> {
    const response = await fetch(addressOf(index), { signal: stop.signal });
    // The requested position may be beyond the end of the film.
    if (response.status === 404 && index > 0) return { state: 'loaded', images: [] };
    if (response.status === 503) return { state: 'failed', atMs: now() - RETRY_MS + BUSY_MS };
    if (!response.ok) throw new Error(`image subtitles answered ${response.status}`);
    const bytes = await response.arrayBuffer();
    if (bytes.byteLength > MAX_PIECE_BYTES) throw new Error('image subtitles are too large');
    return { state: 'loaded', images: readSubtitleImages(new Uint8Array(bytes)) };
  }

  function request(index: number): void {
    const known = pieces.get(index);
    if (known && (known.state !== 'failed' || now() - known.atMs < RETRY_MS)) return;
    const stop = new AbortController();
    const loading: Piece = { state: 'loading', stop };
    pieces.set(index, loading);
    const settle = (piece: Piece): void => {
      if (isClosed || pieces.get(index) !== loading) return;
      pieces.set(index, piece);
      onLoaded();
      if (piece.state === 'failed') setTimeout(() => !isClosed && onLoaded(), piece.atMs + RETRY_MS - now() + 50);
    };
    load(index, stop).then(settle, () => {
      if (stop.signal.aborted) return;
      settle({ state: 'failed', atMs: now() });
      if (!isFailureTold) onFailure();
      isFailureTold = true;
    });
  }

  /** Aborts requests that are no longer needed, and drops pieces far from the position. */
  function forget(current: number): void {
    for (const [index, piece] of pieces) {
      const isNear = index === current || index === current + 1;
      if (piece.state === 'loading' && !isNear) {
        piece.stop.abort();
        pieces.delete(index);
      }
    }
    const byDistance = [...pieces.keys()].sort((a, b) => Math.abs(b - current) - Math.abs(a - current));
    for (const index of byDistance.slice(0, Math.max(0, pieces.size - MAX_PIECES))) pieces.delete(index);
  }

  return {
    at(positionSec) {
      const current = pieceSec === Infinity ? 0 : Math.max(0, Math.floor(positionSec / pieceSec));
      forget(current);
      request(current);
      if (positionSec > (current + 0.5) * pieceSec) request(current + 1);
      const piece = pieces.get(current);
      return piece?.state === 'loaded' ? lastStarted(piece.images, positionSec) : null;
    },
    close() {
      isClosed = true;
      for (const piece of pieces.values()) if (piece.state === 'loading') piece.stop.abort();
      pieces.clear();
    },
  };
}
