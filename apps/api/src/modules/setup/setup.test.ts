import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import request from 'supertest';
import { createAccountsTest, signupBody, type AccountsTest } from '../../testing/test-accounts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database';
import { UsersRepository } from '../users';
import { SetupCode } from './setup-code';

describe('setting up the site [SITE-04]', () => {
  let database: TestDatabase;
  let test: AccountsTest;
  let code: string;
  let path: string;
  const prepare = () =>
    new SetupCode(test.dataDir).prepare(() => new UsersRepository(database.database.prisma).countOperators());
  const setUp = (body: object) => request(test.app).post('/api/setup').send(body);
  beforeAll(async () => {
    database = await openTestDatabase();
    test = createAccountsTest(database);
    path = join(test.dataDir, 'setup-code');
    test.writeContent('site.json', '{}');
    await prepare();
    code = readFileSync(path, 'utf8').trim();
  });
  afterAll(async () => {
    test.remove();
    await database.remove();
  });

  it('needs a code that only who runs the server can read, and that stays until it is used', async () => {
    expect(code).toMatch(/^[\w-]{22}$/);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    await prepare();
    expect(readFileSync(path, 'utf8').trim()).toBe(code);
    await request(test.app).post('/api/setup/check').send({ code }).expect(200);
  });

  it('refuses a wrong code, and makes no account', async () => {
    const name = test.freshName();
    for (const wrong of [code.slice(1), `${code}x`, 'undefined', '../setup-code']) {
      const { body } = await setUp({ ...signupBody(name), code: wrong }).expect(403);
      expect(body.code).toBe('setup_code_invalid');
    }
    await setUp(signupBody(name)).expect(400);
    expect(await database.database.prisma.user.count()).toBe(0);
  });

  it('makes one operator, however many try at once, and ends with that', async () => {
    const bodies = Array.from({ length: 4 }, () => ({ ...signupBody(test.freshName()), code }));
    const answers = await Promise.all(bodies.map(setUp));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 410, 410, 410]);
    const [user] = await database.database.prisma.user.findMany();
    expect(answers.find(({ status }) => status === 201)?.body.user).toMatchObject({
      username: user?.username,
      isOperator: true,
    });
    expect(await database.database.prisma.user.count()).toBe(1);
    expect(existsSync(path)).toBe(false);
    await setUp({ ...signupBody(test.freshName()), code }).expect(410);
    await prepare();
    expect(existsSync(path)).toBe(false);
  });

  it('counts what is tried', async () => {
    const tries = await Promise.all(
      Array.from({ length: 40 }, () => request(test.app).post('/api/setup/check').send({ code: 'guess' })),
    );
    expect(tries.some(({ status }) => status === 429)).toBe(true);
  });
});
