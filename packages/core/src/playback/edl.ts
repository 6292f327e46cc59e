import type { Segment } from '../contracts/stream-provider';

/** Maximum number of lines that are read. */
const MAX_EDITS = 500;
/** Kodi's actions to skip: cuts and commercial breaks. Mute and scene markers are ignored. */
const SKIPPED: ReadonlySet<string> = new Set(['0', '3']);
const SKIPPED_ONCE = 3;

/** Parses `12.5`, `1:02:03.5`, or `#250` in frames. */
function secondsOf(text: string, frameRate: number | undefined): number | null {
  if (/^#\d{1,9}$/.test(text)) return frameRate === undefined ? null : Number(text.slice(1)) / frameRate;
  if (/^\d{1,9}(?:\.\d{1,9})?$/.test(text)) return Number(text);
  const [, hours = '0', minutes, seconds] = /^(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2}(?:\.\d{1,9})?)$/.exec(text) ?? [];
  if (minutes === undefined || seconds === undefined) return null;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/**
 * Parses an edit decision list (EDL) in the format of Kodi and MPlayer: start, end and action on each line. The kind of
 * a section is not given, so all are commercial breaks. Invalid lines are skipped.
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

/** Writes skippable segments as an EDL; other players skip each section once. */
export const formatEdl = (segments: readonly Segment[]): string =>
  segments
    .filter(({ kind, startSec, endSec }) => kind !== 'chapter' && endSec > startSec)
    .toSorted((a, b) => a.startSec - b.startSec)
    .map(({ startSec, endSec }) => `${startSec.toFixed(3)}\t${endSec.toFixed(3)}\t${SKIPPED_ONCE}\n`)
    .join('');
