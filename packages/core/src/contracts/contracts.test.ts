import { describe, expect, it } from '@jest/globals';
import { collections } from '../collections';
import { syncBodySchema, syncResponseSchema } from './collections';
import { downloadCheckBodySchema, downloadLinkBodySchema } from './downloads';
import {
  bookmarkSchema,
  historyItemSchema,
  historyItemsSchema,
  settingRecordSchema,
  sinceQuerySchema,
  syncBookmarksBodySchema,
  syncLimits,
} from './sync';

const url = 'https://example.org/film.mp4';
const accepts = (body: unknown) => downloadLinkBodySchema.safeParse(body).success;

describe('a download link', () => {
  it('has an http or https URL only', () => {
    expect(accepts({ url, name: 'Film' })).toBe(true);
    expect(accepts({ url: 'http://example.org/film.mp4', name: 'Film' })).toBe(true);
    for (const bad of ['ftp://example.org/a', 'javascript:alert(1)', 'xhttps://example.org/', '/film.mp4', ''])
      expect(accepts({ url: bad, name: 'Film' })).toBe(false);
    expect(accepts({ url: url.padEnd(4096, 'x'), name: 'Film' })).toBe(true);
    expect(accepts({ url: url.padEnd(4097, 'x'), name: 'Film' })).toBe(false);
  });

  it('has a name of up to 200 characters', () => {
    expect(downloadLinkBodySchema.parse({ url, name: ' Film ' })).toEqual({ url, name: 'Film' });
    expect(accepts({ url, name: 'x'.repeat(200) })).toBe(true);
    for (const name of ['', ' ', 'x'.repeat(201)]) expect(accepts({ url, name })).toBe(false);
  });

  it('is limited in length', () => {
    expect(downloadCheckBodySchema.safeParse({ data: 'x'.repeat(8192) }).success).toBe(true);
    expect(downloadCheckBodySchema.safeParse({ data: 'x'.repeat(8193) }).success).toBe(false);
  });
});

describe('the body of a sync', () => {
  it('may pull and push at once, and drops unknown collections', () => {
    const body = { since: { plays: 3, inventions: 1 }, push: { plays: [{ key: 'a' }, null] }, updatedAt: 7 };
    expect(syncBodySchema.parse(body)).toEqual({ ...body, since: { plays: 3 } });
    expect(syncBodySchema.parse({ updatedAt: 7 })).toEqual({ updatedAt: 7 });
  });

  it.each([
    ['no time', {}],
    ['a revision that is none', { since: { plays: -1 }, updatedAt: 7 }],
    ['entries that are no list', { push: { plays: {} }, updatedAt: 7 }],
  ])('is refused with %s', (_what, body) => expect(syncBodySchema.safeParse(body).success).toBe(false));
});

describe('the answer to a sync', () => {
  it('carries entries with unknown values, and what was rejected', () => {
    const answer = {
      ok: true,
      serverTime: 5,
      revision: { plays: 4 },
      changes: { plays: [{ key: 'movie:1/a', value: { new: 1 }, changedAt: 1, removedAt: 2 }] },
      more: ['plays'],
      refused: { plays: [{ code: 'invalid', error: 'x', keys: ['y'] }] },
      epoch: 'one',
    };
    expect(syncResponseSchema.parse(answer)).toEqual(answer);
  });
});

const bookmark = { mediaId: 1, category: 'Noir', addedAt: 1 };
const categoryOf = (category: string) => bookmarkSchema.parse({ ...bookmark, category }).category;

describe('texts that are synced', () => {
  it('lose characters that the database cannot store, and nothing else', () => {
    expect(categoryOf('🎬 Films 🎬')).toBe('🎬 Films 🎬');
    expect(categoryOf('a\u0000b\u0000c')).toBe('a\ufffdb\ufffdc');
    expect(categoryOf('\ud83c and \udfac')).toBe('\ufffd and \ufffd');
    expect(categoryOf('\udfac\ud83c')).toBe('\ufffd\ufffd');
  });

  it('that name a title are truncated, and half a character at the end is replaced', () => {
    const titleOf = (title: string) => historyItemSchema.parse({ title }).title;
    expect(titleOf('x'.repeat(1_000))).toHaveLength(1_000);
    expect(titleOf('x'.repeat(1_001))).toHaveLength(1_000);
    expect(titleOf(`${'x'.repeat(999)}🎬`)).toBe(`${'x'.repeat(999)}\ufffd`);
  });

  it('that name a category are trimmed, not empty and as long as allowed', () => {
    expect(categoryOf('  Noir ')).toBe('Noir');
    expect(categoryOf(` ${'x'.repeat(syncLimits.categoryLength)} `)).toHaveLength(syncLimits.categoryLength);
    for (const category of ['', ' ', 'x'.repeat(syncLimits.categoryLength + 1)])
      expect(bookmarkSchema.safeParse({ ...bookmark, category }).success).toBe(false);
  });
});

describe('numbers that are synced', () => {
  it.each([
    [{ addedAt: syncLimits.timeMs }, true],
    [{ addedAt: syncLimits.timeMs + 1 }, false],
    [{ mediaId: syncLimits.mediaId }, true],
    [{ mediaId: 1.5 }, false],
    [{ removedAt: 0 }, true],
    [{ removedAt: -1 }, false],
  ])('of a bookmark may be %j: %j', (changes, fits) =>
    expect(bookmarkSchema.safeParse({ ...bookmark, ...changes }).success).toBe(fits),
  );

  it('keep fractions only if they are seconds', () => {
    const progress = { watched: 1.5, duration: syncLimits.seconds };
    expect(historyItemSchema.parse({ updatedAt: 1.5, year: 1999.9, progress })).toEqual({
      updatedAt: 1,
      year: 1999,
      progress,
    });
    for (const broken of [-1, syncLimits.seconds + 1])
      expect(historyItemSchema.safeParse({ progress: { watched: 1, duration: broken } }).success).toBe(false);
    for (const [year, fits] of [[null, true] as const, [9_999, true] as const, [10_000, false] as const])
      expect(historyItemSchema.safeParse({ year }).success).toBe(fits);
  });
});

describe('the keys of a history', () => {
  it.each([
    ['2147483647', true],
    ['movie-2147483647', true],
    ['show-2147483647', true],
    ['2147483648', false],
    ['movie-2147483648', false],
    ['film-1', false],
    ['01', false],
  ])('may be %s: %j', (key, fits) => expect(historyItemsSchema.safeParse({ [key]: {} }).success).toBe(fits));

  it.each([
    ['s1e2', true],
    ['s12345e12345', true],
    ['s123456e1', false],
    ['xs1e1', false],
    ['s1e1x', false],
    ['pilot', false],
  ])('of a show’s episodes may be %s: %j', (key, fits) =>
    expect(historyItemSchema.safeParse({ episodes: { [key]: {} } }).success).toBe(fits),
  );

  it('are named in the errors of the others', () => {
    const messages = (value: unknown) =>
      historyItemsSchema.safeParse(value).error?.issues.map(({ message }) => message);
    expect(JSON.stringify(historyItemsSchema.safeParse({ x: {} }).error?.issues)).toContain('movie-{number}');
    expect(messages({ 2147483648: {} })).toEqual(['must not be keyed by a number beyond the largest id']);
  });
});

describe('a push', () => {
  it('may have 5,000 bookmarks, and reports more', () => {
    const many = (count: number) => ({ updatedAt: 1, bookmarks: Array<object>(count).fill(bookmark) });
    expect(syncBookmarksBodySchema.safeParse(many(5_000)).success).toBe(true);
    expect(syncBookmarksBodySchema.safeParse(many(5_001)).error?.issues[0]?.message).toBe(
      'must not have more than 5000 entries',
    );
  });

  it('carries a string, a number, a boolean or nothing for a setting', () => {
    for (const value of ['dark', 'x'.repeat(2_000), 1.5, false, null])
      expect(settingRecordSchema.safeParse({ value, updatedAt: 1 }).success).toBe(true);
    for (const value of ['x'.repeat(2_001), {}, [], undefined])
      expect(settingRecordSchema.safeParse({ value, updatedAt: 1 }).success).toBe(false);
  });
});

it('a reader requests changes since a revision', () => {
  expect(sinceQuerySchema.parse({ since: '42' })).toEqual({ since: 42 });
  expect(sinceQuerySchema.parse({})).toEqual({});
  for (const since of ['', '-1', '1.5', 'x1', '1x', '1'.repeat(16)])
    expect(sinceQuerySchema.safeParse({ since }).success).toBe(false);
});

it('a reader may page through changes since a revision', () => {
  expect(sinceQuerySchema.parse({ since: '0', limit: '5000' })).toEqual({ since: 0, limit: 5_000 });
  for (const limit of ['', '0', '-1', '1.5', '1'.repeat(7)])
    expect(sinceQuerySchema.safeParse({ since: '0', limit }).success).toBe(false);
  expect(sinceQuerySchema.safeParse({ limit: '10' }).success).toBe(false);
});

it('ten years of bookmarks and episodes fit into an account, and upload within a minute', () => {
  const [bookmarks, episodes] = [5_000, 30_000];
  expect(collections.bookmarks.limit).toBeGreaterThanOrEqual(3 * bookmarks);
  expect(collections.history.limit).toBeGreaterThanOrEqual(3 * episodes);
  expect(syncLimits.pushedEntriesPerMinute).toBeGreaterThanOrEqual(bookmarks + episodes);
});
