import { expect, it } from '@jest/globals';
import type { RatingRecord } from '../records';
import { nothing } from '../testing/existing-data';
import { planImport } from './plan-import';

const NOON = Date.UTC(2024, 0, 1, 12);
const film = { mediaType: 'movie', title: 'Rafts', year: 1979, ids: {} } as const;
const found = { mediaType: 'movie', id: 5, title: 'Rafts', year: 1979 } as const;

/** The rating that is kept of those in rows below each other. */
function ratingOf(...rated: Pick<RatingRecord, 'rating' | 'ratedAt'>[]): number[] {
  const { additions } = planImport({
    items: rated.map((item, at) => ({ kind: 'rating', title: film, source: { file: 'a.csv', line: at + 2 }, ...item })),
    resolve: () => ({ match: { kind: 'matched', title: found } }),
    existing: nothing,
    nowMs: NOON,
  });
  return additions.ratings.map(({ value }) => value.rating);
}

it('of two ratings the later one counts, and of two on one day the one of the lower row [IMPORT-12]', () => {
  expect(ratingOf({ rating: 6, ratedAt: NOON }, { rating: 9, ratedAt: NOON })).toEqual([9]);
  expect(ratingOf({ rating: 6, ratedAt: NOON }, { rating: 9, ratedAt: NOON - 1 })).toEqual([6]);
});
