import type { FileTarget } from '../../shared/lib/saving/file-target';
import { createSegmentFetcher } from './fetch-segment';
import { asSound, mergeInits } from './merge-mp4';
import { PlaylistError, readMedia, type MediaPlaylist, type MediaSegment } from './playlist';

export interface SaveInput {
  picture: string;
  /** Separate audio stream. */
  sound: string | null;
  signal: AbortSignal;
  /** Called once the file type is known. */
  openTarget: (ending: 'mp4' | 'ts') => Promise<FileTarget>;
  onProgress: (doneShare: number, bytes: number) => void;
}

export class LiveStreamError extends Error {}
export class UnjoinableError extends Error {}

async function fetchPlaylist(url: string, signal: AbortSignal): Promise<MediaPlaylist> {
  const response = await fetch(url, { signal, credentials: 'same-origin' });
  if (!response.ok) throw new Error(`answered ${response.status}`);
  const playlist = readMedia(await response.text(), url);
  if (!playlist.isComplete) throw new LiveStreamError();
  if (playlist.pieces.length === 0) throw new PlaylistError('not-a-playlist');
  return playlist;
}

/** Interleaves video and audio segments, so that players find both close together. */
function* inTurns(
  picture: readonly MediaSegment[],
  sound: readonly MediaSegment[],
): Generator<{ piece: MediaSegment; isSound: boolean }> {
  let heard = 0;
  for (const [index, piece] of picture.entries()) {
    yield { piece, isSound: false };
    const until = Math.round(((index + 1) / picture.length) * sound.length);
    for (; heard < until; heard += 1) {
      const next = sound[heard];
      if (next) yield { piece: next, isSound: true };
    }
  }
}

/**
 * Fetches all segments of a stream and writes them to one file. Rejects on the first error; the target is then
 * discarded.
 */
export async function saveStream({ picture, sound, signal, openTarget, onProgress }: SaveInput): Promise<void> {
  const fetchPiece = createSegmentFetcher(signal);
  const seen = await fetchPlaylist(picture, signal);
  const heard = sound ? await fetchPlaylist(sound, signal) : null;
  if (heard && !(seen.init && heard.init)) throw new UnjoinableError();
  const target = await openTarget(seen.init ? 'mp4' : 'ts');
  let bytes = 0;
  const write = async (part: Uint8Array<ArrayBuffer>): Promise<void> => {
    bytes += part.length;
    await target.write(part);
  };
  try {
    if (seen.init) {
      const start = await fetchPiece(seen.init);
      await write(heard?.init ? mergeInits(start, await fetchPiece(heard.init)) : start);
    }
    const total = seen.pieces.length + (heard?.pieces.length ?? 0);
    let done = 0;
    for (const { piece, isSound } of inTurns(seen.pieces, heard?.pieces ?? [])) {
      const part = await fetchPiece(piece);
      await write(isSound && seen.init ? asSound(part) : part);
      done += 1;
      onProgress(done / total, bytes);
    }
    await target.close();
  } catch (error) {
    await target.abort();
    throw error;
  }
}
