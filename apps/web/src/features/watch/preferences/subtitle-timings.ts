import { parseCaptionTiming, type CaptionTiming } from '@marquee/player/captions';
import type { SubtitleTimings } from '../../../shared/store/device-preferences.slice';

/** Maximum number of titles whose subtitle timings are stored; the oldest are removed. */
export const REMEMBERED_TITLES = 200;

/** The stored timings of a title; undefined if there are none. */
export function timingsOf(stored: SubtitleTimings, mediaId: string): Record<string, CaptionTiming> | undefined {
  const title = Object.hasOwn(stored, mediaId) ? stored[mediaId] : undefined;
  if (!title) return undefined;
  return Object.fromEntries(
    Object.entries(title.timings).flatMap(([id, value]) => {
      const timing = parseCaptionTiming(value);
      return timing ? [[id, timing]] : [];
    }),
  );
}

/** Replaces a title's timings. */
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
