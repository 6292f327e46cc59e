import type { Stream } from '@marquee/core/contracts';
import { diagnoseStream } from './diagnose-stream';
import type { StreamProblem } from './stream-problem';

const canPlay = (type: string): boolean =>
  typeof MediaSource === 'undefined'
    ? document.createElement('video').canPlayType(type) !== ''
    : MediaSource.isTypeSupported(type);

/** Why this browser cannot play a stream now. Only who has a failure needs it: import it lazily. */
export const diagnose = (stream: Stream, signal: AbortSignal): Promise<StreamProblem | null> =>
  diagnoseStream(stream, {
    fetch: (...request) => fetch(...request),
    signal,
    canPlay,
    isSecurePage: globalThis.location.protocol === 'https:',
  });
