import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { startProcessorClock } from '@marquee/tooling/processor-clock';
import request from 'supertest';
import { CSRF_HEADER } from '@marquee/core/contracts';
import { useAccountsTest } from '../use-accounts-test';
import type { Visitor } from '../test-accounts';

/** A call for each reader of bodies, with its limit in bytes. */
const calls = [
  ['post', '/api/auth/login', 8_192],
  ['post', '/api/auth/password-reset', 8_192],
  ['delete', '/api/users/me', 8_192],
  ['post', '/api/downloads', 16_384],
  ['post', '/api/reports', 65_536],
  ['post', '/api/sync', 2_097_152],
  ['post', '/api/sync/4k_token', 8_388_608],
] as const;

describe('a malicious body', () => {
  const environment = {
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'site@example.org',
    PUBLIC_URL: 'http://films.example.org',
  };
  const test = useAccountsTest(environment);
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await test.signUp();
  });

  /**
   * The response status and the processor time spent, which is roughly the longest time for which the server was
   * blocked.
   */
  async function send(method: 'post' | 'delete', path: string, body: Buffer | string, headers: Record<string, string>) {
    const spentMs = startProcessorClock();
    const call = method === 'post' ? request(test.bare).post(path) : request(test.bare).delete(path);
    const answer = await call
      .set({ 'Content-Type': 'application/json', Cookie: visitor.cookie, [CSRF_HEADER]: visitor.answer.token })
      .set(headers)
      // Without this, supertest would serialise the bytes as JSON.
      .serialize((bytes: unknown) => bytes as string)
      .send(body);
    return { status: answer.status, text: answer.text, ms: spentMs() };
  }
  const unharmed = ({ status, text }: { status: number; text: string }, path: string) => {
    expect([path, status < 500, status]).toEqual([path, true, status]);
    expect(text).not.toMatch(/RangeError|Maximum call stack|at .*\.[jt]s/);
  };
  const refused = ({ status, text }: { status: number; text: string }, path: string) => {
    expect([path, status >= 400 && status < 500, status]).toEqual([path, true, status]);
    expect(text).not.toMatch(/RangeError|Maximum call stack|at .*\.[jt]s/);
  };

  it.each(calls)('is rejected as a gzip bomb before decompression: %s %s', async (method, path, limit) => {
    const bomb = gzipSync(Buffer.from(`{"a":"${' '.repeat(Math.max(3 * limit, 8_000_000))}"}`));
    const answer = await send(method, path, bomb, { 'Content-Encoding': 'gzip' });
    refused(answer, path);
    expect(answer.ms).toBeLessThan(5_000);
  });

  it.each(calls)('does no harm with endless nesting: %s %s', async (method, path, limit) => {
    const depth = Math.min(Math.floor(limit / 2) - 64, 250_000);
    for (const [opened, closed] of [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const) {
      const levels = Math.floor(depth / opened.length);
      const answer = await send(method, path, `${opened.repeat(levels)}0${closed.repeat(levels)}`, {});
      unharmed(answer, path);
      expect(answer.ms).toBeLessThan(5_000);
    }
  });

  it('with too many entries is rejected quickly', async () => {
    const entries = Array.from({ length: 100_000 }, (_, index) => ({ mediaId: index + 1 }));
    for (const [path, body] of [
      ['/api/sync', { push: { plays: entries } }],
      ['/api/sync/bookmarks', { bookmarks: entries }],
      ['/api/sync/watch-history', { items: entries }],
      ['/api/sync/settings', entries],
    ] as const) {
      const answer = await send('post', path, JSON.stringify(body), {});
      refused(answer, path);
      expect(answer.ms).toBeLessThan(5_000);
    }
  });

  it('in an unsupported encoding is rejected', async () => {
    for (const encoding of ['br', 'deflate', 'zstd', 'compress', 'gzip, gzip'])
      refused(
        await send('post', '/api/auth/login', Buffer.from('{"a":1}'), { 'Content-Encoding': encoding }),
        encoding,
      );
  });

  it('cannot pollute prototypes', async () => {
    for (const body of [
      '{"__proto__":{"isDonator":true},"name":"A"}',
      '{"constructor":{"prototype":{"isDonator":true}},"name":"A"}',
    ]) {
      await send('post', '/api/users/me/updateName', body, {});
      expect(({} as Record<string, unknown>).isDonator).toBeUndefined();
      expect((await visitor.get('/api/users/me').expect(200)).body).toMatchObject({ isDonator: false });
    }
  });

  it('leaves the server working', async () => {
    await visitor.get('/api/users/me').expect(200);
    expect(test.logged.filter(({ msg }) => msg === 'request failed')).toEqual([]);
  });
});

describe('a malicious URL', () => {
  const test = useAccountsTest();

  it.each([
    ['deep brackets', `q${'[a]'.repeat(4_000)}=1`],
    ['the same name a thousand times', 'query=a&'.repeat(1_000)],
    ['an array with a huge index', 'query[999999999]=a'],
    ['a prototype', '__proto__[isDonator]=true&constructor[prototype][isDonator]=true'],
    ['broken escapes', `query=${'%'.repeat(4_000)}`],
    ['one long word', `query=${'a'.repeat(12_000)}`],
  ])('(%s) is answered at once, without a failure', async (_, query) => {
    for (const path of ['/api/tmdb/3/search/multi', '/api/img', '/api/config', '/api/users/me']) {
      const spentMs = startProcessorClock();
      const { status } = await request(test.bare).get(`${path}?${query}`);
      expect([path, status >= 500 ? status : 'no failure']).toEqual([path, 'no failure']);
      expect(spentMs()).toBeLessThan(2_000);
    }
    expect(({} as Record<string, unknown>).isDonator).toBeUndefined();
  });
});
