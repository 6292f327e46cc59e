import type { Stream } from '@marquee/core/contracts';
import { mayPass, type StreamProblem } from '../../diagnosis/stream-problem';
import { createPlayerError } from '../errors/error-texts';
import type { PlayerError } from '../errors/player-error';
import type { Lifetime } from '../lifetimes';

/** What is wrong with a stream; null when nothing is. */
export type Diagnose = (stream: Stream, signal: AbortSignal) => Promise<StreamProblem | null>;

interface StartPorts {
  video: HTMLVideoElement;
  fail: (error: PlayerError) => void;
  diagnose: Diagnose;
}

/** After this long without a picture somebody looks why, so that a message comes within 15 s. */
const FIRST_LOOK_MS = 8_000;
const NEXT_LOOK_MS = 6_000;
/** Sound alone for this long is a picture that the browser cannot decode. */
const BLACK_SEC = 1;

/** Undefined where the browser does not count. */
const decodedFrames = (video: HTMLVideoElement): number | undefined =>
  (video as Partial<HTMLVideoElement>).getVideoPlaybackQuality?.().totalVideoFrames;

/**
 * Ends a stream that cannot begin. Fragments are asked for ten times (PLAYER-25), which takes half a minute: a server that
 * refuses each of them is found out sooner. A picture that stays black while the sound plays is a failure, too.
 */
export function watchStart(stream: Stream, { video, fail, diagnose }: StartPorts, lifetime: Lifetime): void {
  const left = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const look = async (): Promise<void> => {
    const problem = navigator.onLine ? await diagnose(stream, left.signal).catch(() => null) : null;
    if (left.signal.aborted || video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) return;
    if (problem !== null && !mayPass(problem)) fail(createPlayerError('network', { detail: JSON.stringify(problem) }));
    else timer = setTimeout(() => void look(), NEXT_LOOK_MS);
  };
  timer = setTimeout(() => void look(), FIRST_LOOK_MS);
  const stop = (): void => {
    clearTimeout(timer);
    left.abort();
  };
  lifetime.listen(video, 'loadeddata', stop);
  lifetime.onEnd(stop);

  // Pages that nobody sees decode no picture.
  const showsNothing = (): boolean =>
    video.videoWidth === 0 || (document.visibilityState === 'visible' && decodedFrames(video) === 0);
  let blackSinceSec: number | undefined;
  lifetime.listen(video, 'timeupdate', () => {
    if (!showsNothing() || video.paused || video.seeking) blackSinceSec = undefined;
    else blackSinceSec ??= video.currentTime;
    if (blackSinceSec !== undefined && video.currentTime - blackSinceSec >= BLACK_SEC)
      fail(createPlayerError('unsupported', { detail: 'sound without a picture' }));
  });
}
