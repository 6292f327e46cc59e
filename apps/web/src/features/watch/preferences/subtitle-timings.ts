import { parseCaptionTiming, type CaptionTiming } from '@marquee/player/captions';
import type { SubtitleTimings } from '../../../shared/store/device-preferences.slice';

/** Titles whose subtitle timing is remembered; the ones set longest ago make room. */
export const REMEMBERED_TITLES = 200;

/** What was stored of one title; undefined when there is nothing. */
export function timingsOf(stored: SubtitleTimings, mediaId: string): Record<string, CaptionTiming> | undefined {
  const title = Object.hasOwn(stored, mediaId) ? stored[mediaId] : undefined;
  if (!title) return undefined;
  const timings: Record<string, CaptionTiming> = {};
  for (const [id, value] of Object.entries(title.timings)) {
    const timing = parseCaptionTiming(value);
    if (timing) timings[id] = timing;
  }
  return timings;
}

/** What to store with one title's timings replaced. */
export function withTimings(
  stored: SubtitleTimings,
  mediaId: string,
  timings: Readonly<Record<string, CaptionTiming>>,
  nowMs: number,
): SubtitleTimings {
  const others = Object.entries(stored)
    .filter(([id]) => id !== mediaId)
    .sort(([, a], [, b]) => b.atMs - a.atMs);
  return Object.fromEntries([
    [mediaId, { atMs: nowMs, timings: { ...timings } }],
    ...others.slice(0, REMEMBERED_TITLES - 1),
  ]);
}
