import type { Stream } from '@marquee/core/contracts';
import { diagnoseStream } from './diagnose-stream';
import type { StreamProblem } from './stream-problem';

export { hostOf } from './host-of';
export { adviceText, problemText } from './problem-text';
export type { StreamProblem } from './stream-problem';

const canPlay = (type: string): boolean =>
  typeof MediaSource === 'undefined'
    ? document.createElement('video').canPlayType(type) !== ''
    : MediaSource.isTypeSupported(type);

/** Finds out why this browser cannot play a stream. Only needed after a failure: import it lazily. */
export const diagnose = (stream: Stream, signal: AbortSignal, atSec?: number): Promise<StreamProblem | null> =>
  diagnoseStream(stream, {
    fetch: (...request) => fetch(...request),
    signal,
    canPlay,
    atSec,
    isSecurePage: globalThis.location.protocol === 'https:',
  });

/** The same for a URL of unknown type. */
export function diagnoseAddress(address: string, signal: AbortSignal): Promise<StreamProblem | null> {
  const [, extension] = /\.(m3u8|mpd)$/i.exec(new URL(address).pathname) ?? [];
  const captions: [] = [];
  if (extension === undefined)
    return diagnose({ type: 'file', qualities: { original: { type: 'mp4', url: address } }, captions }, signal);
  return extension.toLowerCase() === 'mpd'
    ? diagnose({ type: 'dash', manifest: address, captions }, signal)
    : diagnose({ type: 'hls', playlist: address, captions }, signal);
}
