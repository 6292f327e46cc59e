import { closeSync, openSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { startServer, type PostgresServer } from '@marquee/postgres';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import request from 'supertest';
import { migrationsFolder } from '../config';
import { PASSWORD, signupBody } from '../testing/test-accounts';
import { createTestApp, type TestApp } from '../testing/test-app';
import { temporaryFolder } from '../testing/temporary-folder';
import type { Database } from './database';
import { openDatabase } from './open-database';
import { defined } from '../testing/defined';

const PAGE = 8_192;
let folder: ReturnType<typeof temporaryFolder>;
let server: PostgresServer;
let database: Database;
let test: TestApp;

const open = async () => {
  server = await startServer({ dataDir: folder.path });
  database = await openDatabase({ databaseUrl: server.url, migrationsFolder });
  test = createTestApp({}, { database, now: Date.now });
};
const close = async () => {
  test.remove();
  await database.close();
  await server.stop();
};
beforeAll(async () => {
  folder = temporaryFolder();
  await open();
});
afterAll(async () => {
  await close();
  folder.remove();
});

it('a damaged page causes 503, makes the server not ready, and tells the operator what to do', async () => {
  await request(test.app).post('/api/auth/signup').send(signupBody('ada')).expect(201);
  const [row] = await database.prisma.$queryRaw<{ path: string }[]>`SELECT pg_relation_filepath('users') AS "path"`;
  await close();
  const file = join(folder.path, 'postgres', defined(row).path);
  const descriptor = openSync(file, 'r+');
  for (let at = 0; at < statSync(file).size; at += PAGE) writeSync(descriptor, 'not what was written', at + 100);
  closeSync(descriptor);

  await open();
  const login = { username: 'ada', password: PASSWORD };
  const { body } = await request(test.app).post('/api/auth/login').send(login).expect(503);
  expect(body.code).toBe('database_unavailable');
  expect(test.logged.map(({ msg }) => msg)).toContain(
    'The database is damaged. Stop Marquee and restore the newest backup: npm run marquee -- restore FILE',
  );
  await request(test.app).get('/readyz').expect(503);
  await request(test.app).get('/api/config').expect(200);
});
