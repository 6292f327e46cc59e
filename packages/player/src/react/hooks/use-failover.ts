import { useEffect, useState } from 'react';
import { playerMessages } from '../../engine/errors/error-texts';
import type { PlayerEngine } from '../../engine/player-engine';
import type { FoundSource } from '../../sources/found-source';
import { useLatest } from './use-latest';

/** A source that has delivered nothing for this long, while it is needed, counts as dead if there is another. */
export const STALL_TIMEOUT_MS = 15_000;

interface FailoverInput {
  mediaId: string;
  sources: readonly FoundSource[];
  /** What plays now. */
  source: FoundSource | undefined;
  /** Answers with another result; without it there is nothing to switch to. */
  onSourceChange: ((source: FoundSource) => void | Promise<void>) | undefined;
  showMessage: (text: string) => void;
}

interface Failover {
  /** Keys of sources that failed for this film or episode. */
  failed: ReadonlySet<string>;
  /** The next source is about to be opened: nothing is lost yet. */
  isSwitching: boolean;
}

const nothing: ReadonlySet<string> = new Set();

/** Switches to the next source when the one that plays fails or stalls. The position stays, as with any change of source. */
export function useFailover(engine: PlayerEngine, input: FailoverInput): Failover {
  const latest = useLatest(input);
  const { mediaId } = input;
  const [state, setState] = useState({ mediaId, failed: nothing, isSwitching: false });
  if (state.mediaId !== mediaId) setState({ mediaId, failed: nothing, isSwitching: false });

  useEffect(() => {
    let failed: ReadonlySet<string> = nothing;
    let stallTimer: ReturnType<typeof setTimeout> | undefined;
    let before = engine.getState();

    function switchSource(): void {
      const { source, sources, onSourceChange, showMessage } = latest.current;
      if (!source) return;
      failed = new Set([...failed, source.key]);
      const next = onSourceChange && sources.find(({ key }) => !failed.has(key));
      setState({ mediaId, failed, isSwitching: next !== undefined });
      if (!next) return;
      showMessage(playerMessages.sourceFailed(source.name));
      Promise.resolve(onSourceChange(next)).catch(() => {
        setState({ mediaId, failed, isSwitching: false });
        showMessage(playerMessages.sourceChangeFailed);
      });
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
      if (now.firstFrame && !before.firstFrame && now.status !== 'failed') {
        const key = latest.current.source?.key ?? '';
        failed = new Set([...failed].filter((other) => other !== key));
        setState({ mediaId, failed, isSwitching: false });
      }
      before = now;
    }
    function onStall(): void {
      stallTimer = undefined;
      const { source, sources, onSourceChange } = latest.current;
      const another = onSourceChange && sources.some(({ key }) => key !== source?.key && !failed.has(key));
      if (another) switchSource();
    }
    const stopErrors = engine.on('error', switchSource);
    const stopState = engine.subscribe(onState);
    return () => {
      clearTimeout(stallTimer);
      stopErrors();
      stopState();
    };
  }, [engine, mediaId, latest]);

  return { failed: state.failed, isSwitching: state.isSwitching };
}
