import { useCallback, useEffect, useState } from 'react';
import type { PlayerError } from '../../engine/errors/player-error';
import type { PlayerEngine } from '../../engine/player-engine';
import type { FoundSource } from '../../sources/found-source';
import { isReachable } from '../../sources/is-reachable';
import { urlToProbe } from '../../sources/stream-urls';
import { usePlayerMessages } from '../messages-context';
import { useLatest } from './use-latest';

/** A source that delivers nothing for this long while data is needed counts as dead, if there is another. */
export const STALL_TIMEOUT_MS = 15_000;
/** Right after the network returns requests may still fail; such a failure is not the source's fault. */
const ONLINE_GRACE_MS = 10_000;
/** Another source must answer within this time to replace the failed one. */
const PROBE_TIMEOUT_MS = 4000;

interface FailoverInput {
  mediaId: string;
  sources: readonly FoundSource[];
  /** The source that is playing. */
  source: FoundSource | undefined;
  /** Called with another source; without it there is no failover. */
  onSourceChange: ((source: FoundSource) => void | Promise<void>) | undefined;
  /** Whether the list of sources is open. */
  isListOpen: boolean;
  showMessage: (text: string) => void;
}

interface Failover {
  /** Keys of sources that failed for this film or episode. */
  failed: ReadonlySet<string>;
  /** Whether a switch to the next source is in progress, so that no error is shown yet. */
  isSwitching: boolean;
}

type Failure = 'network' | 'media';
/** Failures by source key. */
type Failures = ReadonlyMap<string, Failure>;
const none: Failures = new Map();

const answers = (source: FoundSource): Promise<boolean> => {
  const url = urlToProbe(source.stream);
  return url ? isReachable(url, AbortSignal.timeout(PROBE_TIMEOUT_MS)) : Promise.resolve(false);
};

/** The first of the sources that is reachable now. */
async function firstReachable(sources: readonly FoundSource[]): Promise<FoundSource | undefined> {
  const reached = await Promise.all(sources.map(answers));
  return sources.find((_, index) => reached[index]);
}

/**
 * Switches to the next source when the current one fails or stalls, at the same position, as with any change of source.
 * Without a network, or if no other source can be reached either, playback waits for the current one.
 */
export function useFailover(engine: PlayerEngine, input: FailoverInput): Failover {
  const { toasts } = usePlayerMessages();
  const latest = useLatest({ ...input, toasts });
  const { mediaId, isListOpen } = input;
  const [state, setState] = useState({ mediaId, failures: none, isSwitching: false });
  if (state.mediaId !== mediaId) setState({ mediaId, failures: none, isSwitching: false });
  const failures = useLatest(state.failures);
  const forget = useCallback(
    (hasPassed: (key: string, failure: Failure) => boolean) =>
      setState((before) => {
        const left = [...before.failures].filter(([key, failure]) => !hasPassed(key, failure));
        return left.length === before.failures.size ? before : { ...before, failures: new Map(left) };
      }),
    [],
  );

  useEffect(() => {
    let stallTimer: ReturnType<typeof setTimeout> | undefined;
    let onlineSince = -Infinity;
    /** Number of the current failover attempt; results of earlier ones are ignored. */
    let attempt = 0;
    let before = engine.getState();

    async function leave(failure: Failure): Promise<void> {
      const { source, sources, onSourceChange, showMessage, toasts: texts } = latest.current;
      const isOffline = !navigator.onLine || Date.now() - onlineSince < ONLINE_GRACE_MS;
      // A busy server has the title, and will have a free slot.
      const isExternalCause = isOffline || engine.getState().isServerBusy;
      if (!source || (failure === 'network' && isExternalCause)) return;
      const mine = (attempt += 1);
      const others = onSourceChange ? sources.filter(({ key }) => key !== source.key) : [];
      const fresh = others.filter(({ key }) => !failures.current.has(key));
      setState((now) => ({ ...now, isSwitching: fresh.length > 0 }));
      const next =
        failure === 'media'
          ? (fresh[0] ?? (await firstReachable(others.filter(({ key }) => failures.current.get(key) === 'network'))))
          : await firstReachable(fresh);
      if (mine !== attempt) return;
      // The viewer has picked another source meanwhile.
      if (latest.current.source?.key !== source.key) {
        stay();
        return;
      }
      const isOutage = failure === 'network' && !next;
      setState((now) => ({
        ...now,
        isSwitching: next !== undefined,
        failures: isOutage ? now.failures : new Map([...now.failures, [source.key, failure]]),
      }));
      if (!next || !onSourceChange) return;
      showMessage(texts.sourceFailed({ source: source.name }));
      try {
        await onSourceChange(next);
      } catch {
        setState((now) => ({ ...now, isSwitching: false }));
        showMessage(texts.sourceChangeFailed);
      }
    }
    const stay = (): void => {
      attempt += 1;
      setState((now) => (now.isSwitching ? { ...now, isSwitching: false } : now));
    };
    const onError = ({ code }: PlayerError): void => void leave(code === 'network' ? 'network' : 'media');
    function onStall(): void {
      stallTimer = setTimeout(onStall, STALL_TIMEOUT_MS);
      void leave('network');
    }
    function onState(): void {
      const now = engine.getState();
      const waits = now.status === 'loading' || (now.status === 'ready' && now.buffering && !now.paused);
      const arrived = now.buffered !== before.buffered || now.status !== before.status;
      if (!waits || arrived) {
        clearTimeout(stallTimer);
        stallTimer = undefined;
      }
      if (waits) stallTimer ??= setTimeout(onStall, STALL_TIMEOUT_MS);
      // Data arrived while other sources were being probed.
      if (now.status === 'ready' && before.buffering && !now.buffering) stay();
      if (now.firstFrame && !before.firstFrame && now.status !== 'failed') {
        stay();
        forget((key) => key === latest.current.source?.key);
      }
      before = now;
    }
    const onOnline = (): void => {
      onlineSince = Date.now();
      forget((_, failure) => failure === 'network');
    };
    const stopErrors = engine.on('error', onError);
    const stopState = engine.subscribe(onState);
    window.addEventListener('online', onOnline);
    return () => {
      attempt += 1;
      clearTimeout(stallTimer);
      stopErrors();
      stopState();
      window.removeEventListener('online', onOnline);
    };
  }, [engine, mediaId, latest, failures, forget]);

  // Recovery is checked only while the list is open.
  useEffect(() => {
    if (!isListOpen) return;
    for (const source of latest.current.sources) {
      if (failures.current.get(source.key) !== 'network') continue;
      void answers(source).then((isBack) => isBack && forget((key) => key === source.key));
    }
  }, [isListOpen, latest, failures, forget]);

  return { failed: new Set(state.failures.keys()), isSwitching: state.isSwitching };
}
