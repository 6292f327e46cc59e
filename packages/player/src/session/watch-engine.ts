import { keysOf } from '@marquee/core';
import { areSounds } from '../diagnosis/codecs';
import type { PlayerEngine } from '../engine/player-engine';
import type { EngineState } from '../engine/state';
import type { Media } from './state';

/** A source that delivers nothing for this long while data is needed counts as dead, if there is another. */
export const STALL_TIMEOUT_MS = 15_000;

const mediaOf = ({ status, firstFrame, buffering, seeking, paused, ended, error }: EngineState): Media => ({
  status: status === 'idle' || status === 'destroyed' ? 'none' : status,
  hasStarted: firstFrame,
  isWaiting: buffering,
  hasStopped: buffering && firstFrame && !seeking,
  isPaused: paused,
  hasEnded: ended,
  failure: error && (error.code === 'network' ? 'network' : 'media'),
  lacksSound: error?.problem?.kind === 'codecs' && areSounds(error.problem.codecs),
});

const isEqual = (a: Media, b: Media): boolean => keysOf(a).every((key) => a[key] === b[key]);

/** Reports what an engine does, and when it delivers nothing. Returns a function that stops it. */
export function watchEngine(
  engine: PlayerEngine,
  { onMedia, onStall }: { onMedia: (media: Media) => void; onStall: () => void },
): () => void {
  let stallTimer: ReturnType<typeof setTimeout> | undefined;
  let before = engine.getState();
  let reported = mediaOf(before);
  const stalled = (): void => {
    stallTimer = setTimeout(stalled, STALL_TIMEOUT_MS);
    onStall();
  };
  const unsubscribe = engine.subscribe(() => {
    const now = engine.getState();
    const waits = now.status === 'loading' || (now.status === 'ready' && now.buffering && !now.paused);
    const hasArrived = now.buffered !== before.buffered || now.status !== before.status;
    before = now;
    if (!waits || hasArrived) {
      clearTimeout(stallTimer);
      stallTimer = undefined;
    }
    if (waits) stallTimer ??= setTimeout(stalled, STALL_TIMEOUT_MS);
    const media = mediaOf(now);
    if (isEqual(media, reported)) return;
    reported = media;
    onMedia(media);
  });
  return () => {
    clearTimeout(stallTimer);
    unsubscribe();
  };
}
