import { simulate } from './simulate';

/** Assumptions of docs/scale.md: visits per month, pages per visit, title requests per page. */
const TITLE_QUESTIONS_PER_VISITOR = 2 * 4 * 1.5;
const VISITORS = [1_000, 100_000, 10_000_000];
const TITLES = [50_000, 250_000, 1_000_000];
const EXPONENTS = [0.8, 1, 1.2];
/** The gateway's cache has 96 MB, of which a title's response of 25 KB takes 35 KB. */
const ENTRIES = 2_800;
const FRESH_HOURS = 12;
const SECONDS_PER_MONTH = 30 * 86_400;

const row = (cells: readonly string[]): void => console.log(`| ${cells.join(' | ')} |`);
const head = (...names: string[]): void => {
  row([...names, ...EXPONENTS.map((exponent) => `exponent ${exponent}`)]);
  row([...names, ...EXPONENTS].map(() => '---'));
};
const cells = (visitors: number, titles: number, entries: number): string[] =>
  EXPONENTS.map((exponent) => {
    const questions = visitors * TITLE_QUESTIONS_PER_VISITOR;
    const { hitRate, upstream } = simulate({ titles, exponent, questions, entries, freshHours: FRESH_HOURS, seed: 1 });
    const perSecond = upstream / SECONDS_PER_MONTH;
    return `${(hitRate * 100).toFixed(1)} %, ${perSecond.toFixed(perSecond < 1 ? 3 : 1)}/s`;
  });

head('visitors a month', 'titles');
for (const visitors of VISITORS)
  for (const titles of TITLES)
    row([visitors.toLocaleString('en'), titles.toLocaleString('en'), ...cells(visitors, titles, ENTRIES)]);
console.log();
head('answers kept, 10 million visitors, 250,000 titles');
for (const factor of [1, 10, 50])
  row([(ENTRIES * factor).toLocaleString('en'), ...cells(10_000_000, 250_000, ENTRIES * factor)]);
