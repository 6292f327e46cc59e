import type { InfoBanner } from './types';
import { isWithinDates } from './date-range';

/** The first banner that is neither expired nor dismissed (ANNOUNCE-05). */
export const chooseBanner = (
  banners: readonly InfoBanner[],
  dismissed: readonly string[],
  nowMs: number,
): InfoBanner | undefined =>
  banners.find(
    ({ id, dismissible, expiresAt }) =>
      !(dismissible && dismissed.includes(id)) && isWithinDates(undefined, expiresAt, nowMs),
  );
