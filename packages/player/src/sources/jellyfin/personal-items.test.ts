/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { createFakeFetch, jsonResponse } from '../../testing/fake-fetch';
import { JELLYFIN_TOKEN, JELLYFIN_URL } from '../../testing/jellyfin-server';
import { listPersonalItems } from './personal-items';

const { signal } = new AbortController();
const account = { token: JELLYFIN_TOKEN, userId: 'user1', userName: 'ada' };
const played = Array.from({ length: 700 }, (_, index) => ({ Id: `played${index}`, Type: 'Episode' }));

function server(url: URL): Response {
  const { searchParams } = url;
  const start = Number(searchParams.get('startIndex'));
  const isSeries = searchParams.get('includeItemTypes') === 'Series';
  const isPlayed = searchParams.get('isPlayed') === 'true';
  const items = isSeries
    ? [{ Id: 'series1', Type: 'Series' }]
    : isPlayed
      ? played
      : [{ Id: 'played1', Type: 'Episode' }];
  return jsonResponse({ Items: items.slice(start, start + 500), TotalRecordCount: items.length });
}

describe('what a Jellyfin server knows of a person [IMPORT-28]', () => {
  it('is read a page at a time, each item once, and asked of that server alone', async () => {
    const fetch = createFakeFetch(server);
    const items = await listPersonalItems({ url: JELLYFIN_URL, account, deviceId: 'browser-1', fetch }, { signal });
    expect(items).toHaveLength(701);
    expect(fetch.requests).toHaveLength(5);
    for (const { url, init } of fetch.requests) {
      expect(url.href.startsWith(`${JELLYFIN_URL}/Items?`)).toBe(true);
      expect(url.searchParams.get('userId')).toBe('user1');
      expect(new Headers(init.headers).get('authorization')).toContain(JELLYFIN_TOKEN);
    }
  });
});
