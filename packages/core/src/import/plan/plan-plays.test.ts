import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addPlay, listPlays } from '../../plays';
import { toEntries } from '../../sync/merge-entries';
import type { ReadItem, TitleRef } from '../records';
import { dataAfter, nothing } from '../testing/existing-data';
import type { ExistingData } from './plan-types';
import { planImport } from './plan-import';

const NOON = Date.UTC(2024, 0, 1, 12);
const film: TitleRef = { mediaType: 'movie', title: 'Rafts', year: 1979, ids: {} };
const found = { mediaType: 'movie' as const, id: 5, title: 'Rafts', year: 1979 };

interface Row {
  file?: string;
  at?: number | null;
  rating?: number | null;
  isDayOnly?: boolean;
}
const rowsIn = (rows: readonly Row[]): ReadItem[] =>
  rows.map(({ file = 'diary.csv', at = NOON, rating = null, isDayOnly = true }, line) => ({
    kind: 'watching',
    title: film,
    source: { file, line: line + 2 },
    watchedAt: at,
    ...(rating !== null && { rating }),
    ...(isDayOnly && at !== null && { isDayOnly: true as const }),
  }));
const plan = (rows: readonly Row[], existing: ExistingData = nothing) =>
  planImport({
    items: rowsIn(rows),
    resolve: () => ({ match: { kind: 'matched', title: found } }),
    existing,
    nowMs: NOON + 1,
  });
const after = (rows: readonly Row[], existing: ExistingData = nothing) =>
  dataAfter(existing, plan(rows, existing).additions);
const ratings = ({ plays }: ExistingData) =>
  listPlays(plays)
    .map(({ rating = null }) => rating)
    .sort((a, b) => (a ?? 0) - (b ?? 0));

describe('the ratings of viewings in a file [IMPORT-12]', () => {
  it('are both there for two of one day, and counted once where two files have them', () => {
    const diary = [{ rating: 6 }, { rating: 9 }];
    expect(ratings(after(diary))).toEqual([6, 9]);
    const reviews = [{ file: 'reviews.csv', rating: 9 }];
    expect(ratings(after([...reviews, ...diary]))).toEqual([6, 9]);
    expect(plan([...diary, ...reviews], after(diary)).counts.watching).toMatchObject({ added: 0, here: 3 });
  });

  it('are added to viewings that were imported without, never in place of one', () => {
    const played = { id: 'a', played: found, watchedAt: NOON + 5_000, how: 'played' } as const;
    const withPlay = (rating?: number) => ({
      ...nothing,
      plays: toEntries({}, [addPlay({}, { ...played, ...(rating && { rating }) }, 1)]),
    });
    expect(ratings(after([{ rating: 9 }], withPlay()))).toEqual([9]);
    expect(plan([{ rating: 9 }], withPlay()).counts.watching.added).toBe(1);
    expect(ratings(after([{ rating: 9 }], withPlay(4)))).toEqual([4]);
  });

  it('come with a viewing that has no date', () => {
    expect(ratings(after([{ at: null, rating: 9 }]))).toEqual([9]);
  });

  it('add nothing the second time, whatever they are', () => {
    const row = fc.record({
      file: fc.constantFrom('a', 'b', 'c'),
      at: fc.option(fc.integer({ min: -6, max: 0 }).map((half) => NOON + half * 43_200_000)),
      rating: fc.option(fc.integer({ min: 1, max: 3 })),
      isDayOnly: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 8 }), (rows) => {
        const days = rows.map((each) => ({ ...each, isDayOnly: each.isDayOnly && (each.at ?? 1) % 86_400_000 !== 0 }));
        expect(plan(days, after(days)).additions.plays).toEqual([]);
      }),
      { numRuns: 3000 },
    );
  });
});
