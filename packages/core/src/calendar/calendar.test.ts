import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { toEntries } from '../sync/merge-entries';
import {
  addDays,
  addMonths,
  agendaOf,
  awaitedFilms,
  calendarEvents,
  dayByKey,
  eventSequence,
  eventStamp,
  eventUid,
  monthGrid,
  monthOf,
  passesCalendarFilter,
  readCalendarFilter,
  stampChanges,
  weekdayOf,
  wholeCalendar,
  writeCalendarFilter,
  type CalendarFilter,
  type FilmReleases,
} from './index';
import type { AiringEpisode, SeriesAiring } from '../following';

const days = fc
  .integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2099, 11, 31) })
  .map((ms) => new Date(ms).toISOString().slice(0, 10));
const weekdays = fc.integer({ min: 0, max: 6 });

describe('the grid of a month [CALENDAR-02]', () => {
  it('has whole weeks with every day of the month once, from the first day of the week, in any year', () => {
    fc.assert(
      fc.property(days, weekdays, (day, first) => {
        const month = monthOf(day);
        const weeks = monthGrid(month, first);
        const all = weeks.flat();
        expect(weeks.every((week) => week.length === 7 && weekdayOf(week[0] ?? '') === first)).toBe(true);
        expect(all).toEqual(all.map((_, index) => addDays(all[0] ?? '', index)));
        const lastDay = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
        expect(all.filter((each) => monthOf(each) === month)).toHaveLength(lastDay);
        expect(weeks.every((week) => week.some((each) => monthOf(each) === month))).toBe(true);
      }),
    );
  });

  it('has the leap day, and neither loses nor doubles the days on which clocks change', () => {
    expect(monthGrid('2028-02', 1).flat()).toContain('2028-02-29');
    expect(monthGrid('2027-02', 1).flat()).not.toContain('2027-02-29');
    expect(
      monthGrid('2026-03', 0)
        .flat()
        .filter((day) => day === '2026-03-29'),
    ).toHaveLength(1);
    expect(monthGrid('2026-02', 0)).toHaveLength(4);
  });

  it.each([
    ['ArrowRight', '2026-12-31', '2027-01-01'],
    ['ArrowLeft', '2026-03-01', '2026-02-28'],
    ['ArrowUp', '2026-12-04', '2026-11-27'],
    ['ArrowDown', '2026-12-04', '2026-12-11'],
    ['Home', '2026-12-04', '2026-11-30'],
    ['End', '2026-12-04', '2026-12-06'],
    ['PageDown', '2026-01-31', '2026-02-28'],
    ['PageUp', '2026-03-31', '2026-02-28'],
    ['Enter', '2026-12-04', null],
  ])('%s leads from %s to %s', (key, from, to) => {
    expect(dayByKey(from, { key }, 1)).toBe(to);
  });

  it('leads to the same day of other months and years, or to their last', () => {
    expect(dayByKey('2028-02-29', { key: 'PageDown', shiftKey: true }, 1)).toBe('2029-02-28');
    expect(dayByKey('2028-02-29', { key: 'PageUp', shiftKey: true }, 1)).toBe('2027-02-28');
    fc.assert(
      fc.property(days, fc.integer({ min: -30, max: 30 }), (day, months) => {
        const there = addMonths(day, months);
        expect(Number(there.slice(0, 4)) * 12 + Number(there.slice(5, 7))).toBe(
          Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) + months,
        );
        expect(there.slice(8) <= day.slice(8)).toBe(true);
      }),
    );
  });

  it('leads back where every key came from', () => {
    const pairs = [
      ['ArrowLeft', 'ArrowRight'],
      ['ArrowUp', 'ArrowDown'],
    ] as const;
    fc.assert(
      fc.property(days, weekdays, fc.constantFrom(...pairs), (day, first, [there, back]) => {
        expect(dayByKey(dayByKey(day, { key: there }, first) ?? '', { key: back }, first)).toBe(day);
      }),
    );
  });
});

const episode = (number: number, airDate: string, more: Partial<AiringEpisode> = {}): AiringEpisode => ({
  ...{ season: 2, number, name: `Episode ${number}`, airDate, isPremiere: number === 1, isFinale: number === 10 },
  ...more,
});
const series = (id: number, name: string, ...episodes: AiringEpisode[]): SeriesAiring => ({
  ...{ key: `tv:${id}`, name, episodes },
});
const film: FilmReleases = {
  key: 'movie:7',
  name: 'A film',
  releases: [
    { region: '', kind: 'cinema', date: '2026-12-01' },
    { region: 'US', kind: 'cinema', date: '2026-12-18', changedAt: 5 },
    { region: 'US', kind: 'disc', date: '2027-03-02' },
    { region: 'DE', kind: 'digital', date: '2027-02-01' },
  ],
};

describe('the events of a calendar', () => {
  const airings = [
    series(2, 'Beta', episode(10, '2026-12-04'), episode(9, '2026-12-04')),
    series(1, 'Alpha', episode(1, '2026-12-04')),
  ];

  it('are by date, title and episode; of films those of the region, else the first anywhere [CALENDAR-01, CALENDAR-03]', () => {
    const idsIn = (region: string) => calendarEvents(airings, [film], region).map(({ date, id }) => `${date} ${id}`);
    const episodes = ['2026-12-04 tv:1/s2e1', '2026-12-04 tv:2/s2e9', '2026-12-04 tv:2/s2e10'];
    expect(idsIn('US')).toEqual([...episodes, '2026-12-18 movie:7/cinema', '2027-03-02 movie:7/disc']);
    expect(idsIn('DE')).toEqual([...episodes, '2027-02-01 movie:7/digital']);
    expect(idsIn('FR')).toEqual(['2026-12-01 movie:7/cinema', ...episodes]);
  });

  it('are grouped by day and title [CALENDAR-01]', () => {
    const agenda = agendaOf(calendarEvents(airings, [film], 'US'));
    expect(agenda.map(({ day, entries }) => [day, entries.map((entry) => entry.map(({ id }) => id))])).toEqual([
      ['2026-12-04', [['tv:1/s2e1'], ['tv:2/s2e9', 'tv:2/s2e10']]],
      ['2026-12-18', [['movie:7/cinema']]],
      ['2027-03-02', [['movie:7/disc']]],
    ]);
  });

  const filters: fc.Arbitrary<CalendarFilter> = fc.record({
    show: fc.constantFrom('all', 'series', 'movies'),
    isPremieres: fc.boolean(),
    isFinales: fc.boolean(),
  });

  it.each<[Partial<CalendarFilter>, string]>([
    [{}, 'tv:1/s2e1 tv:2/s2e9 tv:2/s2e10 movie:7/cinema movie:7/disc'],
    [{ show: 'series' }, 'tv:1/s2e1 tv:2/s2e9 tv:2/s2e10'],
    [{ show: 'movies', isPremieres: true }, 'movie:7/cinema movie:7/disc'],
    [{ show: 'series', isPremieres: true }, 'tv:1/s2e1'],
    [{ show: 'series', isFinales: true }, 'tv:2/s2e10'],
    [{ isPremieres: true, isFinales: true }, 'tv:1/s2e1 tv:2/s2e10 movie:7/cinema movie:7/disc'],
  ])('are filtered by %j [CALENDAR-04]', (filter, expected) => {
    const events = calendarEvents(airings, [film], 'US');
    const passing = events.filter((event) => passesCalendarFilter(event, { ...wholeCalendar, ...filter }));
    expect(passing.map(({ id }) => id).join(' ')).toBe(expected);
  });

  it('are filtered by the parameters of a URL, which say any filter [CALENDAR-04]', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        const params = new Map<string, string>();
        writeCalendarFilter(filter, params);
        expect(readCalendarFilter({ get: (name) => params.get(name) ?? null })).toEqual(filter);
      }),
    );
    expect(readCalendarFilter({ get: () => 'x' })).toEqual(wholeCalendar);
  });
});

it('awaits bookmarked films of the last year on, and those without a year; not what is only a series [CALENDAR-03]', () => {
  const bookmark = (key: string, year: number | null, removedAt?: number) => ({
    ...{ key, value: { title: 'A', year }, changedAt: 5 },
    ...(removedAt !== undefined && { removedAt }),
  });
  const bookmarks = toEntries({}, [
    bookmark('1/movie/watchlist', 2027),
    bookmark('2/movie/Mine', 2025),
    bookmark('3/movie/watchlist', 2024),
    bookmark('4/movie/watchlist', null),
    bookmark('5/tv/watchlist', 2027),
    bookmark('6/any/watchlist', 2027),
    bookmark('7/movie/watchlist', 2027, 6),
  ]);
  expect(awaitedFilms(bookmarks, '2026-11-28')).toEqual(['movie:1', 'movie:2', 'movie:4']);
  expect(awaitedFilms(bookmarks, '2026-11-28', 'watchlist')).toEqual(['movie:1', 'movie:4']);
});

describe('the revision of an event [CALENDAR-07]', () => {
  const keyOf = ({ season, number }: AiringEpisode) => `${season}/${number}`;
  const NOW = Date.UTC(2026, 10, 28);

  it('is that of the known event if nothing changed, else a later one, also if the clock went back', () => {
    const [first, second] = [episode(1, '2026-12-04'), episode(2, '2026-12-11')];
    const known = stampChanges([], [first, second], keyOf, NOW);
    expect(known.map(({ changedAt }) => changedAt)).toEqual([NOW, NOW]);
    const moved = { ...second, airDate: '2026-12-12' };
    const after = stampChanges(known, [first, moved, episode(3, '2026-12-18')], keyOf, NOW - 1_000_000);
    expect(after.map(({ changedAt }) => changedAt)).toEqual([NOW, NOW + 1_000, NOW - 1_000_000]);
    expect(stampChanges(after, [first, moved], keyOf, NOW + 5).map(({ changedAt }) => changedAt)).toEqual([
      NOW,
      NOW + 1_000,
    ]);
  });

  it('rises with every change and stays otherwise, whatever moves where; its name never changes', () => {
    const step = fc.record({ airDate: days, afterMs: fc.integer({ min: -100_000, max: 100_000_000 }) });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1 }), (steps) => {
        let known: AiringEpisode[] = [];
        let nowMs = NOW;
        let last: { date: string; sequence: number } | undefined;
        for (const { airDate, afterMs } of steps) {
          nowMs += afterMs;
          known = stampChanges(known, [episode(1, airDate)], keyOf, nowMs);
          const [event] = calendarEvents([series(1, 'Alpha', ...known)], [], 'US');
          if (!event) throw new Error('It has an event.');
          const sequence = eventSequence(eventStamp(event));
          expect(eventUid(event)).toBe('tv-1-s2e1@marquee');
          if (last?.date === event.date) expect(sequence).toBe(last.sequence);
          else if (last) expect(sequence).toBeGreaterThan(last.sequence);
          last = { date: event.date, sequence };
        }
      }),
    );
  });

  it('is a number that calendars can store, and the region’s choice raises it', () => {
    expect(eventSequence(eventStamp({}))).toBe(0);
    expect(eventSequence(eventStamp({ changedAt: NOW }, NOW + 5_000)) - eventSequence(NOW)).toBe(5);
    expect(eventSequence(Date.UTC(2093, 0, 1))).toBeLessThan(2 ** 31);
  });
});
