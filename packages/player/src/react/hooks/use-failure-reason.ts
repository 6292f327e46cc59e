import { useEffect, useState } from 'react';
import type { PlayerError } from '../../engine/errors/player-error';
import type { StreamProblem } from '../../diagnosis/stream-problem';
import type { FoundSource } from '../../sources/found-source';
import { usePlayerMessages } from '../messages-context';

interface FailureReason {
  problem: StreamProblem;
  text: string;
  /** Advice, if the text does not include it. */
  advice: string | null;
}

/**
 * Why the stream of a source does not play; null until the diagnosis is done, or if it finds nothing. It runs for a black video
 * too, because it may name a better cause.
 */
export function useFailureReason(source: FoundSource | null, error: PlayerError): FailureReason | null {
  const messages = usePlayerMessages();
  const { stream, name } = source ?? {};
  const { problem: known, code } = error;
  const [found, setFound] = useState<FailureReason & { error: PlayerError }>();
  useEffect(() => {
    // Offline there is nothing to diagnose; the panel already says so.
    if (!stream || !navigator.onLine) return;
    const left = new AbortController();
    async function find(from: FoundSource['stream']): Promise<void> {
      const { diagnose, problemText, adviceText } = await import('../../diagnosis');
      const isKnown = known !== undefined && known.kind !== 'noPicture';
      const problem = isKnown ? known : ((await diagnose(from, left.signal)) ?? known);
      if (left.signal.aborted || !problem) return;
      setFound({
        error,
        problem,
        text: problemText(problem, messages, name),
        advice: adviceText(problem, code, messages),
      });
    }
    void find(stream).catch(() => undefined);
    return () => left.abort();
  }, [stream, name, error, known, code, messages]);
  return found && found.error === error ? found : null;
}
