import { beforeAll, describe, expect, it } from '@jest/globals';
import { definedOnly, isLive, type Entry } from '@marquee/core';
import { collectionByName, collectionNames, readEntry, type CollectionName } from '@marquee/core/collections';
import {
  bookmarksResponseSchema,
  historyResponseSchema,
  settingsResponseSchema,
  syncLimits,
  syncResponseSchema,
} from '@marquee/core/contracts';
import { useAccountsTest } from '../use-accounts-test';
import type { Visitor } from '../test-accounts';

const named = { title: 'A', year: 2000 };
/** A typical entry of each collection. */
const honest: Record<CollectionName, { key: string; value: unknown }> = {
  bookmarks: { key: '603/movie/watchlist', value: named },
  categories: { key: 'custom/Noir', value: {} },
  history: { key: 'movie:603', value: { title: 'A', progress: { watched: 1, duration: 2 } } },
  plays: { key: 'movie:603/a', value: { watchedAt: 1, how: 'played', ...named } },
  favorites: { key: 'tv:1/s1', value: named },
  follows: { key: 'tv:1', value: named },
  settings: { key: 'theme', value: 'dark' },
  notes: { key: 'tv:1/s1e2', value: { text: 'Good', hasSpoilers: false, writtenAt: 1, ...named } },
  ratings: { key: 'tv:1/s1e2', value: { rating: 7, ratedAt: 1, ...named } },
  listOrder: { key: '603/movie/watchlist', value: { position: 1.5 } },
  notInterested: { key: 'movie:603', value: named },
  savedFilters: { key: 'a1', value: { name: 'Noir', query: 'genres=crime&to=1959' } },
};
const HALF = '\ud83d';
const texts = ['\0', HALF, `${HALF}a\udd25`, '\u202e\u2066gpj.exe', '\u0001\u001b[31m\u007f\r\n', 'a'.repeat(200_000)];
const numbers = [-1, -0, 0.5, 1e308, -1e308, 5e-324, 2 ** 53, 8.65e15, '7', null, [], {}];

/** The value with each of its members replaced by something hostile. */
const spoiled = (value: unknown): unknown[] => {
  const spoilers = [...texts, ...numbers];
  if (typeof value !== 'object' || value === null) return spoilers;
  const members = Object.keys(value);
  return [
    ...spoilers,
    ...members.flatMap((member) => spoilers.map((spoiler) => ({ ...value, [member]: spoiler }))),
    JSON.parse(`{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}`) as unknown,
    { ...value, ['toString']: 1, extra: 'x'.repeat(50_000) },
  ];
};
const keys = [
  '__proto__',
  'constructor',
  '__proto__/__proto__',
  'custom/__proto__',
  '1/movie/__proto__',
  'movie:__proto__',
  'movie:2147483648',
  'movie:9999999999',
  '9999999999/tv/a',
  '9999999999/movie/watchlist',
  'tv:1/s99999e99999',
  'tv:1/s0e0',
  'tv:01',
  'movie:603/../604',
  `1/movie/${HALF}`,
  '1/movie/\u202eevil',
  'custom/\u0001',
  `custom/${'a'.repeat(400)}`,
  '',
  7,
  null,
];

describe('forged entries', () => {
  const test = useAccountsTest({}, { limits: { syncsPerMinute: 1e6 } });
  let attacker: Visitor;
  let device: Visitor;
  beforeAll(async () => {
    attacker = await test.signUp();
    device = await test.logIn(attacker.username);
  });

  const send = (entries: unknown[], name: CollectionName) =>
    attacker.post('/api/sync', { push: { [name]: entries }, updatedAt: Date.now() });

  /** Everything stored in the account, as another device reads it. */
  async function readBack(visitor: Visitor): Promise<Record<string, Entry[]>> {
    let since = Object.fromEntries(collectionNames.map((name) => [name, 0]));
    const all: Record<string, Entry[]> = {};
    for (let more = true; more;) {
      const { body, text } = await visitor.post('/api/sync', { since, updatedAt: Date.now() }).expect(200);
      expect(text.length).toBeLessThan(2 * syncLimits.answerBytes);
      const page = syncResponseSchema.parse(body);
      for (const [name, entries] of Object.entries(page.changes)) (all[name] ??= []).push(...(entries as Entry[]));
      since = { ...since, ...definedOnly(page.revision) };
      more = page.more !== undefined;
    }
    return all;
  }

  it.each(collectionNames)(
    'of %s are refused individually, or stored so that every device can read them',
    async (name) => {
      const { key, value } = honest[name];
      const entries = [
        ...spoiled(value).map((hostile) => ({ key, value: hostile, changedAt: 1 })),
        ...keys.map((hostile) => ({ key: hostile, value, changedAt: 1 })),
        ...numbers.map((changedAt) => ({ key, value, changedAt })),
        ...numbers.map((removedAt) => ({ key, value, changedAt: 1, removedAt })),
        ...collectionNames.map((other) => ({ ...honest[other], changedAt: 1 })),
      ];
      const sizes = entries.map((entry) => JSON.stringify(entry).length);
      for (let from = 0; from < entries.length;) {
        let to = from;
        for (let bytes = 0; to < entries.length && bytes + (sizes[to] ?? 0) < 1_500_000; to += 1)
          bytes += sizes[to] ?? 0;
        const { body } = await send(entries.slice(from, to), name).expect(200);
        syncResponseSchema.parse(body);
        from = to;
      }
      expect(({} as Record<string, unknown>).polluted).toBeUndefined();
      const kept = (await readBack(device))[name] ?? [];
      for (const entry of kept) expect(readEntry(collectionByName(name), entry)).toEqual(entry);
      const bytes = JSON.stringify(kept).length;
      expect(bytes).toBeLessThan(kept.length * 25_000);
      await send([{ ...honest[name], changedAt: Date.now() }], name).expect(200);
      const mine = ((await readBack(device))[name] ?? []).find((entry) => entry.key === key);
      // Of two titles of a bookmark, the one kept is determined by a fixed order, not by time.
      const expected = name === 'bookmarks' ? mine?.value : honest[name].value;
      expect(mine && isLive(mine) && mine.value).toEqual(expected);
    },
  );

  it('show clients of the specification only what it describes', async () => {
    for (const [path, schema] of [
      ['/api/users/me/bookmarks', bookmarksResponseSchema],
      ['/api/users/me/watch-history', historyResponseSchema],
      ['/api/users/me/settings', settingsResponseSchema],
    ] as const)
      expect(schema.safeParse((await device.get(path).expect(200)).body).error?.issues).toBeUndefined();
  });

  it('are deleted with the account, in every collection', async () => {
    const person = await test.signUp();
    const push = Object.fromEntries(collectionNames.map((name) => [name, [{ ...honest[name], changedAt: 1 }]]));
    await person.post('/api/sync', { push, updatedAt: Date.now() }).expect(200);
    const count = () =>
      test.database.sql(`SELECT DISTINCT collection FROM entries WHERE user_id = '${person.answer.user.id}'`);
    expect(await count()).toHaveLength(collectionNames.length);
    await person.delete('/api/users/me', { password: 'correct horse' }).expect(200);
    expect(await count()).toHaveLength(0);
  });
});
