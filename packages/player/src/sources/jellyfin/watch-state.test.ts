/** @jest-environment node */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { createFakeFetch, jsonResponse, sentJson, textResponse } from '../../testing/fake-fetch';
import { JELLYFIN_TOKEN, JELLYFIN_URL } from '../../testing/jellyfin-server';
import { createUserData, ticksOf, type StandInItem } from '../../testing/jellyfin-user-data';
import { createJellyfinClient } from './client';
import { connectWatchState } from './watch-state';
import { listPersonalItems, listServerTitles } from './personal-items';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const context = { signal: new AbortController().signal };
const account = { token: JELLYFIN_TOKEN, userId: 'user1', userName: 'ada' };
const RunTimeTicks = ticksOf(6000);
const items: StandInItem[] = [
  { Id: 'f1', Type: 'Movie', Name: 'A', ProductionYear: 2001, ProviderIds: { Tmdb: '1' }, RunTimeTicks },
  { Id: 's1', Type: 'Series', Name: 'B', ProductionYear: 2002, ProviderIds: { Tmdb: '3' } },
  ...[1, 2].map((IndexNumber): StandInItem => {
    const of = { SeriesId: 's1', SeriesName: 'B', ParentIndexNumber: 1 };
    return { Id: `e${IndexNumber}`, Type: 'Episode', Name: `E${IndexNumber}`, ...of, IndexNumber, RunTimeTicks };
  }),
  ...[
    {
      Id: 'e34',
      Type: 'Episode' as const,
      Name: 'E3',
      SeriesId: 's1',
      ParentIndexNumber: 1,
      IndexNumber: 3,
      IndexNumberEnd: 4,
    },
  ],
];

let data = createUserData(items, () => NOW);
const fetch = createFakeFetch((url, init) => {
  const question = {
    path: url.pathname.replace('/jellyfin', ''),
    params: url.searchParams,
    body: sentJson(init) ?? {},
  };
  const answered = data.answer({
    ...question,
    method: init.method ?? 'GET',
    body: question.body as Record<string, unknown>,
  });
  if (!answered) return textResponse('', 404);
  const [status, body] = answered;
  return status === 200 ? jsonResponse(body) : new Response(null, { status });
});
beforeEach(() => {
  data = createUserData(items, () => NOW);
});

const library = { url: JELLYFIN_URL, account, deviceId: 'browser-1', fetch };
const episode = (number: number) => ({
  ...{ type: 'tv' as const, title: 'B', releaseYear: 2002, tmdbId: 3 },
  season: { number: 1 },
  episode: { number },
});

describe('what a person watched, written to a Jellyfin server by its SDK [SOURCE-16]', () => {
  it('is found by title and episode, a series and a season once; a file of two episodes is nobody’s', async () => {
    const server = await connectWatchState(library);
    const film = { type: 'movie' as const, title: 'A', releaseYear: 2001, tmdbId: 1 };
    expect(await server.findItem(film, context)).toBe('f1');
    const before = fetch.requests.length;
    expect(await server.findItem(episode(1), context)).toBe('e1');
    expect(await server.findItem(episode(2), context)).toBe('e2');
    expect(await server.findItem(episode(3), context)).toBeNull();
    expect(fetch.requests.length - before).toBe(2);
    expect(await server.listItems(['f1', 'gone'], context)).toMatchObject([{ Id: 'f1', UserData: { Played: false } }]);
  });

  it('is set to absolute values, so that sending it again changes nothing, and cleared', async () => {
    const server = await connectWatchState(library);
    const change = { isPlayed: true as const, playCount: 2, playedAt: NOW - 5000, positionSec: 0 };
    const first = await server.change('f1', change, context);
    expect(first).toMatchObject({ Played: true, PlayCount: 2, LastPlayedDate: '2026-03-01T11:59:55.0000000Z' });
    expect(await server.change('f1', change, context)).toEqual(first);
    expect(await server.change('f1', { positionSec: 90 }, context)).toEqual({
      ...(first as object),
      PlaybackPositionTicks: ticksOf(90),
    });
    expect(await server.clear('f1', context)).toMatchObject({ Played: false, PlayCount: 0, LastPlayedDate: null });
    await expect(server.change('gone', change, context)).rejects.toMatchObject({ code: 'http', status: 404 });
    for (const { init } of fetch.requests)
      expect(new Headers(init.headers).get('authorization')).toContain(JELLYFIN_TOKEN);
  });

  it('meets a stand-in that counts, dates and forgets as the server does', async () => {
    const { userData, session } = createJellyfinClient({ ...library, token: JELLYFIN_TOKEN });
    await userData.markPlayedItem({ itemId: 'e1', userId: 'user1', datePlayed: '2026-02-01T00:00:00Z' });
    await userData.markPlayedItem({ itemId: 'e1', userId: 'user1', datePlayed: '2026-02-01T00:00:00Z' });
    expect(data.dataOf('e1')).toMatchObject({ Played: true, PlayCount: 2 });
    await session.reportPlaybackStart({ playbackStartInfo: { ItemId: 'e2' } });
    const at = (seconds: number) => ({ ItemId: 'e2', PositionTicks: ticksOf(seconds) });
    await session.reportPlaybackProgress({ playbackProgressInfo: at(3000) });
    expect((await userData.getItemUserData({ itemId: 'e2' })).data).toBe(
      JSON.stringify({ ...data.dataOf('e2'), Played: false, PlayCount: 1, PlaybackPositionTicks: ticksOf(3000) }),
    );
    await session.reportPlaybackStopped({ playbackStopInfo: at(5800) });
    expect(data.dataOf('e2')).toMatchObject({ Played: true, PlayCount: 1, PlaybackPositionTicks: 0 });
  });
});

const { signal } = new AbortController();
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
