import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OperatorLibrary } from '@marquee/core/contracts';
import request from 'supertest';
import { createAccountsTest, type AccountsTest, type Visitor } from '../../testing/test-accounts';
import { startStubServer, type StubServer } from '../../testing/stub-server';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database';
import { UsersRepository } from '../users';
import { LibraryClient } from './library-client';

const secret = 's'.repeat(32);
const library: OperatorLibrary = {
  hasFolders: true,
  isScanned: true,
  folders: { set: 1, reachable: 1 },
  progress: { seen: 1, probed: 1, left: 0 },
  counts: { unmatched: 0, matched: 1, by_hand: 0, left_out: 0 },
  total: 0,
  files: [],
};
const body = { folder: 'movies', path: 'x.mp4', match: { mediaType: 'movie', tmdbId: 603, title: 'Film', year: 1999 } };

describe('the library of the operator', () => {
  let database: TestDatabase;
  let provider: StubServer;
  let test: AccountsTest;
  let visitor: Visitor;
  let operator: Visitor;

  beforeAll(async () => {
    database = await openTestDatabase();
    provider = await startStubServer();
    const environment = { PROVIDER_INTERNAL_URL: provider.origin, PROVIDER_SECRET: secret };
    test = createAccountsTest(database, environment, { fetch: globalThis.fetch });
    [visitor, operator] = [await test.signUp(), await test.signUp()];
    await new UsersRepository(database.database.prisma).setOperator(operator.answer.user.id, true);
  });
  afterAll(async () => {
    test.remove();
    await provider.close();
    await database.remove();
  });
  const answer = (status: number, json: unknown) =>
    provider.respondWith((_req, res) => res.writeHead(status).end(JSON.stringify(json)));

  it('is for operators only; others cause no request to the provider [LIBRARY-12]', async () => {
    answer(200, library);
    await request(test.app).get('/api/operator/library').expect(401);
    await visitor.get('/api/operator/library').expect(404);
    await visitor.post('/api/operator/library/match', body).expect(404);
    await operator.agent.post('/api/operator/library/match').send(body).expect(403);
    expect(provider.requests.filter(({ url }) => url.startsWith('/operator/library'))).toEqual([]);
  });

  it('is requested with the secret, and a match is passed on [LIBRARY-12, LIBRARY-13]', async () => {
    answer(200, library);
    const { body: seen } = await operator.get('/api/operator/library?state=matched&q=a%26b&page=2').expect(200);
    expect(seen).toEqual(library);
    const [asked] = provider.requests.slice(-1);
    expect(asked?.url).toBe('/operator/library?state=matched&q=a%26b&page=2');
    expect(asked?.headers.authorization).toBe(`Bearer ${secret}`);
    await operator.post('/api/operator/library/match', body).expect(200);
    await operator.post('/api/operator/library/match', { ...body, match: null }).expect(200);
    const { body: log } = await operator.get('/api/operator/acts').expect(200);
    const details = { folder: 'movies', title: 'Film', tmdbId: 'movie:603' };
    expect(log.acts).toMatchObject([
      { act: 'match_file', target: 'x.mp4', details: { folder: 'movies' } },
      { act: 'match_file', target: 'x.mp4', details },
    ]);
    await operator.post('/api/operator/library/match', { ...body, path: '' }).expect(400);
    await operator.get('/api/operator/library?page=0').expect(400);
  });

  it.each([
    [403, { error: '', code: 'operator_only' }, 503, 'library_not_shared'],
    [404, { error: '', code: 'not_found' }, 404, 'not_found'],
    [500, {}, 503, 'library_unavailable'],
    [200, { hello: 'world' }, 503, 'library_unavailable'],
  ])('says what is wrong where the provider answers %i %j', async (status, json, expected, code) => {
    answer(status, json);
    const { status: seen, body: error } = await operator.get('/api/operator/library');
    expect([seen, error.code]).toEqual([expected, code]);
  });

  it('says that the provider cannot be reached, and that no secret is set', async () => {
    const users = new UsersRepository(database.database.prisma);
    for (const [environment, code] of [
      [{ PROVIDER_INTERNAL_URL: 'http://127.0.0.1:1', PROVIDER_SECRET: secret }, 'library_unavailable'],
      [{ PROVIDER_INTERNAL_URL: provider.origin }, 'library_not_shared'],
    ] as const) {
      const other = createAccountsTest(database, environment, { fetch: globalThis.fetch });
      const person = await other.signUp();
      await users.setOperator(person.answer.user.id, true);
      const { body: error } = await person.get('/api/operator/library').expect(503);
      expect(error.code).toBe(code);
      other.remove();
    }
  });
});

describe('the folders that the stream provider is told [FOLDER-01]', () => {
  it('wait for the answer before, and only the latest do', async () => {
    const told: string[][] = [];
    const answers: (() => void)[] = [];
    const client = new LibraryClient({
      settings: { provider: { url: 'http://provider', secret: 's' } } as never,
      fetch: async (_url, init) => {
        const { folders } = JSON.parse(init?.body as string) as { folders: string[] };
        told.push(folders);
        await new Promise<void>((resolve) => answers.push(resolve));
        if (folders[0] === '/refused') return new Response('{}', { status: 500 });
        return Response.json({ fixedBy: null, folders: folders.map((path) => ({ path, problem: null })) });
      },
    });
    const answer = async (): Promise<void> => {
      await new Promise((resolve) => setImmediate(resolve));
      answers.pop()?.();
    };
    const first = client.tellFolders(['/0']);
    await new Promise((resolve) => setImmediate(resolve));
    const later = Array.from({ length: 100 }, (_, at) => client.tellFolders([`/${at + 1}`]));
    await answer();
    expect((await first).folders).toMatchObject([{ path: '/0' }]);
    await answer();
    for (const { folders } of await Promise.all(later)) expect(folders).toMatchObject([{ path: '/100' }]);
    expect(told).toEqual([['/0'], ['/100']]);

    const refused = client.tellFolders(['/refused']);
    await answer();
    await expect(refused).rejects.toThrow();
    const again = client.tellFolders(['/again']);
    await answer();
    expect((await again).folders).toMatchObject([{ path: '/again' }]);
  });
});
