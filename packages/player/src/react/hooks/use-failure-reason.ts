import type { Stream } from '@marquee/core/contracts';
import { useEffect, useState } from 'react';

/** Why a stream that failed does not play, once that is found out; null until then, and where nothing is found. */
export function useFailureReason(stream: Stream | undefined): string | null {
  const [found, setFound] = useState<{ stream: Stream; reason: string | null }>();
  useEffect(() => {
    // Without a network nothing can be found out; the panel says that already.
    if (!stream || !navigator.onLine) return;
    const left = new AbortController();
    void import('../../diagnosis')
      .then(({ diagnose }) => diagnose(stream, left.signal))
      .then((reason) => left.signal.aborted || setFound({ stream, reason }))
      .catch(() => undefined);
    return () => left.abort();
  }, [stream]);
  return found && found.stream === stream ? found.reason : null;
}
