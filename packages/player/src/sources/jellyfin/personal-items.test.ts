/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { createFakeFetch, jsonResponse } from '../../testing/fake-fetch';
import { JELLYFIN_TOKEN, JELLYFIN_URL } from '../../testing/jellyfin-server';
import { listPersonalItems, listServerTitles } from './personal-items';

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

describe('a person’s data on a Jellyfin server [IMPORT-28]', () => {
  it('is read a page at a time, each item once, and only from that server', async () => {
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

it('the titles of a Jellyfin server are those with an id of TMDB, once each, page by page [AVAILABLE-12]', async () => {
  const films = Array.from({ length: 700 }, (_, index) => ({
    ...{ Id: `film${index}`, Type: 'Movie' },
    ProviderIds: index % 7 === 0 ? { Imdb: 'tt1' } : { Tmdb: String(index) },
  }));
  const all = [...films, { Id: 'series', Type: 'Series', ProviderIds: { Tmdb: '1399' } }, films[1]];
  const fetch = createFakeFetch(({ searchParams }) => {
    const start = Number(searchParams.get('startIndex'));
    return jsonResponse({ Items: all.slice(start, start + 500) });
  });
  const keys = await listServerTitles({ url: JELLYFIN_URL, account, deviceId: 'browser-1', fetch }, { signal });
  expect(keys).toHaveLength(601);
  expect(keys.slice(0, 2).concat(keys.slice(-1))).toEqual(['movie:1', 'movie:2', 'tv:1399']);
  expect(fetch.requests).toHaveLength(2);
});
