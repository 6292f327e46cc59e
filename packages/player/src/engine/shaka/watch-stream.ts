import type { Stream } from '@marquee/core/contracts';
import { isServersFault, mayPass, type StreamProblem } from '../../diagnosis/stream-problem';
import { hostOf } from '../../diagnosis/host-of';
import { urlToProbe } from '../../sources/stream-urls';
import { createPlayerError } from '../errors/error-texts';
import type { PlayerError } from '../errors/player-error';
import { frameCounts } from '../playback-stats';
import type { Lifetime } from '../lifetimes';

/** Diagnoses a stream; null if no problem is found. `atSec` is where it stopped. */
export type Diagnose = (stream: Stream, signal: AbortSignal, atSec?: number) => Promise<StreamProblem | null>;

interface StreamPorts {
  video: HTMLVideoElement;
  fail: (error: PlayerError) => void;
  /** Reports why loading takes long; null when it continues. */
  reportSlowness: (problem: StreamProblem | null) => void;
  diagnose: Diagnose;
}

/** Without a frame for this long, the stream is diagnosed, so that a message appears within 15 s. */
const FIRST_LOOK_MS = 6_000;
const NEXT_LOOK_MS = 6_000;
/** Audio without frames for this long means that the browser cannot decode the video. */
const BLACK_SEC = 1;

const decodedFrames = (video: HTMLVideoElement): number | undefined => frameCounts(video)?.totalVideoFrames;

/** An unreachable server is a network error, which is retried; a refusal is an error of the stream. */
const errorOf = (problem: StreamProblem): PlayerError =>
  createPlayerError(isServersFault(problem) ? 'stream' : 'network', { detail: JSON.stringify(problem), problem });

/** The end of the buffered media. */
function shownUntilSec({ buffered, currentTime }: HTMLVideoElement): number {
  for (let range = 0; range < buffered.length; range += 1)
    if (buffered.start(range) <= currentTime + 0.1 && buffered.end(range) >= currentTime) return buffered.end(range);
  return currentTime;
}

/**
 * Fails a stream that does not begin, or does not continue. Ten retries of a fragment (PLAYER-25) take half a minute; a
 * server that refuses all of them is detected sooner. For a slow or busy server it waits, and reports its name.
 */
function watchStandstill(stream: Stream, ports: StreamPorts, lifetime: Lifetime): void {
  const { video, fail, reportSlowness, diagnose } = ports;
  let left = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasBegun = false;
  const look = async ({ signal }: AbortController): Promise<void> => {
    const problem = navigator.onLine ? await diagnose(stream, signal, shownUntilSec(video)).catch(() => null) : null;
    if (signal.aborted) return;
    // A lost connection during playback is handled elsewhere.
    if (problem && !mayPass(problem) && (isServersFault(problem) || !hasBegun)) {
      fail(errorOf(problem));
      return;
    }
    reportSlowness(problem);
    wait(NEXT_LOOK_MS);
  };
  const wait = (ms: number): void => {
    timer = setTimeout(() => void look(left), ms);
  };
  const stop = (): void => {
    clearTimeout(timer);
    timer = undefined;
    left.abort();
    reportSlowness(null);
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

/** Fails a stream whose video remains black while audio plays. */
function watchPicture(stream: Stream, { video, fail }: StreamPorts, lifetime: Lifetime): void {
  // Hidden pages do not decode video.
  const showsNothing = (): boolean =>
    video.videoWidth === 0 || (document.visibilityState === 'visible' && decodedFrames(video) === 0);
  let blackSinceSec: number | undefined;
  lifetime.listen(video, 'timeupdate', () => {
    if (!showsNothing() || video.paused || video.seeking) blackSinceSec = undefined;
    else blackSinceSec ??= video.currentTime;
    if (blackSinceSec === undefined || video.currentTime - blackSinceSec < BLACK_SEC) return;
    const problem = { kind: 'noPicture', host: hostOf(urlToProbe(stream) ?? '') } as const;
    fail(createPlayerError('unsupported', { detail: 'audio without video', problem }));
  });
}

/** Detects within seconds why a stream does not play. */
export function watchStream(stream: Stream, ports: StreamPorts, lifetime: Lifetime): void {
  watchStandstill(stream, ports, lifetime);
  watchPicture(stream, ports, lifetime);
}
