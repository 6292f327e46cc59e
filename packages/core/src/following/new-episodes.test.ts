import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { HistoryValue } from '../history';
import { DAY_MS, hasAired } from '../media';
import type { Play } from '../plays';
import { toEntries } from '../sync/merge-entries';
import { collectionRules } from '../sync/rules';
import {
  type AiringEpisode,
  airingLifetime,
  airingOf,
  airingSeasons,
  MOST_AIRING_EPISODES,
  newEpisodes,
  viewingsOf,
  watchedTimes,
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
/** A season of ten weekly episodes, the first on day 1. */
const weekly = Array.from({ length: 10 }, (_, index) => episode(2, index + 1, 1 + 7 * index));
const numbers = (watched: [string, number][], since: number, today: number) =>
  newEpisodes({ episodes: weekly }, new Map(watched.map(([key, on]) => [key, day(on)])), day(since), day(today)).map(
    ({ number }) => number,
  );

describe('new episodes [FOLLOW-04]', () => {
  it.each<[string, [string, number][], [number, number], number[]]>([
    ['are those that aired since the series was followed', [], [9, 30], [3, 4, 5]],
    ['include those of the day on which it was followed', [], [8, 15], [2, 3]],
    ['are none of a backlog, however long', [], [40, 40], []],
    ['stay new when the first of them is watched', [['s2e3', 30]], [9, 30], [4, 5]],
    ['are all of a season that began after the one before was watched', [['s1e9', -100]], [-200, 16], [1, 2, 3]],
    ['are only those after an older episode that was watched later', [['s1e9', 16]], [-200, 23], [4]],
    ['are none of before, for a follow by a clock that was ahead', [], [400, 30], []],
    ['are those of today, even for a follow by a clock that was ahead', [], [400, 29], [5]],
  ])('%s', (_, watched, [since, today], expected) => {
    expect(numbers(watched, since, today)).toEqual(expected);
  });

  it('have aired, are not watched, and are listed once, whatever was watched when', () => {
    const key = fc.constantFrom('s1e1', 's2e1', 's2e2', 's2e5', 's2e9', 's3e1');
    const when = fc.integer({ min: -400, max: 400 });
    fc.assert(
      fc.property(fc.array(fc.tuple(key, when)), when, when, fc.boolean(), (watched, since, today, isReversed) => {
        const times = new Map<string, number>(watched.map(([name, at]) => [name, day(at)]));
        const episodes = isReversed ? weekly.toReversed() : weekly;
        const found = newEpisodes({ episodes }, times, day(since), day(today));
        expect(new Set(found).size).toBe(found.length);
        for (const each of found) {
          expect(hasAired(each.airDate, day(today))).toBe(true);
          expect(times.has(`s${each.season}e${each.number}`)).toBe(false);
          expect(Date.parse(each.airDate) + DAY_MS).toBeGreaterThan(Math.min(day(since), day(today)));
        }
        const reordered = new Map([...times].reverse());
        expect(newEpisodes({ episodes }, reordered, day(since), day(today))).toEqual(found);
      }),
    );
  });
});

describe('when an episode was first watched [FOLLOW-04]', () => {
  const at = (changedAt: number, watched: number) => ({
    key: 'tv:1/s1e1',
    value: { title: 'Pilot', progress: { watched, duration: 100 } },
    changedAt,
  });
  const play = (id: string, watchedAt: number | null, changedAt: number) => ({
    key: `tv:1/s1e1/${id}`,
    value: { watchedAt, how: 'played', title: 'A', year: null } as const,
    changedAt,
  });
  it.each<[string, ReturnType<typeof at>[], ReturnType<typeof play>[], [string, number][]]>([
    ['is unknown of one that was only started', [at(5, 50)], [], []],
    ['is the time of its record', [at(5, 99)], [], [['s1e1', 5]]],
    ['is not moved by watching it again', [at(9, 99)], [play('a', 3, 3), play('b', 9, 9)], [['s1e1', 3]]],
    ['is when it was added, of a viewing without a date', [], [play('a', null, 7)], [['s1e1', 7]]],
  ])('%s', (_, history, plays, expected) => {
    const sources = {
      history: toEntries<HistoryValue>(collectionRules.history, history),
      plays: toEntries<Play>(collectionRules.plays, plays),
    };
    expect([...watchedTimes(viewingsOf(sources, 'tv:1'))]).toEqual(expected);
  });
});

const at = (seasonNumber: number, episodeNumber: number, airDate: string | null, type = 'standard') => ({
  seasonNumber,
  episodeNumber,
  name: `Episode ${episodeNumber}`,
  airDate,
  type,
});
const series = {
  id: 1399,
  title: 'A Show',
  seasons: [0, 1, 2, 3].map((seasonNumber) => ({ seasonNumber, episodeCount: seasonNumber === 3 ? 0 : 2 })),
  lastEpisode: at(2, 7, '2026-11-20'),
  nextEpisode: at(2, 8, '2026-11-27', 'finale'),
};

describe('what airs of a series [FOLLOW-03]', () => {
  it('is told by the seasons of the last and the next episode, and the newest that lists any', () => {
    expect(airingSeasons(series)).toEqual([2]);
    expect(airingSeasons({ ...series, nextEpisode: at(3, 1, '2027-01-01') })).toEqual([2, 3]);
    expect(airingSeasons({ ...series, lastEpisode: at(0, 1, '2026-01-01'), nextEpisode: null })).toEqual([2]);
    expect(airingSeasons({ ...series, seasons: [], lastEpisode: null, nextEpisode: null })).toEqual([]);
  });

  it('is its dated episodes, by date, without specials; a season may count on', () => {
    const list = [at(2, 7, '2026-11-20'), at(2, 8, '2026-11-27', 'finale'), at(2, 9, null)];
    expect(airingOf({ ...series, lastEpisode: at(0, 3, '2026-11-21') }, [{ seasonNumber: 2, episodes: list }])).toEqual(
      {
        key: 'tv:1399',
        name: 'A Show',
        episodes: [
          { season: 2, number: 7, name: 'Episode 7', airDate: '2026-11-20', isPremiere: true, isFinale: false },
          { season: 2, number: 8, name: 'Episode 8', airDate: '2026-11-27', isPremiere: false, isFinale: true },
        ],
      },
    );
  });

  it('is known of the last and the next episode without a list', () => {
    expect(airingOf(series, []).episodes.map(({ number }) => number)).toEqual([7, 8]);
  });

  it('is only the newest of a daily series', () => {
    const list = Array.from({ length: 200 }, (_, index) => at(2, index + 1, '2026-11-20'));
    const { episodes } = airingOf({ ...series, nextEpisode: null }, [{ seasonNumber: 2, episodes: list }]);
    expect(episodes.length).toBe(MOST_AIRING_EPISODES);
    expect(episodes.at(-1)?.number).toBe(200);
  });
});

it.each([
  ['an episode to come', '2026-12-24', 1],
  ['an episode of last month', '2026-11-01', 1],
  ['nothing for a quarter of a year', '2026-08-20', 7],
])('a series with %s is asked about again in due time [FOLLOW-06]', (_, airDate, days) => {
  const episodes = [{ season: 1, number: 1, airDate, isPremiere: false, isFinale: false }];
  expect(airingLifetime({ episodes }, Date.parse('2026-11-28T12:00:00Z'))).toBe(days * DAY_MS);
  expect(airingLifetime({ episodes: [] }, Date.parse('2026-11-28T12:00:00Z'))).toBe(7 * DAY_MS);
});
