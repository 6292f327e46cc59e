import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { CSRF_HEADER, syncLimits } from '@marquee/core/contracts';
import { useAccountsTest } from '../../testing/use-accounts-test';
import { createAccountsTest, type Visitor } from '../../testing/test-accounts';

const many = (from: number, length: number, more: object = {}) =>
  Array.from({ length }, (_, at) => ({ mediaId: from + at, category: 'a', addedAt: 1, ...more }));
const push = (visitor: Visitor, bookmarks: object[]) =>
  visitor.post('/api/sync/bookmarks', { bookmarks, updatedAt: Date.now() });

describe('what one account may ask of the server', () => {
  const test = useAccountsTest();
  /** As if the visitor had used this much of a limit before in this minute. */
  const useUp = (limit: string, visitor: Visitor, points: number) =>
    test.database.sql(
      `UPDATE rate_limits SET points = points + ${points} WHERE key = '${limit}:${visitor.answer.user.id}' RETURNING 1`,
    );
  let person: Visitor;
  beforeAll(async () => {
    person = await test.signUp();
  });

  it('is a limited number of pushes a minute', async () => {
    const limited = createAccountsTest(test.database, {}, { limits: { syncsPerMinute: 2 } });
    const eager = await limited.signUp();
    for (let pushes = 0; pushes < 2; pushes += 1) await push(eager, many(1, 1)).expect(200);
    const { body, headers } = await push(eager, many(1, 1)).expect(429);
    expect(body.code).toBe('rate_limited');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    limited.remove();
  });

  it('is a limited number of entries a minute, enough for ten years, in every process', async () => {
    const eager = await test.signUp();
    const perPush = syncLimits.pushEntries.bookmarks;
    await push(eager, many(1, perPush)).expect(200);
    await useUp('sync-entries', eager, syncLimits.pushedEntriesPerMinute - 2 * perPush);
    await push(eager, many(1, perPush)).expect(200);
    const second = createAccountsTest(test.database);
    const elsewhere = await second.logIn(eager.username);
    const { headers } = await push(elsewhere, many(1, 1)).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
    await push(person, many(1, 1)).expect(200);
    second.remove();
  });

  it.each([
    ['plain', (body: string) => Buffer.from(body), {}],
    ['compressed', (body: string) => gzipSync(body), { 'Content-Encoding': 'gzip' }],
  ])('is a limited number of bytes a minute, %s', async (_name, encode, headers) => {
    const eager = await test.signUp();
    const text = JSON.stringify({ bookmarks: [], updatedAt: 1, rest: 'x'.repeat(syncLimits.bodyBytes - 100) });
    const send = () =>
      eager.agent
        .post('/api/sync/bookmarks')
        .set({ [CSRF_HEADER]: eager.answer.token, 'Content-Type': 'application/json', ...headers })
        // Without this, supertest would serialise the bytes as JSON.
        .serialize((bytes: unknown) => bytes as string)
        .send(encode(text));
    await send().expect(200);
    await useUp('sync-kilobytes', eager, (syncLimits.pushedBytesPerMinute - 2 * syncLimits.bodyBytes) / 1024);
    await send().expect(200);
    await send().expect(429);
  });

  it('is one push at a time: some wait for each other, more are told to come back', async () => {
    const eager = await test.signUp();
    const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => push(eager, many(1 + 500 * at, 500))));
    const of = (status: number) => answers.filter((answer) => answer.status === status);
    expect(of(200).length).toBeGreaterThanOrEqual(syncLimits.pushesAtOnce);
    expect(of(429).length).toBe(12 - of(200).length);
    for (const { headers, body } of of(429)) {
      expect(headers['retry-after']).toBe('2');
      expect(body).toMatchObject({ code: 'rate_limited', error: expect.stringContaining('at once') });
    }
  });

  it('is a push of a limited number of entries, a show counted by its episodes [API-12]', async () => {
    const { body } = await push(person, many(1, 5_001)).expect(413);
    expect(body).toMatchObject({ code: 'payload_too_large', error: expect.stringContaining('5,000') });
    const episodes = Object.fromEntries(Array.from({ length: 2_500 }, (_, at) => [`s1e${at + 1}`, {}]));
    const items = { 1: { type: 'show', episodes } };
    await person.post('/api/sync/watch-history', { items, updatedAt: 1 }).expect(413);
  });

  it('is a limited number of bytes in total: new entries are refused, existing ones can be removed [API-12]', async () => {
    const hoarder = await test.signUp();
    await push(hoarder, many(1, 10)).expect(200);
    const { id } = hoarder.answer.user;
    await test.database.sql(
      `UPDATE profiles SET synced_bytes = ${syncLimits.accountBytes} WHERE user_id = '${id}' RETURNING 1`,
    );
    const { body } = await push(hoarder, many(100, 1)).expect(200);
    expect(body.refused).toMatchObject([{ code: 'account_full', error: expect.stringMatching(/96 MB.*Remove/) }]);
    await push(hoarder, many(1, 10, { removedAt: 2 })).expect(200);
    await push(hoarder, many(100, 1)).expect(200);
  });

  it('is to read its data in pages, of which each says where the next begins', async () => {
    const reader = await test.signUp();
    for (const from of [1, 101, 201]) await push(reader, many(from, 100)).expect(200);
    const page = async (since: number) => {
      const { body } = await reader.get(`/api/users/me/bookmarks?since=${since}&limit=150`).expect(200);
      return body as { revision: number; more?: true; bookmarks: object[] };
    };
    const first = await page(0);
    expect(first).toMatchObject({ revision: 1, more: true });
    expect(first.bookmarks).toHaveLength(100);
    await page(first.revision);
    const last = await page(2);
    expect(last.bookmarks).toHaveLength(100);
    expect(last).not.toHaveProperty('more');
    const { body: whole } = await reader.get('/api/users/me/bookmarks').expect(200);
    expect(Object.keys(whole as object)).toEqual(['revision', 'epoch', 'serverTime', 'bookmarks']);
    expect((whole as { bookmarks: object[] }).bookmarks).toHaveLength(300);
    await reader.get('/api/users/me/bookmarks?limit=150').expect(400);
  });

  it('is a limited amount to read a minute, small answers aside', async () => {
    const reader = await test.signUp();
    await push(reader, many(1, 5_000)).expect(200);
    const read = (query: string) => reader.get(`/api/users/me/bookmarks${query}`);
    await read('?since=0').expect(200);
    await useUp('read-kilobytes', reader, syncLimits.readBytesPerMinute / 1024);
    for (const query of ['', '?since=0']) {
      const { headers } = await read(query).expect(429);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    await reader.get('/api/users/me/export').expect(429);
    const { body } = await push(reader, many(6_000, 1)).expect(200);
    await read(`?since=${body.revision - 1}`).expect(200);
  });
});
