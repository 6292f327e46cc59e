import { describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { testServerUrl } from '../testing/test-database';
import { Notifications } from './notifications';

const until = async (holds: () => boolean) => {
  for (let attempt = 0; attempt < 100 && !holds(); attempt += 1) await new Promise((next) => setTimeout(next, 50));
  expect(holds()).toBe(true);
};

describe('notifications between processes', () => {
  it('counts as missed while the first connection was still to be made', async () => {
    const addresses = ['postgresql://nobody@127.0.0.1:1/none', testServerUrl()];
    const notices = new Notifications(() => new pg.Client({ connectionString: addresses.shift() }));
    let gaps = 0;
    notices.listen({ onNotification: () => undefined, onReconnect: () => (gaps += 1) });
    await until(() => addresses.length === 0);
    await until(() => gaps > 0);
    await notices.close();
    expect(gaps).toBe(1);
  });
});
