import type { Ad } from './types';
import { isWithinDates } from './date-range';

/** Ads between their dates. */
export const runningAds = (ads: readonly Ad[], nowMs: number): Ad[] =>
  ads.filter(({ startDate, endDate }) => isWithinDates(startDate, endDate, nowMs));

/**
 * Running ads that were not closed today. `dismissed` maps an ad to the calendar day on which it was closed and `today` is
 * the visitor's own, both `YYYY-MM-DD`: a closed ad stays away for the rest of that day.
 */
export const visibleAds = (
  ads: readonly Ad[],
  dismissed: Readonly<Record<string, string>>,
  { nowMs, today }: { nowMs: number; today: string },
): Ad[] => runningAds(ads, nowMs).filter(({ id }) => dismissed[id] !== today);

/** Picks one at random, weighted by priority; `random` lies in [0, 1). */
export function pickWeightedAd(ads: readonly Ad[], random: number): Ad | undefined {
  const total = ads.reduce((sum, { priority }) => sum + priority, 0);
  let left = random * total;
  return ads.find(({ priority }) => (left -= priority) < 0);
}
