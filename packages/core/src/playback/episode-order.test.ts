import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  firstEpisode,
  isOutIn,
  knownAnswer,
  missingListOf,
  nextEpisode,
  orderSeasons,
  previousEpisode,
  startingEpisode,
  type EpisodePosition,
} from './index';

const season = (seasonNumber: number, ...numbers: number[]) => ({
  seasonNumber,
  episodeCount: numbers.length,
  episodes: numbers.map((episodeNumber) => ({ episodeNumber })),
});
type Seasons = ReturnType<typeof season>[];
const unfetched = (seasonNumber: number, episodeCount = 2) => ({ seasonNumber, episodeCount });
const at = (season: number, episode: number): EpisodePosition => ({ season, episode });
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Numbers of episodes as they occur: from 1, from 0, going on from the season before, or with gaps. */
const seasonShapes: fc.Arbitrary<Seasons> = fc
  .record({
    numbers: fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { maxLength: 6 }),
    lists: fc.array(
      fc.record({
        length: fc.integer({ min: 0, max: 6 }),
        start: fc.constantFrom<'zero' | 'one' | 'on'>('zero', 'one', 'on'),
        gap: fc.integer({ min: 1, max: 7 }),
      }),
      { minLength: 6, maxLength: 6 },
    ),
  })
  .map(({ numbers, lists }) => {
    let last = 0;
    return [...numbers]
      .sort((a, b) => a - b)
      .map((seasonNumber, index) => {
        const { length, start, gap } = lists[index] ?? { length: 0, start: 'one', gap: 7 };
        const from = start === 'zero' ? 0 : start === 'one' ? 1 : last + 1;
        const list = range(from, from + length - 1).filter((number) => (number - from + 1) % gap !== 0 || gap === 1);
        last = list.at(-1) ?? last;
        return season(seasonNumber, ...list);
      });
  });

const all = (seasons: Seasons): EpisodePosition[] =>
  orderSeasons(seasons).flatMap(({ seasonNumber, episodes }) =>
    episodes.map(({ episodeNumber }) => at(seasonNumber, episodeNumber)),
  );
const next = (seasons: Seasons, place: EpisodePosition) => knownAnswer(nextEpisode(seasons, place));
const previous = (seasons: Seasons, place: EpisodePosition) => knownAnswer(previousEpisode(seasons, place));

describe('the order of the listed episodes', () => {
  it('leads through every regular episode and back, then to the first again [PLAYER-11, EPISODE-10]', () => {
    fc.assert(
      fc.property(seasonShapes, (seasons) => {
        const regular = all(seasons).filter((place) => place.season > 0);
        regular.forEach((place, index) => {
          const following = regular[index + 1];
          const wanted = following ? { ...following, wrapped: false } : { ...regular[0], wrapped: true };
          expect(next(seasons, place)).toEqual(wanted);
          expect(previous(seasons, place)).toEqual(regular[index - 1] ?? null);
        });
      }),
    );
  });

  it('holds nothing that is not listed, whatever is asked', () => {
    fc.assert(
      fc.property(seasonShapes, fc.nat(45), fc.nat(45), fc.integer({ min: 0, max: 100 }), (seasons, s, e, watched) => {
        const listed = new Set(all(seasons).map(({ season, episode }) => `${season}/${episode}`));
        const last = { ...at(s, e), progress: { watched, duration: 100 } };
        const answers = [next(seasons, last), previous(seasons, last), firstEpisode(seasons), firstEpisode(seasons, s)];
        for (const answer of [...answers, startingEpisode(seasons, [last]), startingEpisode(seasons, [])]) {
          const place = answer && knownAnswer(answer);
          if (place) expect(listed).toContain(`${place.season}/${place.episode}`);
        }
      }),
    );
  });

  it('is known as soon as the lists that it names are fetched', () => {
    fc.assert(
      fc.property(seasonShapes, fc.nat(45), fc.nat(45), (seasons, s, e) => {
        for (const ask of [nextEpisode, previousEpisode, (of: Seasons) => firstEpisode(of)]) {
          const fetched = new Set<number>();
          const known = () =>
            seasons.map((one) => (fetched.has(one.seasonNumber) ? one : { ...one, episodes: undefined }));
          let answer = ask(known() as Seasons, at(s, e));
          for (let missing = missingListOf(answer); missing !== null; missing = missingListOf(answer)) {
            expect(fetched).not.toContain(missing);
            fetched.add(missing);
            answer = ask(known() as Seasons, at(s, e));
          }
          expect(fetched.size).toBeLessThanOrEqual(2);
          expect(answer).toEqual(ask(seasons, at(s, e)));
        }
      }),
    );
  });

  it.each([
    ['counted through the seasons', [season(1, 1, 2, 3), season(2, 4, 5)], at(1, 3), at(2, 4)],
    ['with gaps', [season(1, 1, 2, 4, 5)], at(1, 2), at(1, 4)],
    ['from 0', [season(1, 0, 1)], at(1, 0), at(1, 1)],
    ['of the seasons 5 and 7 only', [season(5, 1), season(7, 1)], at(5, 1), at(7, 1)],
    ['of one long season', [season(1, ...range(1, 2289))], at(1, 2288), at(1, 2289)],
  ])('goes by numbers %s', (_, seasons, before, after) => {
    expect(next(seasons, before)).toEqual({ ...after, wrapped: false });
    expect(previous(seasons, after)).toEqual(before);
  });

  it('passes over a season without episodes, and never enters the specials [PLAYER-11]', () => {
    expect(next([season(1, 1), season(2), season(4, 1)], at(1, 1))).toEqual({ ...at(4, 1), wrapped: false });
    expect(next([season(0, 1, 2), season(1, 1)], at(0, 1))).toEqual({ ...at(0, 2), wrapped: false });
    expect(next([season(0, 1, 2), season(1, 1)], at(0, 2))).toEqual({ ...at(1, 1), wrapped: true });
    expect(next([season(0, 1, 2), season(1, 1)], at(1, 1))).toEqual({ ...at(1, 1), wrapped: true });
    expect(next([season(0, 1, 2)], at(0, 2))).toBeNull();
    expect(previous([season(0, 1), season(1, 1)], at(1, 1))).toBeNull();
    expect(firstEpisode([season(0, 1), season(1, 3)])).toEqual(at(1, 3));
    expect(firstEpisode([season(0, 4), season(1)])).toEqual(at(0, 4));
  });

  it('asks only for the list that it needs', () => {
    expect(nextEpisode([unfetched(1), unfetched(2)], at(1, 1))).toEqual({ missingList: 1 });
    expect(nextEpisode([season(1, 1, 2), unfetched(2)], at(1, 1))).toEqual({ ...at(1, 2), wrapped: false });
    expect(nextEpisode([season(1, 1, 2), unfetched(2)], at(1, 2))).toEqual({ missingList: 2 });
    expect(nextEpisode([season(1, 1, 2), unfetched(2, 0)], at(1, 2))).toEqual({ ...at(1, 1), wrapped: true });
    expect(previousEpisode([unfetched(1), season(2, 7)], at(2, 7))).toEqual({ missingList: 1 });
  });

  it('lists specials last [TITLE-06]', () => {
    const seasons = [2, 0, 10, 1].map((seasonNumber) => ({ seasonNumber }));
    expect(orderSeasons(seasons).map(({ seasonNumber }) => seasonNumber)).toEqual([1, 2, 10, 0]);
  });
});

describe('the episode at which a series continues', () => {
  const seasons = [season(0, 1, 2), season(1, 1, 2), season(2, 3, 4)];
  const watched = (season: number, episode: number, seen = 95) => ({
    season,
    episode,
    progress: { watched: seen, duration: 100 },
  });

  it.each([
    ['the first regular one when nothing was watched', [], at(1, 1)],
    ['the one that was left unfinished', [watched(2, 3, 50)], at(2, 3)],
    ['the one after a finished one, in the next season if necessary', [watched(1, 2)], at(2, 3)],
    ['the last one when everything was watched', [watched(2, 4)], at(2, 4)],
    ['a regular one after a special', [watched(0, 1), watched(1, 1)], at(1, 2)],
    ['a regular one when only specials were watched', [watched(0, 1, 50)], at(1, 1)],
    ['the following one where the unfinished one is not listed any more', [watched(2, 1, 50)], at(2, 3)],
  ])('is %s [EPISODE-11]', (_, history, expected) => {
    expect(startingEpisode(seasons, history)).toMatchObject(expected);
  });

  it('is a special only if there is nothing else, and none without episodes', () => {
    expect(startingEpisode([season(0, 1, 2), season(1)], [watched(0, 1)])).toEqual(at(0, 2));
    expect(startingEpisode([season(1)], [])).toBeNull();
  });
});

describe('an episode', () => {
  const nowMs = Date.parse('2026-01-02T00:00:00Z');
  const [past, future] = ['2026-01-02', '2026-01-03'];
  /** The numbers of a season's episodes that are out. */
  const out = (
    dates: (string | null)[],
    {
      begins = past,
      last,
      seasonNumber = 2,
    }: { begins?: string | null; last?: [number, number]; seasonNumber?: number } = {},
  ) => {
    const episodes = dates.map((airDate, index) => ({ episodeNumber: index + 1, airDate }));
    const lastEpisode = last ? { seasonNumber: last[0], episodeNumber: last[1] } : null;
    const isOut = isOutIn({ season: { seasonNumber, airDate: begins, episodes }, lastEpisode, nowMs });
    return episodes.filter(isOut).map(({ episodeNumber }) => episodeNumber);
  };

  it('is out from its day', () => {
    expect(out([past, future])).toEqual([1]);
    expect(out([past, future], { begins: null })).toEqual([1]);
  });

  it('without a date is not out in a season that has not begun', () => {
    expect(out([null, null], { begins: future })).toEqual([]);
    expect(out([null, null], { begins: null })).toEqual([]);
  });

  it('without a date is out in a season that has', () => {
    expect(out([past, null, null])).toEqual([1, 2, 3]);
    expect(out([null, null])).toEqual([1, 2]);
    expect(out([null, past, future, null])).toEqual([1, 2]);
  });

  it('without a date is not out after one that has yet to air, or between it and the last that did', () => {
    expect(out([past, null, future, null])).toEqual([1]);
    expect(out([future, null])).toEqual([]);
  });

  it('without a date is out as far as the series has aired', () => {
    expect(out([null, null, null], { last: [2, 2] })).toEqual([1, 2]);
    expect(out([null, null], { last: [1, 9] })).toEqual([]);
    expect(out([null, null], { last: [3, 1] })).toEqual([1, 2]);
    expect(out([null, null], { seasonNumber: 0, last: [1, 9] })).toEqual([1, 2]);
  });

  it('without a date is not out while its season is not listed', () => {
    const isOut = isOutIn({ season: { seasonNumber: 1, airDate: past }, lastEpisode: null, nowMs });
    expect(isOut({ episodeNumber: 1, airDate: null })).toBe(false);
    expect(isOut({ episodeNumber: 1, airDate: past })).toBe(true);
  });
});
