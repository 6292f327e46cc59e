import { useEffect, useState } from 'react';
import { playerMessages } from '../../engine/errors/error-texts';
import type { PlayerEngine } from '../../engine/player-engine';
import type { FoundSource } from '../../sources/found-source';
import { useLatest } from './use-latest';

/** A source that has delivered nothing for this long, while it is needed, counts as dead if there is another. */
export const STALLED_MS = 15_000;

interface FailoverInput {
  mediaId: string;
  sources: readonly FoundSource[];
  /** What plays now. */
  source: FoundSource | undefined;
  /** Answers with another result; without it there is nothing to go over to. */
  onSourceChange: ((source: FoundSource) => void | Promise<void>) | undefined;
  showMessage: (text: string) => void;
}

export interface Failover {
  /** Keys of sources that failed for this film or episode. */
  failed: ReadonlySet<string>;
  /** The next source is about to be opened: nothing is lost yet. */
  isGoingOver: boolean;
}

const nothing: ReadonlySet<string> = new Set();

/** Goes over to the next source when the one that plays fails or stays silent; the position stays, as with any change. */
export function useFailover(engine: PlayerEngine, input: FailoverInput): Failover {
  const latest = useLatest(input);
  const { mediaId } = input;
  const [state, setState] = useState({ mediaId, failed: nothing, isGoingOver: false });
  if (state.mediaId !== mediaId) setState({ mediaId, failed: nothing, isGoingOver: false });

  useEffect(() => {
    let failed: ReadonlySet<string> = nothing;
    let silence: ReturnType<typeof setTimeout> | undefined;
    let before = engine.getState();

    function goOver(): void {
      const { source, sources, onSourceChange, showMessage } = latest.current;
      if (!source) return;
      failed = new Set([...failed, source.key]);
      const next = onSourceChange && sources.find(({ key }) => !failed.has(key));
      setState({ mediaId, failed, isGoingOver: next !== undefined });
      if (!next) return;
      showMessage(playerMessages.sourceFailed(source.name));
      Promise.resolve(onSourceChange(next)).catch(() => {
        setState({ mediaId, failed, isGoingOver: false });
        showMessage(playerMessages.sourceChangeFailed);
      });
    }
    function onState(): void {
      const now = engine.getState();
      const waits = now.status === 'loading' || (now.status === 'ready' && now.buffering && !now.paused);
      const arrived = now.buffered !== before.buffered || now.status !== before.status;
      if (!waits || arrived) {
        clearTimeout(silence);
        silence = undefined;
      }
      if (waits) silence ??= setTimeout(onSilence, STALLED_MS);
      if (now.firstFrame && !before.firstFrame && now.status !== 'failed') {
        const key = latest.current.source?.key ?? '';
        failed = new Set([...failed].filter((other) => other !== key));
        setState({ mediaId, failed, isGoingOver: false });
      }
      before = now;
    }
    function onSilence(): void {
      silence = undefined;
      const { source, sources, onSourceChange } = latest.current;
      const another = onSourceChange && sources.some(({ key }) => key !== source?.key && !failed.has(key));
      if (another) goOver();
    }
    const stopErrors = engine.on('error', goOver);
    const stopState = engine.subscribe(onState);
    return () => {
      clearTimeout(silence);
      stopErrors();
      stopState();
    };
  }, [engine, mediaId, latest]);

  return { failed: state.failed, isGoingOver: state.isGoingOver };
}
