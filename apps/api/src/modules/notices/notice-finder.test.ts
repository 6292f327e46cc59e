import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Entry } from '@marquee/core';
import { CompressedBody } from '../../http/compressed-body';
import { createAccountsTest, type AccountsTest, type Visitor } from '../../testing/test-accounts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database';
import { EntriesRepository } from '../sync';
import { NoticeFinder, type NoticeFinderDeps } from './notice-finder';
import { bookmarked, DAY, played, START } from './testing/notices-world';

/** A TMDB of films that all came out today. */
const regions: (string | undefined)[] = [];
const tmdb: NoticeFinderDeps['tmdb'] = {
  get: async ({ allowed: { id }, rules }) => {
    regions.push(rules[0]?.region);
    const film = { id, title: `Film ${id}`, release_date: '2026-11-28' };
    const body = await CompressedBody.from(Buffer.from(JSON.stringify(film)), 'application/json');
    return { body, source: 'tmdb', browserSec: 0 };
  },
};

describe('the films that are told of [NOTICE-03]', () => {
  let database: TestDatabase;
  let test: AccountsTest;
  beforeAll(async () => {
    database = await openTestDatabase();
    test = createAccountsTest(database, {}, { now: () => START });
  });
  afterAll(async () => {
    test.remove();
    await database.remove();
  });

  const keep = (by: Visitor, entries: Record<string, Entry[]>) =>
    by.post('/api/sync', { push: entries, updatedAt: START }).expect(200);
  const toldOf = async (of: Visitor): Promise<string[]> => {
    const finder = new NoticeFinder({
      airings: { ofProfile: async () => [] },
      entries: new EntriesRepository(database.database.prisma),
      muted: { listOf: async () => [] },
      tmdb,
      siteRegion: () => 'DE',
    });
    const found = await finder.find({
      profile: { userId: of.answer.user.id, profileId: '1' },
      ...{ rules: [], language: 'en', since: START - 30 * DAY, timeZone: 'UTC', told: {}, nowMs: START },
    });
    return found.map(({ notice }) => notice.title);
  };
  const addedAt = (id: number, changedAt: number): Entry => ({ ...bookmarked(id), changedAt });

  it('are those of the watchlist that were added last, whatever their numbers', async () => {
    const owner = await test.signUp();
    const others = Array.from({ length: 100 }, (_, index) => addedAt(index + 1, START - 20 * DAY + index));
    const elsewhere = { ...addedAt(700, START - DAY), key: '700/movie/Mine' };
    const untyped = { ...addedAt(600, START - DAY), key: '600/any/watchlist' };
    await keep(owner, { bookmarks: [...others, addedAt(500, START - 2 * DAY), elsewhere, untyped] });
    const found = await toldOf(owner);
    expect(found).toHaveLength(100);
    expect(found.slice(0, 2)).toEqual(['movie:500', 'movie:100']);
    expect(found).not.toContain('movie:1');
  });

  it('are filtered by the ratings of the region, which is the site’s until somebody chooses one', async () => {
    const owner = await test.signUp();
    const set = (key: string, value: string): Entry => ({ key, value, changedAt: START });
    await keep(owner, { bookmarks: [bookmarked(1)], settings: [set('contentFilter', 'strict')] });
    regions.length = 0;
    await toldOf(owner);
    await keep(owner, { settings: [set('region', 'FR')] });
    await toldOf(owner);
    expect(regions).toEqual(['DE', 'FR']);
  });

  it('are none that were watched', async () => {
    const owner = await test.signUp();
    const at = (id: number, watched: number): Entry => ({
      key: `movie:${id}`,
      value: { title: 'A', year: 2026, progress: { watched, duration: 100 } },
      changedAt: START,
    });
    const removed = { ...played('movie:4'), removedAt: START };
    await keep(owner, {
      bookmarks: [1, 2, 3, 4].map((id) => bookmarked(id)),
      history: [at(1, 99), at(2, 50)],
      plays: [played('movie:3'), removed],
    });
    expect(await toldOf(owner)).toEqual(['movie:2', 'movie:4']);
  });
});
