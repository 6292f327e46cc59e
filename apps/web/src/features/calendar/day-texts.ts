import { parseIsoDate } from '@marquee/core';
import { intlLocale } from '../../shared/i18n';
import { isEnglish } from '../../shared/lib/format/is-english';
import { perLanguage } from '../../shared/lib/format/per-language';
import { longWeekday, shortWeekday } from '../../shared/lib/format/weekday';

const day = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }),
);

/** A day in words: `Friday, December 4`. */
export const dayText = (iso: string): string => day().format(parseIsoDate(iso) ?? 0);

export const weekdayText = (iso: string): { long: string; short: string } => {
  const ms = parseIsoDate(iso) ?? 0;
  return { long: longWeekday(ms), short: shortWeekday(ms) };
};

interface WeekInfo {
  /** 1 for Monday to 7 for Sunday. */
  firstDay: number;
}

/** The weekday with which weeks begin in the page's language, 0 for Sunday; browsers tell it in one of two ways, or not. */
export function firstWeekday(): number {
  const locale: Intl.Locale & { weekInfo?: WeekInfo; getWeekInfo?: () => WeekInfo } = new Intl.Locale(intlLocale());
  const { firstDay } = locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: isEnglish() ? 7 : 1 };
  return firstDay % 7;
}
