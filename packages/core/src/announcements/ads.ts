import type { Ad } from './types';
import { isWithinDates } from './date-range';

/** Ads that run at this time. */
export const runningAds = (ads: readonly Ad[], nowMs: number): Ad[] =>
  ads.filter(({ startDate, endDate }) => isWithinDates(startDate, endDate, nowMs));

/**
 * Running ads that were not closed today. `dismissed` maps an ad to the day on which it was closed and `today` is the
 * visitor's local day, both `YYYY-MM-DD`: a closed ad stays hidden for the rest of that day.
 */
export const visibleAds = (
  ads: readonly Ad[],
  dismissed: Readonly<Record<string, string>>,
  { nowMs, today }: { nowMs: number; today: string },
): Ad[] => runningAds(ads, nowMs).filter(({ id }) => dismissed[id] !== today);

/** Picks one ad at random, weighted by priority; `random` is in [0, 1). */
export function pickWeightedAd(ads: readonly Ad[], random: number): Ad | undefined {
  const total = ads.reduce((sum, { priority }) => sum + priority, 0);
  let left = random * total;
  return ads.find(({ priority }) => (left -= priority) < 0);
}
