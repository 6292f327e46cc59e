import type { Stream } from '@marquee/core/contracts';
import { isServersFault, mayPass, type StreamProblem } from '../../diagnosis/stream-problem';
import { hostOf } from '../../diagnosis/host-of';
import { urlToProbe } from '../../sources/stream-urls';
import { createPlayerError } from '../errors/error-texts';
import type { PlayerError } from '../errors/player-error';
import type { Lifetime } from '../lifetimes';

/** What is wrong with a stream; null when nothing is. `atSec` is where it does not go on. */
export type Diagnose = (stream: Stream, signal: AbortSignal, atSec?: number) => Promise<StreamProblem | null>;

interface StreamPorts {
  video: HTMLVideoElement;
  fail: (error: PlayerError) => void;
  /** Why it takes so long; null once it goes on. */
  tellSlowness: (problem: StreamProblem | null) => void;
  diagnose: Diagnose;
}

/** After this long without a picture somebody looks why, so that a message comes within 15 s. */
const FIRST_LOOK_MS = 6_000;
const NEXT_LOOK_MS = 6_000;
/** Sound alone for this long is a picture that the browser cannot decode. */
const BLACK_SEC = 1;

/** Undefined where the browser does not count. */
const decodedFrames = (video: HTMLVideoElement): number | undefined =>
  (video as Partial<HTMLVideoElement>).getVideoPlaybackQuality?.().totalVideoFrames;

/** A server that is not there is a failure of the network, which is tried again; what it refuses is one of the stream. */
const errorOf = (problem: StreamProblem): PlayerError =>
  createPlayerError(isServersFault(problem) ? 'stream' : 'network', { detail: JSON.stringify(problem), problem });

/** The end of what can be shown now. */
function shownUntilSec({ buffered, currentTime }: HTMLVideoElement): number {
  for (let range = 0; range < buffered.length; range += 1)
    if (buffered.start(range) <= currentTime + 0.1 && buffered.end(range) >= currentTime) return buffered.end(range);
  return currentTime;
}

/**
 * Ends a stream that does not begin, or does not go on. Fragments are asked for ten times (PLAYER-25), which takes half a
 * minute: a server that refuses each of them is found out sooner. One that is slow or busy is waited for, and named.
 */
function watchStandstill(stream: Stream, ports: StreamPorts, lifetime: Lifetime): void {
  const { video, fail, tellSlowness, diagnose } = ports;
  let left = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasBegun = false;
  const look = async ({ signal }: AbortController): Promise<void> => {
    const problem = navigator.onLine ? await diagnose(stream, signal, shownUntilSec(video)).catch(() => null) : null;
    if (signal.aborted) return;
    // A connection that is lost while playing has others who wait for it.
    if (problem && !mayPass(problem) && (isServersFault(problem) || !hasBegun)) {
      fail(errorOf(problem));
      return;
    }
    tellSlowness(problem);
    wait(NEXT_LOOK_MS);
  };
  const wait = (ms: number): void => {
    timer = setTimeout(() => void look(left), ms);
  };
  const stop = (): void => {
    clearTimeout(timer);
    timer = undefined;
    left.abort();
    tellSlowness(null);
  };
  const goOn = (): void => {
    hasBegun = true;
    if (timer !== undefined) stop();
  };
  wait(FIRST_LOOK_MS);
  lifetime.listen(video, 'loadeddata', goOn);
  lifetime.listen(video, 'timeupdate', () => video.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA && goOn());
  lifetime.listen(video, 'waiting', () => {
    if (timer !== undefined) return;
    left = new AbortController();
    wait(FIRST_LOOK_MS);
  });
  lifetime.onEnd(stop);
}

/** A picture that stays black while the sound plays is a failure. */
function watchPicture(stream: Stream, { video, fail }: StreamPorts, lifetime: Lifetime): void {
  // Pages that nobody sees decode no picture.
  const showsNothing = (): boolean =>
    video.videoWidth === 0 || (document.visibilityState === 'visible' && decodedFrames(video) === 0);
  let blackSinceSec: number | undefined;
  lifetime.listen(video, 'timeupdate', () => {
    if (!showsNothing() || video.paused || video.seeking) blackSinceSec = undefined;
    else blackSinceSec ??= video.currentTime;
    if (blackSinceSec === undefined || video.currentTime - blackSinceSec < BLACK_SEC) return;
    const problem = { kind: 'noPicture', host: hostOf(urlToProbe(stream) ?? '') } as const;
    fail(createPlayerError('unsupported', { detail: 'sound without a picture', problem }));
  });
}

/** Finds out within seconds what a stream that does not play suffers from. */
export function watchStream(stream: Stream, ports: StreamPorts, lifetime: Lifetime): void {
  watchStandstill(stream, ports, lifetime);
  watchPicture(stream, ports, lifetime);
}
