import { describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { testServerUrl } from '../testing/test-database';
import { Notifications } from './notifications';

describe('notifications between processes', () => {
  it('counts as missed while the first connection was still to be made', async () => {
    const addresses = ['postgresql://nobody@127.0.0.1:1/none', testServerUrl()];
    const notices = new Notifications(() => new pg.Client({ connectionString: addresses.shift() }));
    let gaps = 0;
    await new Promise<void>((resolve) => {
      const onReconnect = () => {
        gaps += 1;
        resolve();
      };
      notices.listen({ onNotification: () => undefined, onReconnect });
    });
    await notices.close();
    expect({ gaps, addresses }).toEqual({ gaps: 1, addresses: [] });
  });
});
