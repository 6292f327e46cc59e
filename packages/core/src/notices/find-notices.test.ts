import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { AiringEpisode } from '../following';
import { DAY_MS } from '../media';
import {
  DEFAULT_QUIET_HOURS,
  isMovieWatched,
  isQuietAt,
  isTimeZone,
  type Listener,
  localTime,
  mayHaveNews,
  MINUTES_OF_DAY,
  movieNotice,
  seriesNotice,
  type Told,
  toldAfter,
} from './index';

const day = (number: number): number => Date.UTC(2026, 9, number, 9);
const dateOf = (number: number): string => new Date(day(number)).toISOString().slice(0, 10);
const episode = (season: number, number: number, aired: number): AiringEpisode => ({
  season,
  number,
  name: `Episode ${number}`,
  airDate: dateOf(aired),
  isPremiere: number === 1,
  isFinale: false,
});
const listener = (today: number, more: Partial<Listener> = {}): Listener => ({
  since: day(-400),
  timeZone: 'UTC',
  told: {},
  nowMs: day(today),
  ...more,
});
const airing = (...episodes: AiringEpisode[]) => ({ key: 'tv:1399' as const, name: 'A Show', episodes });
const weekly = airing(...Array.from({ length: 10 }, (_, index) => episode(2, index + 1, 1 + 7 * index)));
const atOnce = airing(episode(1, 9, -200), ...Array.from({ length: 8 }, (_, index) => episode(2, index + 1, 1)));
const tell = (view: Partial<Parameters<typeof seriesNotice>[0]>, to: Listener) =>
  seriesNotice({ airing: weekly, watched: new Map(), followedSince: day(-400), ...view }, to);

describe('a notice of a followed series [NOTICE-01]', () => {
  it('is its new episode, on the day on which it airs, once', () => {
    const since = day(2);
    const first = tell({}, listener(8, { since }));
    expect(first).toEqual({
      kind: 'episode',
      title: 'tv:1399',
      keys: ['tv:1399/s2e2'],
      ...{ season: 2, number: 2, name: 'Episode 2' },
    });
    const told = toldAfter(listener(8), first ?? { kind: 'movie', title: 'movie:1', keys: [] });
    expect(tell({}, listener(9, { told }))).toBeNull();
    expect(mayHaveNews(weekly, listener(9, { told }))).toBe(false);
    expect(tell({}, listener(15, { told }))).toMatchObject({ keys: ['tv:1399/s2e3'] });
  });

  it('is not sent of an episode that was watched, nor of a series that was followed later', () => {
    expect(
      tell(
        {
          watched: new Map([
            ['s2e1', day(2)],
            ['s2e2', day(8)],
          ]),
        },
        listener(8),
      ),
    ).toBeNull();
    expect(tell({ followedSince: day(9) }, listener(10))).toBeNull();
  });

  it('is not sent of what aired before notices were turned on, or more than a week ago', () => {
    expect(tell({}, listener(10, { since: day(9) }))).toBeNull();
    expect(tell({}, listener(10, { since: day(8) }))).toMatchObject({ keys: ['tv:1399/s2e2'] });
    expect(tell({ airing: airing(episode(2, 1, 1)) }, listener(8))).toMatchObject({ kind: 'episode' });
    expect(tell({ airing: airing(episode(2, 1, 1)) }, listener(9))).toBeNull();
  });

  it('waits until the day has begun where the person is', () => {
    const at = (time: string, timeZone: string) => tell({}, listener(0, { timeZone, nowMs: Date.parse(time) }));
    expect(at('2026-10-08T01:00:00Z', 'America/New_York')).toMatchObject({ keys: ['tv:1399/s2e1'] });
    expect(at('2026-10-08T04:00:00Z', 'America/New_York')).toMatchObject({ kind: 'episodes' });
  });
});

describe('several episodes [NOTICE-02]', () => {
  it('are one notice', () => {
    const found = tell(
      { airing: airing(...[1, 2, 4].map((number) => episode(2, number, 1)), episode(3, 1, 2)) },
      listener(2),
    );
    expect(found).toMatchObject({
      kind: 'episodes',
      ranges: [
        { season: 2, from: 1, to: 2 },
        { season: 2, from: 4, to: 4 },
        { season: 3, from: 1, to: 1 },
      ],
    });
  });

  it('are a season if it came out at once, whatever its length', () => {
    expect(tell({ airing: atOnce }, listener(1))).toEqual({
      kind: 'season',
      title: 'tv:1399',
      season: 2,
      keys: atOnce.episodes.slice(1).map(({ number }) => `tv:1399/s2e${number}`),
    });
  });

  it('are no season if they are its beginning, or some of it was watched', () => {
    const beginning = airing(episode(2, 1, 1), episode(2, 2, 1));
    expect(tell({ airing: beginning }, listener(1))).toMatchObject({ kind: 'episodes' });
    const finale = airing(episode(2, 1, 1), { ...episode(2, 2, 1), isFinale: true });
    expect(tell({ airing: finale }, listener(1))).toMatchObject({ kind: 'season' });
    const weeklyFrom = airing(...[1, 2, 3, 4].map((number) => episode(2, number, 1)), episode(2, 5, 8));
    expect(tell({ airing: weeklyFrom }, listener(1))).toMatchObject({ kind: 'episodes' });
    expect(tell({ airing: atOnce, watched: new Map([['s2e1', day(1)]]) }, listener(1))).toMatchObject({
      kind: 'episodes',
    });
  });
});

describe('a film of the watchlist [NOTICE-03]', () => {
  const film = { id: 603, date: dateOf(8) };
  it('is told of once, when it is out', () => {
    expect(movieNotice(film, listener(7))).toBeNull();
    // Half a day after its date has begun (MEDIA-05).
    expect(movieNotice(film, listener(8))).toBeNull();
    const found = movieNotice(film, listener(9));
    expect(found).toEqual({ kind: 'movie', title: 'movie:603', keys: ['movie:603'] });
    const told = found ? toldAfter(listener(9), found) : {};
    expect(movieNotice(film, listener(10, { told }))).toBeNull();
  });

  it('is not told of if it has no date, or came out long ago', () => {
    expect(movieNotice({ ...film, date: null }, listener(9))).toBeNull();
    expect(movieNotice(film, listener(16))).toBeNull();
  });

  it('counts as watched near its end, or with a viewing', () => {
    const value = (watched: number) => ({ title: 'A', progress: { watched, duration: 100 } });
    const entry = (watched: number, removedAt?: number) => ({
      key: 'movie:603',
      value: value(watched),
      changedAt: 1,
      removedAt,
    });
    const of = (history: object, plays: object = {}) =>
      isMovieWatched({ history, plays } as Parameters<typeof isMovieWatched>[0], 'movie:603');
    expect(of({})).toBe(false);
    expect(of({ 'movie:603': { 'movie:603': entry(50) } })).toBe(false);
    expect(of({ 'movie:603': { 'movie:603': entry(99) } })).toBe(true);
    expect(of({ 'movie:603': { 'movie:603': entry(99, 2) } })).toBe(false);
    const play = { key: 'movie:603/a', value: { watchedAt: 1, how: 'played' }, changedAt: 1 };
    expect(of({}, { 'movie:603': { 'movie:603/a': play } })).toBe(true);
    expect(of({}, { 'movie:603': { 'movie:603/a': { ...play, removedAt: 1 } } })).toBe(false);
  });
});

it('tells every new episode once over the weeks, whenever it looks [NOTICE-01]', () => {
  const steps = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 40 });
  const zone = fc.constantFrom('UTC', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Kathmandu');
  fc.assert(
    fc.property(steps, zone, fc.integer({ min: 0, max: 23 }), (gaps, timeZone, hour) => {
      let told: Told = {};
      const keys: string[] = [];
      let today = 0;
      for (const gap of gaps) {
        today += gap;
        const to = { ...listener(today, { timeZone, told }), nowMs: day(today) + (hour - 9) * 3_600_000 };
        const found = tell({}, to);
        expect(found === null || mayHaveNews(weekly, to)).toBe(true);
        if (!found) continue;
        keys.push(...found.keys);
        told = toldAfter(to, found);
      }
      expect(new Set(keys).size).toBe(keys.length);
      // It looks at least every six days: nothing is missed that aired two days before the last look.
      const due = weekly.episodes.filter(({ airDate }) => Date.parse(airDate) < day(today) - 2 * DAY_MS);
      expect(keys).toEqual(expect.arrayContaining(due.map(({ number }) => `tv:1399/s2e${number}`)));
    }),
  );
});

it('forgets what was told half a year ago', () => {
  const notice = { kind: 'movie', title: 'movie:1', keys: ['movie:1'] } as const;
  const told = { 'movie:2': dateOf(1), 'movie:3': dateOf(150) };
  expect(Object.keys(toldAfter(listener(200, { told }), notice))).toEqual(['movie:3', 'movie:1']);
});

const ms = Date.parse;

describe('quiet hours [NOTICE-04]', () => {
  it.each([
    ['2026-11-28T21:59:00Z', 'UTC', false],
    ['2026-11-28T22:00:00Z', 'UTC', true],
    ['2026-11-29T07:59:00Z', 'UTC', true],
    ['2026-11-29T08:00:00Z', 'UTC', false],
    ['2026-11-29T06:59:00Z', 'Europe/Berlin', true],
    ['2026-11-29T07:00:00Z', 'Europe/Berlin', false],
    ['2026-11-29T13:00:00Z', 'Asia/Tokyo', true],
    ['2026-11-29T02:14:00Z', 'Asia/Kathmandu', true],
    ['2026-11-29T02:15:00Z', 'Asia/Kathmandu', false],
  ])('go by the clock of the person: at %s in %s %s', (time, zone, isQuiet) => {
    expect(isQuietAt(DEFAULT_QUIET_HOURS, ms(time), zone)).toBe(isQuiet);
  });

  it('are from 22 to 8 by the clock, also in the nights in which it is changed', () => {
    // The night is an hour shorter in March, and longer in October.
    const quietHours = (noon: string) =>
      Array.from({ length: 96 }, (_, quarter) => ms(noon) + quarter * 900_000).filter((at) =>
        isQuietAt(DEFAULT_QUIET_HOURS, at, 'Europe/Berlin'),
      ).length / 4;
    expect(quietHours('2026-03-28T11:00:00Z')).toBe(9);
    expect(quietHours('2026-10-24T10:00:00Z')).toBe(11);
    expect(quietHours('2026-11-28T11:00:00Z')).toBe(10);
  });

  it('are what is not between their end and their beginning, in every zone', () => {
    const minute = fc.integer({ min: 0, max: MINUTES_OF_DAY - 1 });
    const zone = fc.constantFrom('UTC', 'America/St_Johns', 'Australia/Lord_Howe', 'Africa/Casablanca', 'Asia/Tehran');
    const time = fc.integer({ min: ms('2026-01-01'), max: ms('2028-01-01') });
    fc.assert(
      fc.property(minute, minute, zone, time, (from, to, timeZone, at) => {
        const isQuiet = isQuietAt({ from, to }, at, timeZone);
        if (from === to) expect(isQuiet).toBe(false);
        else expect(isQuietAt({ from: to, to: from }, at, timeZone)).toBe(!isQuiet);
        const shown = localTime(at, timeZone);
        expect(isQuiet && shown.minute === to).toBe(false);
      }),
    );
  });

  it('are none where there are none', () => {
    expect(isQuietAt(null, ms('2026-11-28T23:00:00Z'), 'UTC')).toBe(false);
  });
});

it('knows the zones of browsers, and no others', () => {
  expect(['Europe/Berlin', 'UTC', 'Asia/Calcutta'].every(isTimeZone)).toBe(true);
  expect(['Berlin', 'Europe/Atlantis', '../etc'].some(isTimeZone)).toBe(false);
});

it('reads midnight as the beginning of the day', () => {
  expect(localTime(ms('2026-11-27T23:00:00Z'), 'Europe/Berlin')).toEqual({ date: '2026-11-28', minute: 0 });
});
