import { isEnglish } from './is-english';
import { perLanguage } from './per-language';

/**
 * Countries for which TMDB has providers and age ratings. A list, because `Intl.DisplayNames` takes 60 ms on a phone
 * the first time.
 */
const known = new Map(
  (
    'AR Argentina,AT Austria,AU Australia,BE Belgium,BG Bulgaria,BO Bolivia,BR Brazil,CA Canada,CH Switzerland,CL Chile,' +
    'CO Colombia,CR Costa Rica,CZ Czechia,DE Germany,DK Denmark,DO Dominican Republic,EC Ecuador,EE Estonia,EG Egypt,' +
    'ES Spain,FI Finland,FR France,GB United Kingdom,GR Greece,GT Guatemala,HK Hong Kong,HN Honduras,HR Croatia,' +
    'HU Hungary,ID Indonesia,IE Ireland,IL Israel,IN India,IS Iceland,IT Italy,JP Japan,KE Kenya,KR South Korea,' +
    'LT Lithuania,LV Latvia,MX Mexico,MY Malaysia,NG Nigeria,NI Nicaragua,NL Netherlands,NO Norway,NZ New Zealand,' +
    'PA Panama,PE Peru,PH Philippines,PL Poland,PT Portugal,PY Paraguay,RO Romania,RS Serbia,SA Saudi Arabia,SE Sweden,' +
    'SG Singapore,SI Slovenia,SK Slovakia,SV El Salvador,TH Thailand,TR Türkiye,TW Taiwan,UA Ukraine,US United States,' +
    'UY Uruguay,VE Venezuela,ZA South Africa'
  )
    .split(',')
    .map((entry): [string, string] => [entry.slice(0, 2), entry.slice(3)]),
);

/** ISO 3166-1 codes of the countries for which TMDB has providers and age ratings. */
export const knownRegions: readonly string[] = [...known.keys()];

const names = perLanguage((locale) =>
  typeof Intl.DisplayNames === 'function' ? new Intl.DisplayNames(locale, { type: 'region' }) : null,
);

/** Name of a country by its ISO 3166-1 code; the code if the browser cannot name it. */
export function regionName(code: string): string {
  const english = known.get(code);
  if (english !== undefined && isEnglish()) return english;
  try {
    return names()?.of(code) ?? english ?? code;
  } catch {
    return english ?? code;
  }
}

/** Countries whose English names need an article within a sentence. */
const WITH_ARTICLE = new Set(['AE', 'BS', 'DO', 'GB', 'GM', 'MV', 'NL', 'PH', 'US']);

/** Name of a country for use within an English sentence, `the United States`; in other languages the plain name. */
export const regionInText = (code: string): string =>
  `${isEnglish() && WITH_ARTICLE.has(code) ? 'the ' : ''}${regionName(code)}`;
