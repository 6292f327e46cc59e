import type { Stream } from '@marquee/core/contracts';
import { captureFrame, createSeekingThumbnails, type SeekingThumbnails } from '../../thumbnails/seeking-thumbnails';
import { shakaThumbnail } from '../../thumbnails/shaka-thumbnails';
import type { Thumbnail } from '../../thumbnails/thumbnail';
import type { Lifetime } from '../lifetimes';
import type { EngineState } from '../state';
import { openHiddenVideo } from './hidden-video';
import type { LoadShaka } from './load-shaka';
import type { ShakaHandle } from './shaka-handle';

interface ThumbnailPorts {
  handle: ShakaHandle;
  loadShaka: LoadShaka;
  state: () => EngineState;
  /** The availability of thumbnails may have changed. */
  changed: () => void;
  warn: (error: unknown) => void;
}

/** The source of the seek bar's thumbnails: the stream's image tracks, otherwise seeking in a hidden video. */
export interface ThumbnailSource {
  start: (stream: Stream, lifetime: Lifetime, maySeek: boolean) => Promise<void>;
  available: () => boolean;
  get: (positionSec: number) => Promise<Thumbnail | null>;
}

export function createThumbnailSource({ handle, loadShaka, state, changed, warn }: ThumbnailPorts): ThumbnailSource {
  let seeking: SeekingThumbnails | undefined;
  const hasTrack = (): boolean => (handle.player()?.getImageTracks().length ?? 0) > 0;

  function makeBySeeking(stream: Stream, lifetime: Lifetime): void {
    const mine = createSeekingThumbnails({
      open: () => openHiddenVideo(stream, loadShaka),
      capture: captureFrame,
      revoke: (url) => URL.revokeObjectURL(url),
    });
    seeking = mine;
    lifetime.onEnd(() => {
      mine.release();
      if (seeking === mine) seeking = undefined;
    });
  }

  return {
    async start(stream, lifetime, maySeek) {
      let current = true;
      lifetime.onEnd(() => (current = false));
      const isCurrent = (): boolean => current;
      if (!hasTrack() && stream.thumbnails) {
        // A missing thumbnail file must not affect playback.
        await handle.player()?.addThumbnailsTrack(stream.thumbnails).catch(warn);
      }
      if (!isCurrent()) return;
      if (!hasTrack() && maySeek && Number.isFinite(state().durationSec)) makeBySeeking(stream, lifetime);
      changed();
    },
    available: () => hasTrack() || seeking !== undefined,
    async get(positionSec) {
      const player = handle.player();
      const fromTrack = player && (await shakaThumbnail(player, positionSec).catch(() => null));
      return fromTrack ?? (await seeking?.get(positionSec, state().durationSec)) ?? null;
    },
  };
}
