import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BackupScheduler } from '../../backups';
import { createAccountsTest, type AccountsTest, type Visitor } from '../../testing/test-accounts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database';
import { temporaryFolder } from '../../testing/temporary-folder';
import { signUpOperator } from '../../testing/use-operator';

const PATH = '/api/operator/backups';

describe('downloads of backups [OPERATOR-14]', () => {
  const home = temporaryFolder();
  const folder = join(home.path, '.data/backups');
  let aheadMs = 0;
  let database: TestDatabase;
  let test: AccountsTest;
  let operator: Visitor;
  beforeAll(async () => {
    database = await openTestDatabase();
    const logger = { info: () => undefined, error: () => undefined };
    const backups = new BackupScheduler({
      ...{ databaseUrl: database.url, folder, logger },
      ...{ now: Date.now, onFailure: () => undefined },
    });
    mkdirSync(folder, { recursive: true });
    test = createAccountsTest(database, {}, { backups, now: () => Date.now() + aheadMs });
    operator = await signUpOperator({ ...test, database });
    await operator.post(PATH).expect(200);
  });
  afterAll(async () => {
    test.remove();
    await database.remove();
    home.remove();
  });
  const list = async () =>
    (await operator.get(PATH).expect(200)).body.backups as { name: string; createdAt: string; bytes: number }[];
  const acts = async () => (await operator.get('/api/operator/acts').expect(200)).body.acts as { act: string }[];

  it('have the whole file with its size, for no cache, and are written down', async () => {
    const [backup] = await list();
    expect(backup?.name).toMatch(/^marquee-\d{8}T\d{6}Z\.sql\.gz$/);
    const answer = await operator
      .get(`${PATH}/${backup?.name}`)
      .buffer(true)
      .parse((res, done) => {
        const parts: Buffer[] = [];
        res.on('data', (part: Buffer) => parts.push(part));
        res.on('end', () => done(null, Buffer.concat(parts)));
      })
      .expect(200);
    expect(answer.headers).toMatchObject({
      'content-disposition': `attachment; filename=${backup?.name}`,
      'content-length': String(backup?.bytes),
      'content-type': 'application/gzip',
      'cache-control': 'no-store',
    });
    expect(answer.headers).not.toHaveProperty('etag');
    expect(answer.headers).not.toHaveProperty('accept-ranges');
    expect(gunzipSync(answer.body as Buffer).toString()).toContain(operator.username);
    expect((await acts())[0]).toMatchObject({ act: 'download_backup', target: backup?.name });
  });

  it('have no other file, whatever the name', async () => {
    writeFileSync(join(home.path, 'secret-key'), 'secret');
    writeFileSync(join(folder, 'marquee-20261122T041000Z.sql.gz.tmp'), 'secret');
    writeFileSync(join(folder, 'marquee-20261121T041000Z.sql.gz'), 'secret: no backup');
    symlinkSync(join(home.path, 'secret-key'), join(folder, 'marquee-20261120T041000Z.sql.gz'));
    const before = (await acts()).length;
    for (const name of [
      '..%2F..%2Fsecret-key',
      '%2e%2e%2fsecret-key',
      '..%5Csecret-key',
      'marquee-20261122T041000Z.sql.gz.tmp',
      'marquee-20261121T041000Z.sql.gz',
      'marquee-20261120T041000Z.sql.gz',
      'marquee-20261119T041000Z.sql.gz',
      '%00',
      'x',
    ])
      expect([name, (await operator.get(`${PATH}/${name}`)).status]).toEqual([name, 404]);
    expect(await acts()).toHaveLength(before);
  });

  it('are for pages of this site, in a session of an operator who has entered the password lately', async () => {
    const [backup] = await list();
    const path = `${PATH}/${backup?.name}`;
    const before = (await acts()).length;
    for (const site of ['cross-site', 'same-site', 'none'])
      await operator.get(path).set({ 'Sec-Fetch-Site': site, 'Sec-Fetch-Mode': 'navigate' }).expect(403);
    const visitor = await test.signUp();
    await visitor.get(path).expect(404);
    expect(await acts()).toHaveLength(before);
    aheadMs = 15 * 60_000;
    expect((await operator.get(path).expect(403)).body.code).toBe('password_required');
    expect((await operator.get(PATH).expect(403)).body.code).toBe('password_required');
    aheadMs = 0;
  });
});
