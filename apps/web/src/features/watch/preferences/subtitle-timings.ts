import { readTiming, type CaptionTiming } from '@marquee/player/captions';

/** Titles whose subtitle timing is remembered; the ones set longest ago make room. */
export const REMEMBERED_TITLES = 200;

interface Remembered {
  atMs: number;
  timings: Record<string, CaptionTiming>;
}
export type RememberedTimings = Record<string, Remembered>;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function readRemembered(value: unknown): Remembered | null {
  if (!isRecord(value) || typeof value.atMs !== 'number' || !isRecord(value.timings)) return null;
  const timings = Object.entries(value.timings).flatMap(([id, stored]) => {
    const timing = readTiming(stored);
    return timing ? [[id, timing] as const] : [];
  });
  return { atMs: value.atMs, timings: Object.fromEntries(timings) };
}

/** What was stored of one title; undefined when there is nothing, or nothing that can be read. */
export const timingsOf = (stored: unknown, mediaId: string): Record<string, CaptionTiming> | undefined =>
  isRecord(stored) && Object.hasOwn(stored, mediaId) ? readRemembered(stored[mediaId])?.timings : undefined;

/** The store with one title's timings anew. */
export function withTimings(
  stored: unknown,
  mediaId: string,
  timings: Readonly<Record<string, CaptionTiming>>,
  nowMs: number,
): RememberedTimings {
  const before = isRecord(stored) ? Object.entries(stored) : [];
  const others = before.flatMap(([id, value]): [string, Remembered][] => {
    const read = id === mediaId ? null : readRemembered(value);
    return read ? [[id, read]] : [];
  });
  others.sort(([, a], [, b]) => b.atMs - a.atMs);
  return Object.fromEntries([
    [mediaId, { atMs: nowMs, timings: { ...timings } }],
    ...others.slice(0, REMEMBERED_TITLES - 1),
  ]);
}
