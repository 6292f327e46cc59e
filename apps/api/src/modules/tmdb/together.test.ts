import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { respondAsRatedTmdb } from '../../testing/rated-tmdb';
import { startStubServer, type StubServer } from '../../testing/stub-server';
import { createAccountsTest, PASSWORD, type AccountsTest } from '../../testing/test-accounts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database';

let tmdb: StubServer;
let database: TestDatabase;
let test: AccountsTest;
beforeAll(async () => {
  tmdb = await startStubServer(respondAsRatedTmdb);
  database = await openTestDatabase();
  test = createAccountsTest(database, { TMDB_TOKEN: 'ey.test.token', TMDB_BASE_URL: `${tmdb.origin}/3` });
});
afterAll(async () => {
  test.remove();
  await database.remove();
  await tmdb.close();
});

it('two profiles that watch together see what both may see [FORYOU-13]', async () => {
  const owner = await test.signUp();
  const kid = { name: 'Mia', cap: { region: 'US', certification: 'PG' }, unrated: 'hide' };
  const made = await owner.post('/api/profiles', { profile: kid, password: PASSWORD }).expect(201);
  const { id } = made.body as { id: string };
  const films = async (query = '') => {
    const { body } = await owner.get(`/api/tmdb/3/movie/popular${query}`).expect(200);
    return (body as { results: { id: number }[] }).results.map((film) => film.id);
  };
  expect(await films()).toContain(2);
  const both = await films(`?together=${id}`);
  expect(both).toEqual([1, 5]);
  await owner.post(`/api/profiles/${id}/activate`, {}).expect(200);
  expect(await films(`?together=1`)).toEqual(both);

  for (const unknown of ['aaaaaaaaaa', 'x', '1&together=1'])
    await owner.get(`/api/tmdb/3/movie/popular?together=${unknown}`).expect(400);
  const stranger = await test.signUp();
  await stranger.get(`/api/tmdb/3/movie/popular?together=${id}`).expect(400);
});
