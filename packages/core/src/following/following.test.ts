import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { bookmarkKey, type BookmarkValue } from '../bookmarks';
import { expiredEntries, follows as followsCollection } from '../collections';
import type { HistoryValue } from '../history';
import type { TitleKey } from '../media';
import type { Play } from '../plays';
import { listEntries, mergeEntries, toEntries, type Entries, type Entry } from '../sync/merge-entries';
import { collectionRules } from '../sync/rules';
import {
  createFollowMemo,
  followSeries,
  unfollowSeries,
  followedSeries,
  followOf,
  viewingsOf,
  watchedTimes,
  type Follow,
  type FollowSources,
} from './index';

const named = { title: 'A Show', year: 2011 };
const KEY: TitleKey = 'tv:1399';
const nothing: FollowSources = { follows: {}, bookmarks: {}, history: {}, plays: {} };

const begun = (changedAt: number, id = 1399): Entry<HistoryValue> => ({
  key: `tv:${id}/s1e1`,
  value: { title: 'Pilot', progress: { watched: 20, duration: 100 }, id: 1, number: 1 },
  changedAt,
});
const played = (watchedAt: number | null, changedAt: number, id = 1399): Entry<Play> => ({
  key: `tv:${id}/s1e1/a`,
  value: { watchedAt, how: 'imported', ...named },
  changedAt,
});
const bookmarked = (
  changedAt: number,
  mediaType: 'tv' | 'movie' | undefined,
  mediaId = 1399,
): Entry<BookmarkValue> => ({
  key: bookmarkKey({ mediaId, mediaType, category: 'watchlist' }),
  value: named,
  changedAt,
});
const history = (...entries: Entry<HistoryValue>[]) => toEntries(collectionRules.history, entries);
const plays = (...entries: Entry<Play>[]) => toEntries(collectionRules.plays, entries);
const bookmarks = (...entries: Entry<BookmarkValue>[]) => toEntries(collectionRules.bookmarks, entries);
const follows = (...entries: Entry<Follow>[]) => toEntries<Follow>({}, entries);
const followed = (known: Entries<Follow>, nowMs: number) =>
  mergeEntries({}, known, [followSeries(known, KEY, named, nowMs)]);
const unfollowed = (known: Entries<Follow>, nowMs: number) =>
  mergeEntries({}, known, [unfollowSeries(known, KEY, named, nowMs)]);

describe('a series is followed [FOLLOW-01]', () => {
  it.each<[string, Partial<FollowSources>, number]>([
    ['once an episode was started', { history: history(begun(5)) }, 5],
    ['once an episode was watched', { plays: plays(played(4, 9)) }, 4],
    ['from when a viewing without a date was added', { plays: plays(played(null, 9)) }, 9],
    ['once it is bookmarked', { bookmarks: bookmarks(bookmarked(6, 'tv')) }, 6],
    ['once it is followed', { follows: followed({}, 7) }, 7],
    [
      'from the first of these',
      { follows: followed({}, 7), history: history(begun(5)), bookmarks: bookmarks(bookmarked(6, 'tv')) },
      5,
    ],
  ])('%s', (_, sources, since) => {
    const all = { ...nothing, ...sources };
    expect(followOf(all, KEY)).toMatchObject({ key: KEY, since });
    expect(followedSeries(all).map(({ key }) => key)).toEqual([KEY]);
  });

  it('but not for a film of the same number, nor for what was taken out again', () => {
    const removed = { ...begun(5), removedAt: 6 };
    const sources = {
      ...nothing,
      history: history(removed),
      plays: plays({ ...played(4, 5), removedAt: 5 }),
      bookmarks: bookmarks(bookmarked(5, 'movie'), bookmarked(6, undefined, 1400), {
        ...bookmarked(6, 'tv'),
        removedAt: 6,
      }),
    };
    expect(followedSeries(sources)).toEqual([]);
    expect(followOf(sources, 'movie:1399')).toBeNull();
  });

  it('with the name that its entries have', () => {
    expect(followedSeries({ ...nothing, history: history(begun(5)), plays: plays(played(4, 9)) })).toEqual([
      { key: KEY, ...named, since: 4 },
    ]);
    expect(followOf({ ...nothing, history: history(begun(5)) }, KEY)).toEqual({
      key: KEY,
      title: '',
      year: null,
      since: 5,
    });
  });
});

const time = fc.integer({ min: 1, max: 20 });
const id = fc.integer({ min: 1, max: 3 });
const removal = fc.option(time, { nil: undefined });
const withRemoval = <Value>(entry: Entry<Value>, removedAt: number | undefined): Entry<Value> =>
  removedAt === undefined ? entry : { ...entry, removedAt };
const anySources = fc.record({
  follows: fc.array(
    fc
      .tuple(id, time, removal)
      .map(([tv, at, removedAt]) => withRemoval<Follow>({ key: `tv:${tv}`, value: named, changedAt: at }, removedAt)),
  ),
  bookmarks: fc.array(
    fc.tuple(id, time, removal).map(([tv, at, removedAt]) => withRemoval(bookmarked(at, 'tv', tv), removedAt)),
  ),
  history: fc.array(fc.tuple(id, time, removal).map(([tv, at, removedAt]) => withRemoval(begun(at, tv), removedAt))),
  plays: fc.array(fc.tuple(id, time, removal).map(([tv, at, removedAt]) => withRemoval(played(at, at, tv), removedAt))),
});
type Lists = typeof anySources extends fc.Arbitrary<infer Value> ? Value : never;
const sourcesOf = (lists: Lists): FollowSources => ({
  follows: follows(...lists.follows),
  bookmarks: bookmarks(...lists.bookmarks),
  history: history(...lists.history),
  plays: plays(...lists.plays),
});

describe('what is followed', () => {
  it('does not depend on the order of the entries [FOLLOW-01]', () => {
    fc.assert(
      fc.property(anySources, (lists) => {
        const reversed = {
          follows: lists.follows.toReversed(),
          bookmarks: lists.bookmarks.toReversed(),
          history: lists.history.toReversed(),
          plays: lists.plays.toReversed(),
        };
        expect(followedSeries(sourcesOf(reversed))).toEqual(followedSeries(sourcesOf(lists)));
      }),
    );
  });

  it('is not what was unfollowed, however it was begun and whatever the clocks said, until it is followed again [FOLLOW-02]', () => {
    fc.assert(
      fc.property(anySources, time, time, (lists, unfollowedAt, followedAt) => {
        const sources = sourcesOf({ ...lists, history: [...lists.history, begun(20)] });
        const without = { ...sources, follows: unfollowed(sources.follows, unfollowedAt) };
        expect(followOf(without, KEY)).toBeNull();
        expect(followedSeries(without).map(({ key }) => key)).not.toContain(KEY);
        const again = { ...without, follows: followed(without.follows, followedAt) };
        expect(followOf(again, KEY)?.since).toBeGreaterThanOrEqual(followedAt);
      }),
    );
  });

  it('stays unfollowed when tombstones expire [FOLLOW-02]', () => {
    const [entry] = listEntries(unfollowed({}, 5));
    expect(entry && expiredEntries(followsCollection, { [entry.key]: entry }, () => true)).toEqual([]);
  });

  it('is followed anew from that moment, and not from when it was begun [FOLLOW-02]', () => {
    const sources = { ...nothing, history: history(begun(5)), follows: followed(unfollowed({}, 8), 12) };
    expect(followOf(sources, KEY)?.since).toBe(12);
  });
});

it('what is remembered of a series is what its entries say, whatever changed before [FOLLOW-01]', () => {
  const followedOf = createFollowMemo();
  const states: FollowSources[] = [
    nothing,
    { ...nothing, plays: plays(played(4, 9)) },
    { ...nothing, plays: plays(played(4, 9)), history: history(begun(2)) },
    { ...nothing, plays: plays(played(4, 9)), follows: unfollowed({}, 12) },
    { ...nothing, bookmarks: bookmarks(bookmarked(6, 'tv')), follows: followed(unfollowed({}, 12), 14) },
    { ...nothing, bookmarks: bookmarks(bookmarked(6, 'movie')) },
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...states), { maxLength: 12 }), (visited) => {
      for (const sources of visited) {
        const follow = followOf(sources, KEY);
        expect(followedOf(sources, KEY)).toEqual(follow && { follow, watched: watchedTimes(viewingsOf(sources, KEY)) });
      }
    }),
  );
});

it('a series of which nothing changed is not worked out again, whatever changed of others', () => {
  const followedOf = createFollowMemo();
  const before = { ...nothing, plays: plays(played(4, 9), played(5, 9, 7)) };
  const after = { ...before, plays: mergeEntries(collectionRules.plays, before.plays, [played(6, 10, 7)]) };
  expect(followedOf(after, KEY)).toBe(followedOf(before, KEY));
  expect(followedOf(after, 'tv:7')).not.toBe(followedOf(before, 'tv:7'));
});
