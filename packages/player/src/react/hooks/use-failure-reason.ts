import type { Stream } from '@marquee/core/contracts';
import { useEffect, useState } from 'react';
import type { StreamProblem } from '../../diagnosis/stream-problem';

/** Why a failed stream does not play; null until the diagnosis is done, or if it finds nothing. */
export function useFailureReason(stream: Stream | undefined): StreamProblem | null {
  const [found, setFound] = useState<{ stream: Stream; problem: StreamProblem | null }>();
  useEffect(() => {
    // Offline there is nothing to diagnose; the panel already says so.
    if (!stream || !navigator.onLine) return;
    const left = new AbortController();
    void import('../../diagnosis')
      .then(({ diagnose }) => diagnose(stream, left.signal))
      .then((problem) => left.signal.aborted || setFound({ stream, problem }))
      .catch(() => undefined);
    return () => left.abort();
  }, [stream]);
  return found && found.stream === stream ? found.problem : null;
}
