import { createCatalogue } from '@marquee/catalogue';
import { median, percentile, type Row } from '../row';

const QUERIES = [
  'metropolis',
  'metroplis',
  'night of the',
  'nosfer',
  'chaplin',
  'the general',
  'big buck',
  'cowboy beb',
  'am',
  'zzzz',
];
const ROUNDS = 30;

interface NamedResult {
  results: { title?: string; name?: string; overview?: string }[];
}

/**
 * Search of the embedded catalogue, including typing errors, beside a substring scan of every title and overview, which
 * finds no misspelt title.
 */
export function searchRows(): Row[] {
  const catalogue = createCatalogue({ now: () => new Date() });
  const ask = (path: string, params: Record<string, string>): NamedResult =>
    catalogue.answer(path, new URLSearchParams(params)).body as NamedResult;

  const documents = (['movie', 'tv'] as const).flatMap((type) => {
    const pages: NamedResult['results'] = [];
    for (let page = 1; page <= 500; page += 1) {
      const { results } = ask(`discover/${type}`, { page: String(page) });
      if (results.length === 0) break;
      pages.push(...results);
    }
    return pages;
  });
  const scan = (query: string): number =>
    documents.filter((item) => `${item.title ?? item.name ?? ''} ${item.overview ?? ''}`.toLowerCase().includes(query))
      .length;

  ask('search/multi', { query: 'warm up' });
  const searched: number[] = [];
  const scanned: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const query of QUERIES) {
      let started = performance.now();
      ask('search/multi', { query });
      searched.push(performance.now() - started);
      started = performance.now();
      scan(query);
      scanned.push(performance.now() - started);
    }
  }
  const name = `substring scan of ${documents.length} titles`;
  return [
    {
      name: 'search latency, median',
      unit: 'ms',
      value: median(searched),
      alternative: { name, value: median(scanned) },
    },
    {
      name: 'search latency, p99',
      unit: 'ms',
      value: percentile(searched, 99),
      alternative: { name, value: percentile(scanned, 99) },
    },
  ];
}
