import type { Stream } from '@marquee/core/contracts';
import { urlToProbe } from '../../sources/stream-urls';
import { createPlayerError } from '../errors/error-texts';
import type { PlayerError } from '../errors/player-error';
import { isAbort, isFatal, isNetworkCategory, toPlayerError } from '../errors/shaka-error';
import type { Emitter } from '../emitter';
import { bufferedAheadSec } from '../media-state';
import type { EngineEvents } from '../player-engine';
import { createRecovery, type Recovery } from '../recovery';
import type { EngineState } from '../state';
import type { StateStore } from '../state-store';
import type { CurrentLoad } from './current-load';
import type { Diagnose } from './watch-stream';

interface FailuresOptions {
  store: StateStore<EngineState>;
  emitter: Emitter<EngineEvents>;
  current: CurrentLoad;
  pause: () => void;
  retryStreaming: () => void;
  reload: () => Promise<unknown>;
  /** Whether a file's server responds. */
  isReachable: (url: string) => Promise<boolean>;
  explain: Diagnose;
  delay: (ms: number) => Promise<void>;
  now: () => number;
}

export interface Failures {
  recovery: Recovery;
  fail: (cause: unknown) => void;
  /** Tells a file that cannot be fetched from one that cannot be played, and names what the browser cannot decode. */
  diagnose: (cause: unknown) => Promise<PlayerError>;
  onShakaError: (error: unknown) => void;
  /** The connection is back, or the device has woken up. */
  onOnline: () => void;
  /** Another load begins. */
  leaveReady: () => void;
}

const isDecoding = ({ code }: PlayerError): boolean => code === 'media' || code === 'unsupported';

/** Decides what an error of Shaka means: a warning, a recovery, or the end of playback. */
export function createFailures(options: FailuresOptions): Failures {
  const { store, emitter, current, isReachable, explain } = options;
  /** Remembers whether it plays. The element's events are ignored from now on: browsers pause what fails. */
  function leaveReady(): void {
    const { status, paused } = store.get();
    if (status === 'ready') current.plays = !paused;
  }

  function fail(cause: unknown): void {
    const error = toPlayerError(cause);
    leaveReady();
    current.end();
    options.pause();
    store.update({ status: 'failed', error, buffering: false, paused: true });
    emitter.emit('error', error);
  }

  const recovery = createRecovery({
    retryStreaming: options.retryStreaming,
    reload: options.reload,
    bufferedAheadSec: () => bufferedAheadSec(store.get()),
    isStuck: () => {
      const state = store.get();
      return state.status === 'ready' && state.buffering && bufferedAheadSec(state) < 1;
    },
    isServerBusy: () => store.get().isServerBusy,
    giveUp: fail,
    recovered: (reason) => emitter.emit('recovered', { reason }),
    delay: options.delay,
    now: options.now,
  });

  let left = new AbortController();
  /** Names the codecs of a playlist or manifest that the browser lacks; the picture may play without the sound. */
  async function nameCodecs(error: PlayerError, stream: Stream): Promise<PlayerError> {
    left.abort();
    left = new AbortController();
    const problem = error.problem ?? (await explain(stream, left.signal).catch(() => null));
    if (problem?.kind !== 'codecs') return error;
    return createPlayerError(error.code, { detail: error.detail, problem, cause: error.cause });
  }

  /** Browsers report a file that cannot be fetched as one that they cannot play. */
  async function diagnose(cause: unknown): Promise<PlayerError> {
    const error = toPlayerError(cause);
    const { stream } = current;
    if (stream && stream.type !== 'file') return isDecoding(error) ? nameCodecs(error, stream) : error;
    const url = stream && urlToProbe(stream);
    if (error.code !== 'media' || !url || (await isReachable(url))) return error;
    return createPlayerError('network', { detail: error.detail, cause });
  }

  async function failDiagnosed(coded: PlayerError): Promise<void> {
    // What still loads must not become ready.
    current.end();
    const isOutdated = current.createOutdatedCheck();
    const error = await diagnose(coded);
    if (!isOutdated()) fail(error);
  }

  async function onMediaError(coded: PlayerError): Promise<void> {
    const isOutdated = current.createOutdatedCheck();
    current.takesErrors = false;
    leaveReady();
    store.update({ status: 'loading', buffering: true });
    const error = await diagnose(coded);
    if (isOutdated()) return;
    if (error.code === 'network' || error.problem) fail(error);
    else await recovery.media(error);
  }

  function onOnline(): void {
    recovery.online();
    emitter.emit('online', undefined);
  }

  return {
    fail,
    diagnose,
    recovery,
    onShakaError(error) {
      const { status } = store.get();
      const isLoading = status === 'loading';
      if (isAbort(error) || (status !== 'ready' && !isLoading)) return;
      emitter.emit('warning', toPlayerError(error));
      if (!isFatal(error) || !current.takesErrors) return;
      const coded = toPlayerError(error);
      if (isNetworkCategory(error)) void recovery.network(coded);
      else if (coded.code === 'media' && !isLoading) void onMediaError(coded);
      // For a file, the load itself reports it.
      else if (isLoading && current.stream?.type === 'file') return;
      else if (isDecoding(coded)) void failDiagnosed(coded);
      else fail(coded);
    },
    onOnline,
    leaveReady,
  };
}
