import { describe, expect, it } from '@jest/globals';
import { startProcessorClock } from '@marquee/tooling/processor-clock';
import fc from 'fast-check';
import { parseTitleKey } from '../media';
import { addPlay, type Play } from '../plays';
import { toEntries } from '../sync/merge-entries';
import { becauseRows } from './because-rows';
import { withFeedback } from './feedback';
import { diversify, recommend } from './recommend';
import { tasteOf } from './taste';
import { arbitraryInput, candidate, from, idsOf, input, NOW, taste } from './testing/inputs';
import type { Feedback } from './types';
import { chooseSeeds } from './weigh';

describe('what is recommended', () => {
  it('follows from what was rated best and watched last, and says so [FORYOU-06]', () => {
    const people = [[taste(1, { rating: 9 }), taste(2, { rating: 3 }), taste(3, { rating: 9, lastAtMs: NOW - 1e11 })]];
    const lists = [from(1, 10), from(2, 14), from(3, 18)];
    const found = recommend(input({ people, lists }));
    expect(idsOf(found)).toEqual([10, 18, 14]);
    expect(found[0]?.reasons[0]).toEqual({ kind: 'seed', key: 'movie:1', title: 'Film 1', ratings: [9] });
    expect(found[2]?.reasons).toEqual([{ kind: 'acclaimed', voteAverage: 9 }]);
  });

  it('for two fits both: what one of them dislikes comes last, and reasons have both ratings [FORYOU-12]', () => {
    const [both, one] = [taste(1, { rating: 9 }), taste(2, { rating: 10 })];
    const people = [
      [both, one],
      [both, taste(2, { rating: 2 })],
    ];
    const found = recommend(input({ people, lists: [from(1, 10), from(2, 14)] }));
    expect(idsOf(found)).toEqual([10, 14]);
    expect(found[0]?.reasons[0]).toMatchObject({ ratings: [9, 9] });
    expect(idsOf(recommend(input({ people: [[both, one], [taste(10)]], lists: [from(1, 10, 14)] })))).toEqual([14]);
  });

  it('learns from "Less of this": titles like it lose, others do not [FORYOU-08]', () => {
    const lists = [from(1, 10, 14, 11)];
    const people = [[taste(1, { rating: 9 })]];
    const before = recommend(input({ people, lists }));
    const feedback: Feedback[] = [{ ...candidate(18), kind: 'less', atMs: NOW }];
    const after = new Map(recommend(input({ people, lists, feedback })).map(({ title, score }) => [title.id, score]));
    const lost = (id: number) => (before.find(({ title }) => title.id === id)?.score ?? 0) - (after.get(id) ?? 0);
    expect(lost(10)).toBeGreaterThan(0.1);
    expect(lost(11)).toBeLessThan(0.03);
  });

  it('forgets "Not this" after a month, and keeps no more than a hundred answers [FORYOU-08]', () => {
    const lists = [from(1, 10)];
    const not = (days: number): Feedback[] => [{ ...candidate(10), kind: 'not', atMs: NOW - days * 86_400_000 }];
    expect(recommend(input({ lists, feedback: not(29) }))).toEqual([]);
    expect(recommend(input({ lists, feedback: not(31) }))).toHaveLength(1);
    const many = Array.from({ length: 150 }, (_, id): Feedback => ({ ...candidate(id + 1), kind: 'less', atMs: id }));
    const kept = many.reduce<Feedback[]>((list, each) => withFeedback(list, each), []);
    expect([kept.length, kept[0]?.atMs]).toEqual([100, 149]);
  });

  it('of several that are alike is one, and then something else [FORYOU-07]', () => {
    const alike = [10, 14, 18].map((id) => candidate(id, { genreIds: [27], year: 1980 }));
    const other = candidate(30, { genreIds: [35], year: 2005, voteAverage: 4 });
    const ranked = [...alike, other].map((title, at) => ({ title, score: 1 - at * 0.02, reasons: [] }));
    expect(idsOf(diversify(ranked, 2))).toEqual([10, 30]);
  });
});

describe('rows', () => {
  it('are named after titles that were watched, the most telling first; few titles are no row [FORYOU-01]', () => {
    const people = [[taste(1, { rating: 10 }), taste(2, { rating: 8 }), taste(3), taste(4, { rating: 2 })]];
    const range = (start: number) => Array.from({ length: 8 }, (_, at) => start + at);
    const lists = [from(1, ...range(10)), from(2, ...range(30)), from(3, 70, 71), from(4, ...range(50))];
    const rows = becauseRows(input({ people, lists }), { rows: 5, length: 7 });
    expect(rows.map(({ seed, titles }) => [seed.title, titles.length])).toEqual([
      ['Film 1', 7],
      ['Film 2', 7],
    ]);
  });
});

describe('a taste', () => {
  it('is what log, ratings and lists say of a title [FORYOU-06]', () => {
    const film = (id: number) => ({ mediaType: 'movie' as const, id, title: `Film ${id}`, year: 1999 });
    const play = (id: number, at: number, rating?: number) =>
      addPlay({}, { id: `p${at}`, played: film(id), watchedAt: at, how: 'marked', ...(rating && { rating }) }, 1);
    const value = { rating: 9, ratedAt: null, title: 'Series', year: null };
    const tastes = tasteOf({
      plays: toEntries<Play>({}, [play(1, 5, 7), play(1, 9)]),
      history: {},
      ratings: toEntries({}, [
        { key: 'tv:2/s1', value, changedAt: 1 },
        { key: 'tv:2/s2', value: { ...value, rating: 6 }, changedAt: 1 },
      ]),
      bookmarks: toEntries({}, [
        { key: '3/movie/watchlist', value: {}, changedAt: 1 },
        { key: '4/any/watched', value: {}, changedAt: 1 },
      ]),
      favorites: toEntries({}, [{ key: 'tv:5/s1e1', value: {}, changedAt: 1 }]),
    });
    const known = Object.fromEntries(tastes.map(({ key, title: _, ...rest }) => [key, rest]));
    const plain = {
      rating: null,
      lastAtMs: null,
      isSeen: false,
      isRewatched: false,
      isFavorite: false,
      isListed: false,
    };
    expect(known).toEqual({
      'movie:1': { ...plain, rating: 7, lastAtMs: 9, isSeen: true, isRewatched: true },
      'tv:2': { ...plain, rating: 7.5, isSeen: true },
      'movie:3': { ...plain, isListed: true },
      'movie:4': { ...plain, isSeen: true },
      'tv:4': { ...plain, isSeen: true },
      'tv:5': { ...plain, isSeen: true, isFavorite: true },
    });
  });

  it('and what follows from 20,000 plays take less than 100 ms [FORYOU-09]', () => {
    const plays = toEntries<Play>(
      {},
      Array.from({ length: 20_000 }, (_, index) => {
        const id = (index % 6_000) + 1;
        const played = { mediaType: 'movie' as const, id, title: `Film ${id}`, year: 1999 };
        return addPlay({}, { id: `p${index}`, played, watchedAt: NOW - index * 1e7, how: 'imported' }, 1);
      }),
    );
    const none = { history: {}, ratings: {}, bookmarks: {}, favorites: {} };
    // CPU time, and the best of several: what runs at the same time takes the caches away.
    let bestMs = Infinity;
    for (let round = 0; round < 20 && bestMs >= 100; round += 1) {
      const spentMs = startProcessorClock();
      const people = [tasteOf({ plays, ...none })];
      const seeds = chooseSeeds(people, 12, NOW).map(({ key }) => parseTitleKey(key)?.id ?? 0);
      const lists = seeds.map((id) =>
        from(id, ...Array.from({ length: 40 }, (_, at) => 7_000 + ((id * 37 + at) % 900))),
      );
      expect(recommend(input({ people, lists })).length).toBeGreaterThan(100);
      bestMs = Math.min(bestMs, spentMs());
    }
    expect(bestMs).toBeLessThan(100);
  });
});

const shuffled = <Item>(items: readonly Item[], seed: number): Item[] =>
  items
    .map((item, at) => ({ item, place: (at * 7919 + seed * 104_729) % 10_007 }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);

describe('what is recommended', () => {
  it('was never seen, hidden or refused by any of the people [FORYOU-02]', () => {
    fc.assert(
      fc.property(arbitraryInput, (asked) => {
        const closed = new Set([
          ...asked.hidden,
          ...asked.feedback.filter(({ kind }) => kind === 'less').map(({ key }) => key),
        ]);
        for (const tastes of asked.people) for (const { key, isSeen } of tastes) if (isSeen) closed.add(key);
        const rows = becauseRows(asked, { rows: 5, length: 15 });
        const shown = [...recommend(asked), ...rows.flatMap(({ titles }) => titles)];
        expect(shown.filter(({ title }) => closed.has(title.key))).toEqual([]);
      }),
    );
  });

  it('does not depend on the order in which things are known [FORYOU-03]', () => {
    fc.assert(
      fc.property(arbitraryInput, fc.nat(1000), (asked, seed) => {
        const other = {
          ...asked,
          people: asked.people.map((tastes) => shuffled(tastes, seed)),
          lists: shuffled(asked.lists, seed),
          feedback: shuffled(asked.feedback, seed),
        };
        expect(recommend(other)).toEqual(recommend(asked));
        expect(becauseRows(other, { rows: 5, length: 15 })).toEqual(becauseRows(asked, { rows: 5, length: 15 }));
      }),
    );
  });

  it('is never rated lower because a title that leads to it was rated better [FORYOU-04]', () => {
    fc.assert(
      fc.property(arbitraryInput, fc.nat(), fc.integer({ min: 1, max: 9 }), (asked, at, rating) => {
        const [own = []] = asked.people;
        const raised = own[at % Math.max(1, own.length)];
        if (!raised) return;
        const rated = (value: number) => ({
          ...asked,
          people: [own.map((each) => (each === raised ? { ...each, rating: value } : each)), ...asked.people.slice(1)],
        });
        const before = new Map(recommend(rated(rating)).map(({ title, score }) => [title.key, score]));
        for (const { title, score } of recommend(rated(rating + 1)))
          expect(score).toBeGreaterThanOrEqual((before.get(title.key) ?? -Infinity) - 1e-12);
      }),
    );
  });

  it('is a bounded list without repetitions, of titles that the lists name [FORYOU-05]', () => {
    fc.assert(
      fc.property(arbitraryInput, (asked) => {
        const found = recommend(asked);
        const keys = found.map(({ title }) => title.key);
        expect(keys.length).toBeLessThanOrEqual(200);
        expect(new Set(keys).size).toBe(keys.length);
        for (const { score, reasons } of found) {
          expect(Number.isFinite(score)).toBe(true);
          expect(reasons.length).toBeLessThanOrEqual(3);
        }
        const rows = becauseRows(asked, { rows: 5, length: 15 });
        const inRows = rows.flatMap(({ titles }) => titles.map(({ title }) => title.key));
        expect(rows.length).toBeLessThanOrEqual(5);
        expect(Math.max(0, ...rows.map(({ titles }) => titles.length))).toBeLessThanOrEqual(15);
        expect(new Set(inRows).size).toBe(inRows.length);
      }),
    );
  });
});
