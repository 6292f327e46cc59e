import { parseIsoDate } from '@marquee/core';
import type { Ad, Banner } from './api/operator-files';

/** Epoch milliseconds of a date or a moment; a bare date as an end means its whole day. */
function momentMs(date: string, isEnd: boolean): number {
  const day = parseIsoDate(date);
  return day === null ? Date.parse(date) : day + (isEnd ? 86_400_000 - 1 : 0);
}

/** The first banner that is neither expired nor dismissed (accounts-player.md section 4). */
export const chooseBanner = (
  banners: readonly Banner[],
  dismissed: readonly string[],
  nowMs: number,
): Banner | undefined =>
  banners.find(
    ({ id, dismissible, expiresAt }) =>
      !(dismissible && dismissed.includes(id)) && !(expiresAt && nowMs > momentMs(expiresAt, true)),
  );

/** Calendar day of a moment where the visitor is, `YYYY-MM-DD`. */
export function localDay(nowMs: number): string {
  const date = new Date(nowMs);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Ads between their dates that were not closed today. */
export const runningAds = (ads: readonly Ad[], dismissed: Readonly<Record<string, string>>, nowMs: number): Ad[] =>
  ads.filter(
    ({ id, startDate, endDate }) =>
      nowMs >= momentMs(startDate, false) && nowMs <= momentMs(endDate, true) && dismissed[id] !== localDay(nowMs),
  );

/** Draws one by its priority as the weight; `random` lies in [0, 1). */
export function drawAd(ads: readonly Ad[], random: number): Ad | undefined {
  const total = ads.reduce((sum, { priority }) => sum + priority, 0);
  let left = random * total;
  return ads.find(({ priority }) => (left -= priority) < 0);
}
