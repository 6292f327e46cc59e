import type { Stream } from '@marquee/core/contracts';
import { useEffect, useState } from 'react';
import type { StreamProblem } from '../../diagnosis/stream-problem';

/** Why a stream that failed does not play, once that is found out; null until then, and where nothing is found. */
export function useFailureReason(stream: Stream | undefined): StreamProblem | null {
  const [found, setFound] = useState<{ stream: Stream; problem: StreamProblem | null }>();
  useEffect(() => {
    // Without a network nothing can be found out; the panel says that already.
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
