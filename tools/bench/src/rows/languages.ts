import { LANGUAGE_PARAM } from '@marquee/core';
import type { Browser } from 'playwright-core';
import { measurePage, type PageFigures } from '../lighthouse';
import type { Product } from '../product';
import { median, percentile, type Row } from '../row';

const RUNS = 10;
const languages = { en: 'English', de: 'German', ar: 'Arabic' };
type Tag = keyof typeof languages;

const figures: readonly [keyof PageFigures, string, Row['unit']][] = [
  ['firstPaintMs', 'first paint', 'ms'],
  ['largestPaintMs', 'largest paint', 'ms'],
  ['blockingMs', 'blocked', 'ms'],
  ['layoutShift', 'layout shift', ''],
  ['transferredKb', 'transferred', 'KB'],
];

/** Home on a phone in other languages beside English, alternating in each run. */
export async function languageRows(_browser: Browser, product: Product): Promise<Row[]> {
  const runs: Record<Tag, PageFigures[]> = { en: [], de: [], ar: [] };
  const tags = Object.keys(languages) as Tag[];
  for (let run = 0; run < RUNS; run += 1)
    for (const tag of tags) runs[tag].push(await measurePage(`${product.url}/?${LANGUAGE_PARAM}=${tag}`, 'mobile'));
  const values = (tag: Tag, name: keyof PageFigures) => runs[tag].map((figuresOfRun) => figuresOfRun[name]);
  return tags
    .filter((tag) => tag !== 'en')
    .flatMap((tag) =>
      figures.flatMap(([name, what, unit]): Row[] => [
        {
          name: `home in ${languages[tag]}, mobile: ${what}`,
          unit,
          value: median(values(tag, name)),
          alternative: { name: 'in English', value: median(values('en', name)) },
        },
        {
          name: `home in ${languages[tag]}, mobile: ${what}, 9 of 10 visits`,
          unit,
          value: percentile(values(tag, name), 90),
          alternative: { name: 'in English', value: percentile(values('en', name), 90) },
        },
      ]),
    );
}
