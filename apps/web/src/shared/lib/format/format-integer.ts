import { isEnglish } from './is-english';
import { perLanguage } from './per-language';

const GROUP = 3;
const formatter = perLanguage((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }));

/** A whole number: `1,234,567`. */
export function formatInteger(value: number): string {
  if (!isEnglish()) return formatter().format(value);
  const sign = value < 0 ? '-' : '';
  let rest = String(Math.abs(Math.round(value)));
  const groups: string[] = [];
  while (rest.length > GROUP) {
    groups.unshift(rest.slice(-GROUP));
    rest = rest.slice(0, -GROUP);
  }
  return sign + [rest, ...groups].join(',');
}
