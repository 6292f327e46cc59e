import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addPlay, type NewPlay, type Play } from '../plays';
import { type Entries, mergeEntries, toEntries } from '../sync/merge-entries';
import { diaryMonths, diaryRows, diaryTotals } from './diary';
import { removeDiaryRow } from './edit';
import { historyFromEntries } from './entries';
import { episodeRanges } from './episode-ranges';
import { heatCalendar } from './heat-calendar';
import { markWatched, recordProgress, removeTitle, type Watched } from './testing/watched';
import { titleMatcher } from './title-matcher';
import type { PlayedTitle } from './types';
import { withPlays } from './with-plays';

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const at = (day: string, hour = 20) => Date.parse(day) + hour * 3_600_000;

const film = (id: number, title = `Film ${id}`): PlayedTitle => ({ mediaType: 'movie', id, title, year: 1999 });
const part = (number: number, season = 1): PlayedTitle => ({
  mediaType: 'tv',
  id: 1399,
  title: 'Signal Box',
  year: 2011,
  episode: { season, number, id: season * 100 + number, title: `Part ${number}`, seasonId: 7 },
});
const half = { watched: 3000, duration: 6000 };
const whole = { watched: 6000, duration: 6000 };
const log = (...plays: Pick<NewPlay, 'played' | 'watchedAt' | 'rating'>[]): Entries<Play> =>
  toEntries(
    {},
    plays.map((play, index): ReturnType<typeof addPlay> => {
      const news: NewPlay = { id: `p${index}`, how: 'imported', ...play };
      return addPlay({}, news, 1000);
    }),
  );
const rowsOf = (watched: Watched, plays: Entries<Play> = {}) => {
  const history = historyFromEntries(watched);
  return diaryRows(history, plays, withPlays(history, plays), dayOf);
};
const rangesText = (episodes: readonly string[]) =>
  episodeRanges(episodes)
    .map(({ season, from, to }) => (from === to ? `S${season} E${from}` : `S${season} E${from}–E${to}`))
    .join(', ');
const names = (history: Watched, plays?: Entries<Play>) =>
  rowsOf(history, plays).map(({ day, entry, episodes, isFinished }) =>
    [day, entry.item.title, rangesText(episodes), isFinished ? 'finished' : 'left'].filter(Boolean).join(' '),
  );

describe('the diary', () => {
  it('has a row for each title of a day, the latest first, with its episodes together', () => {
    const plays = log(
      { played: part(1), watchedAt: at('2026-11-20', 19) },
      { played: part(2), watchedAt: at('2026-11-20', 20) },
      { played: part(3), watchedAt: at('2026-11-20', 21) },
      { played: film(603), watchedAt: at('2026-11-20', 17) },
      { played: part(4), watchedAt: at('2026-11-21') },
    );
    expect(names({}, plays)).toEqual([
      '2026-11-21 Signal Box S1 E4 finished',
      '2026-11-20 Signal Box S1 E1–E3 finished',
      '2026-11-20 Film 603 finished',
    ]);
  });

  it('has a row for each rating of a film, and hides those of single episodes [RATING-09]', () => {
    const day = at('2026-11-20', 12);
    const plays = log(
      { played: film(1), watchedAt: day, rating: 6 },
      { played: film(1), watchedAt: day, rating: 9 },
      { played: film(1), watchedAt: day, rating: 9 },
      { played: film(1), watchedAt: at('2026-11-21') },
      { played: part(1), watchedAt: day, rating: 4 },
      { played: part(2), watchedAt: at('2026-11-22'), rating: 4 },
      { played: part(3), watchedAt: at('2026-11-22') },
    );
    const rows = rowsOf({}, plays);
    expect(rows.map(({ entry, rating, plays: { length } }) => [entry.item.title, rating, length])).toEqual([
      ['Signal Box', null, 2],
      ['Film 1', null, 1],
      ['Film 1', 9, 2],
      ['Film 1', 6, 1],
      ['Signal Box', 4, 1],
    ]);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(5);
    expect(diaryTotals(rows)).toMatchObject({ movies: 4, episodes: 3 });
    // Its id stays when it is rated, so that the focus stays in the row.
    const [before] = rowsOf({}, log({ played: film(1), watchedAt: day }));
    expect(rowsOf({}, log({ played: film(1), watchedAt: day, rating: 9 }))[0]?.id).toBe(before?.id);
  });

  it('tells a film twice that was watched on two days', () => {
    const plays = log(
      { played: film(1), watchedAt: at('2024-01-02') },
      { played: film(1), watchedAt: at('2026-01-02') },
    );
    expect(names({}, plays)).toEqual(['2026-01-02 Film 1 finished', '2024-01-02 Film 1 finished']);
  });

  it('tells what was finished and left as the player does: by its play, and by its last position', () => {
    let history = recordProgress({}, film(1), whole, at('2026-02-03', 1));
    history = recordProgress(history, film(2), half, at('2026-02-02'));
    // The log has the time at which it counted as watched, on the evening before.
    const plays = log({ played: film(1), watchedAt: at('2026-02-02', 23) });
    expect(names(history, plays)).toEqual(['2026-02-02 Film 1 finished', '2026-02-02 Film 2 left']);
  });

  it('tells what was begun again after it had been watched, and not what was left before', () => {
    const plays = log({ played: film(1), watchedAt: at('2026-03-01') });
    expect(names(recordProgress({}, film(1), half, at('2026-03-05')), plays)).toEqual([
      '2026-03-05 Film 1 left',
      '2026-03-01 Film 1 finished',
    ]);
    expect(names(recordProgress({}, film(1), half, at('2026-02-05')), plays)).toEqual(['2026-03-01 Film 1 finished']);
  });

  it('keeps a history from before there was a log', () => {
    expect(names(recordProgress({}, film(1), whole, at('2020-01-01')))).toEqual(['2020-01-01 Film 1 finished']);
  });

  it('puts what has no date last, and leaves out what was removed', () => {
    const plays = log({ played: film(1), watchedAt: null }, { played: film(2), watchedAt: at('2001-01-01') });
    const removed = removeTitle(recordProgress({}, film(3), whole, 5), 'movie:3', 10);
    expect(names(removed, plays)).toEqual(['2001-01-01 Film 2 finished', 'Film 1 finished']);
  });

  it('sums up a month: what was finished, and how long it took where all of it is known', () => {
    let history = recordProgress({}, film(1), whole, at('2026-05-02'));
    history = recordProgress(history, part(1), whole, at('2026-05-03'));
    history = recordProgress(history, film(2), half, at('2026-05-04'));
    const rows = rowsOf(history, log({ played: film(3), watchedAt: at('2026-04-30') }));
    const [may, april] = diaryMonths(rows);
    expect(may).toMatchObject({ month: '2026-05', totals: { movies: 1, episodes: 1, seconds: 12_000 } });
    expect(may?.rows).toHaveLength(3);
    expect(april).toMatchObject({ month: '2026-04', totals: { movies: 1, episodes: 0, seconds: null } });
    expect(diaryTotals(rows)).toEqual({ movies: 2, episodes: 1, seconds: null });
  });

  it('does not say a minute of a film that was marked as watched and whose length nobody knows', () => {
    const history = markWatched({}, [{ played: film(1), durationSec: null }], at('2026-05-02'));
    expect(diaryTotals(rowsOf(history))).toEqual({ movies: 1, episodes: 0, seconds: null });
  });

  it('finds titles by words, whatever their case and accents', () => {
    expect(['Amélie', 'Heat'].filter(titleMatcher('amel'))).toEqual(['Amélie']);
    expect(['Amélie', 'Heat'].filter(titleMatcher('  '))).toHaveLength(2);
  });
});

describe('removing a row of the diary', () => {
  const plays = log({ played: film(1), watchedAt: at('2024-01-02') }, { played: film(1), watchedAt: at('2026-01-02') });
  const history = recordProgress({}, film(1), whole, at('2026-01-02'));
  const after = (rows: ReturnType<typeof rowsOf>, index: number, before = { history, plays }) => {
    const row = rows[index];
    if (!row) throw new Error('no such row');
    const removed = removeDiaryRow(before.history[row.entry.key], before.plays, row, 9e12);
    return {
      history: mergeEntries({}, before.history, removed.history),
      plays: mergeEntries({}, before.plays, removed.plays),
    };
  };

  it('leaves what was watched on another day, and with the last one forgets the title', () => {
    const once = after(rowsOf(history, plays), 0);
    expect(names(once.history, once.plays)).toEqual(['2024-01-02 Film 1 finished']);
    const never = after(rowsOf(once.history, once.plays), 0, once);
    expect(names(never.history, never.plays)).toEqual([]);
  });

  it('forgets a position, and keeps the plays', () => {
    const again = recordProgress({}, film(1), half, at('2026-02-02'));
    const left = after(rowsOf(again, plays), 0, { history: again, plays });
    expect(names(left.history, left.plays)).toEqual(['2026-01-02 Film 1 finished', '2024-01-02 Film 1 finished']);
  });

  it('takes the episodes of its day alone', () => {
    let episodes = recordProgress({}, part(1), whole, at('2026-01-01'));
    episodes = recordProgress(episodes, part(2), whole, at('2026-01-02'));
    const left = after(rowsOf(episodes), 0, { history: episodes, plays: {} });
    expect(names(left.history, left.plays)).toEqual(['2026-01-01 Signal Box S1 E1 finished']);
  });
});

describe('the heat calendar', () => {
  it('has every day of a year once, in columns of weeks from Monday [DIARY-03]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2100 }), (year) => {
        const { days, weeks, months } = heatCalendar(year, new Map());
        expect(new Set(days.map(({ day }) => day)).size).toBe(
          new Date(Date.UTC(year, 1, 29)).getUTCDate() === 29 ? 366 : 365,
        );
        expect(new Set(days.map(({ week, weekday }) => week * 7 + weekday)).size).toBe(days.length);
        // One comparison for all days: each call of expect takes longer than a day's whole calculation.
        expect(days.map(({ weekday }) => weekday)).toEqual(days.map(({ day }) => (new Date(day).getUTCDay() + 6) % 7));
        expect(Math.max(...days.map(({ week }) => week))).toBe(weeks - 1);
        expect(months.map(({ month }) => Number(month.slice(5)))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
      }),
    );
  });

  it('is the warmer the more was watched', () => {
    const counts = new Map([1, 2, 3, 4, 5, 40].map((count, index) => [`2026-01-0${index + 1}`, count]));
    expect(
      heatCalendar(2026, counts)
        .days.slice(0, 7)
        .map(({ level }) => level),
    ).toEqual([1, 2, 3, 3, 4, 4, 0]);
  });
});
