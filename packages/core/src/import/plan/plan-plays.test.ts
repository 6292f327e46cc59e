import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addPlay, listPlays } from '../../plays';
import { toEntries } from '../../sync/merge-entries';
import { type RatingRecord, type ReadItem, recordKinds, type TitleRef } from '../records';
import { dataAfter, nothing } from '../testing/existing-data';
import { guardCell, unguardCell } from '../text/write-csv';
import { planImport } from './plan-import';
import { type ExistingData, lineStatuses, type ReportLine } from './plan-types';
import { reportColumns, reportCsv, type ReportTexts } from './report';

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
      { numRuns: 1000 },
    );
  });
});

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

const line: ReportLine = {
  source: { file: 'a.csv', line: 2 },
  kind: 'watching',
  status: 'missing',
  title: '',
  year: null,
  mediaType: null,
  season: null,
  episode: null,
  episodeTitle: '',
  date: null,
  added: 0,
  detail: '',
};

/** Maps each key to itself in capitals. */
const capitals = <Key extends string>(...keys: Key[]) =>
  Object.fromEntries(keys.map((key) => [key, key.toUpperCase()])) as Record<Key, string>;
const texts: ReportTexts = {
  columns: capitals(...reportColumns),
  types: capitals('movie', 'tv'),
  kinds: capitals(...recordKinds, 'problem'),
  statuses: capitals(...lineStatuses),
  details: { x: '-x' },
};

describe('the report [IMPORT-24]', () => {
  it('is a table in which no text is a formula', () => {
    const lines = ['=HYPERLINK("x")', '@sum'].map((title): ReportLine => ({ ...line, title }));
    const text = reportCsv(lines, texts);
    expect(text).toContain(`"'=HYPERLINK(""x"")"`);
    expect(text).toContain(",'@sum,");
    expect(text.split('\r\n')).toHaveLength(4);
  });

  it('says everything in the words it is given', () => {
    const film: ReportLine = { ...line, status: 'left_out', title: 'Alien', mediaType: 'movie', detail: 'x' };
    expect(reportCsv([film], texts).split('\r\n')).toEqual([
      'FILE,LINE,KIND,STATUS,TYPE,TITLE,YEAR,SEASON,EPISODE,DATE,ADDED,DETAIL',
      "a.csv,2,WATCHING,LEFT_OUT,MOVIE,Alien,,,,,0,'-x",
      '',
    ]);
  });

  it.each(['=1', '+1', '-1', '@a', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠a', "'=1", "''=1"])(
    'guards %j so that it is read back as it was',
    (text) => {
      expect(guardCell(text)).toBe(`'${text}`);
      expect(unguardCell(guardCell(text))).toBe(text);
    },
  );
});
