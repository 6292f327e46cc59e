import { describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { PASSWORD } from '../test-accounts';
import { useAccountsTest } from '../use-accounts-test';

jest.setTimeout(60_000);

describe('one account with many requests at once', () => {
  const test = useAccountsTest();

  it('holds one connection to the database, and none where it switches to the profile that it has', async () => {
    const [flooder, visitor] = [await test.signUp(), await test.signUp()];
    const made = await flooder.post('/api/profiles', { profile: { name: 'Ben' }, password: PASSWORD }).expect(201);
    const activate = (id: string) => flooder.post(`/api/profiles/${id}/activate`);
    const holder = new pg.Client({ connectionString: test.database.url });
    holder.on('error', () => undefined);
    await holder.connect();
    await holder.query(`BEGIN; SELECT FROM users WHERE id = '${flooder.answer.user.id}' FOR NO KEY UPDATE`);
    const switches = Promise.all(Array.from({ length: 20 }, () => activate(made.body.id).then(({ status }) => status)));
    const countLocked = async () => {
      const found = await holder.query(
        `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
      );
      return found.rowCount;
    };
    while ((await countLocked()) === 0) await new Promise(setImmediate);
    for (let times = 0; times < 10; times += 1) await visitor.get('/api/users/me').expect(200);
    await activate('1').expect(200);
    expect(await countLocked()).toBe(1);
    await holder.query('COMMIT');
    await holder.end();
    expect(await switches).toEqual(Array(20).fill(200));
  });
});
