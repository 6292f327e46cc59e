import fc from 'fast-check';
import { titleKey, type TitleKey } from '../../media';
import type { Candidate, CandidateList, Feedback, RecommendationInput, TitleTaste } from '../types';

export const NOW = Date.UTC(2026, 10, 28);
const keyOf = (id: number): TitleKey => titleKey('movie', id);

export const candidate = (id: number, changes: Partial<Candidate> = {}): Candidate => ({
  key: keyOf(id),
  id,
  mediaType: 'movie',
  title: `Film ${id}`,
  year: 1950 + (id % 70),
  genreIds: [[18, 35], [28], [27, 53], [10749, 18]][id % 4] ?? [],
  voteAverage: 5 + (id % 5),
  voteCount: 100 * (id % 30),
  ...changes,
});
export const taste = (id: number, changes: Partial<TitleTaste> = {}): TitleTaste => ({
  key: keyOf(id),
  title: `Film ${id}`,
  rating: null,
  lastAtMs: NOW - id * 86_400_000,
  isSeen: true,
  isRewatched: false,
  isFavorite: false,
  isListed: false,
  ...changes,
});
export const input = (changes: Partial<RecommendationInput> = {}): RecommendationInput => ({
  people: [[]],
  lists: [],
  facts: {},
  hidden: new Set(),
  feedback: [],
  nowMs: NOW,
  ...changes,
});
export const from = (seed: number, ...ids: number[]): CandidateList => ({
  source: { kind: 'recommended', seed: keyOf(seed) },
  titles: ids.map((id) => candidate(id)),
});
export const idsOf = (found: readonly { title: Candidate }[]) => found.map(({ title: { id } }) => id);

const arbitraryTaste = fc
  .record({
    id: fc.integer({ min: 1, max: 40 }),
    rating: fc.option(fc.integer({ min: 1, max: 10 })),
    lastAtMs: fc.option(fc.integer({ min: NOW - 1e12, max: NOW })),
    isSeen: fc.boolean(),
    isRewatched: fc.boolean(),
    isFavorite: fc.boolean(),
    isListed: fc.boolean(),
  })
  .map(({ id, ...rest }) => taste(id, rest));
const arbitraryTastes = fc.uniqueArray(arbitraryTaste, { selector: ({ key }) => key, maxLength: 20 });
const arbitraryTitles = fc
  .uniqueArray(fc.integer({ min: 1, max: 80 }), { maxLength: 30 })
  .map((ids) => ids.map((id) => candidate(id)));
const arbitraryLists = fc.uniqueArray(
  fc.record({
    source: fc.oneof(
      fc.record({ kind: fc.constantFrom('recommended', 'similar'), seed: fc.integer({ min: 1, max: 40 }).map(keyOf) }),
      fc.record({
        kind: fc.constantFrom('person', 'keyword'),
        id: fc.integer({ min: 1, max: 5 }),
        name: fc.constant('x'),
      }),
      fc.record({ kind: fc.constantFrom('listed', 'popular') }),
    ),
    titles: arbitraryTitles,
  }),
  { selector: ({ source }) => JSON.stringify(source), maxLength: 12 },
);
const arbitraryFacts = fc
  .array(
    fc.record({
      id: fc.integer({ min: 1, max: 40 }),
      genreIds: fc.uniqueArray(fc.constantFrom(18, 28, 35, 27, 53)),
      people: fc.uniqueArray(fc.integer({ min: 1, max: 5 })),
      keywords: fc.uniqueArray(fc.integer({ min: 1, max: 5 })),
    }),
  )
  .map((all) =>
    Object.fromEntries(
      all.map(({ id, genreIds, people, keywords }) => {
        const named = (ids: number[]) => ids.map((each) => ({ id: each, name: `n${each}` }));
        return [keyOf(id), { genreIds, year: 1950 + id, people: named(people), keywords: named(keywords) }];
      }),
    ),
  );
const arbitraryFeedback = fc.uniqueArray(
  fc
    .record({
      id: fc.integer({ min: 1, max: 80 }),
      kind: fc.constantFrom('not' as const, 'less' as const),
      atMs: fc.integer({ min: NOW - 1e10, max: NOW }),
    })
    .map(({ id, kind, atMs }): Feedback => ({ ...candidate(id), kind, atMs })),
  { selector: ({ key }) => key, maxLength: 8 },
);
export const arbitraryInput: fc.Arbitrary<RecommendationInput> = fc.record({
  people: fc.array(arbitraryTastes, { minLength: 1, maxLength: 2 }),
  lists: arbitraryLists,
  facts: arbitraryFacts,
  hidden: fc.array(fc.integer({ min: 1, max: 80 })).map((ids) => new Set(ids.map(keyOf))),
  feedback: arbitraryFeedback,
  nowMs: fc.constant(NOW),
});
