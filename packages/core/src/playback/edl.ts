import type { Segment } from '../contracts/stream-provider';

/** What of a list is taken. */
const MAX_EDITS = 500;
/** Kodi's actions: what is cut, and what is skipped once as a break. Mute and scene markers are nothing to skip. */
const SKIPPED: ReadonlySet<string> = new Set(['0', '3']);
const SKIPPED_ONCE = 3;

/** `12.5`, `1:02:03.5`, or `#250` in frames. */
function secondsOf(text: string, frameRate: number | undefined): number | null {
  if (/^#\d{1,9}$/.test(text)) return frameRate === undefined ? null : Number(text.slice(1)) / frameRate;
  if (/^\d{1,9}(?:\.\d{1,9})?$/.test(text)) return Number(text);
  const [, hours = '0', minutes, seconds] = /^(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2}(?:\.\d{1,9})?)$/.exec(text) ?? [];
  if (minutes === undefined || seconds === undefined) return null;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/**
 * Reads a list of edits as Kodi and MPlayer write it: start, end and action in each line. It does not say what a stretch is, so
 * that all of them are commercial breaks. Lines that cannot be read are passed over.
 */
export function parseEdl(text: string, { frameRate }: { frameRate?: number | undefined } = {}): Segment[] {
  const segments: Segment[] = [];
  for (const line of text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)) {
    if (segments.length >= MAX_EDITS) break;
    const [start, end, action = '0', ...more] = line.trim().split(/\s+/);
    if (start === undefined || end === undefined || more.length > 0 || !SKIPPED.has(action)) continue;
    const [startSec, endSec] = [secondsOf(start, frameRate), secondsOf(end, frameRate)];
    if (startSec !== null && endSec !== null && endSec > startSec)
      segments.push({ kind: 'commercial', startSec, endSec });
  }
  return segments.sort((a, b) => a.startSec - b.startSec);
}

/** What can be skipped, as a list of edits: other players skip each stretch once. */
export const formatEdl = (segments: readonly Segment[]): string =>
  segments
    .filter(({ kind, startSec, endSec }) => kind !== 'chapter' && endSec > startSec)
    .toSorted((a, b) => a.startSec - b.startSec)
    .map(({ startSec, endSec }) => `${startSec.toFixed(3)}\t${endSec.toFixed(3)}\t${SKIPPED_ONCE}\n`)
    .join('');
