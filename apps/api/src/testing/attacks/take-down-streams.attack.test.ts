import { once } from 'node:events';
import { request as httpRequest, type ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { StreamResult } from '@marquee/core/contracts';
import request from 'supertest';
import { listen } from '../listen';
import { respondAsRatedTmdb } from '../rated-tmdb';
import { contentOf, FILES, MEDIA, PROVIDER_SECRET, respondAsProvider } from '../stub-provider';
import { startStubServer, type StubServer } from '../stub-server';
import { createTestApp, type TestApp } from '../test-app';

const [shown = '', gone = ''] = Object.values(FILES);
const source = (title: string, query: string) => `/api/provider/sources/library/${title}?${query}`;
const pathOf = (address: string) => address.slice(address.indexOf('/api/'));
const grantOf = (address: string) => pathOf(address).split('/')[3];

describe('the streams of a title that the site has taken down [TAKEDOWN-03]', () => {
  let tmdb: StubServer;
  let provider: StubServer;
  let test: TestApp;
  beforeAll(async () => {
    [tmdb, provider] = await Promise.all([startStubServer(respondAsRatedTmdb), startStubServer(respondAsProvider)]);
  });
  beforeEach(() => {
    const metadata = { TMDB_TOKEN: 'ey.test.token', TMDB_BASE_URL: `${tmdb.origin}/3` };
    test = createTestApp({ ...metadata, PROVIDER_SECRET, PROVIDER_INTERNAL_URL: provider.origin });
  });
  afterEach(() => test.remove());
  afterAll(async () => {
    await Promise.all([tmdb.close(), provider.close()]);
  });

  const get = (path: string) => request(test.app).get(path);
  const playlistOf = async (title: string, query: string): Promise<string> => {
    const { stream } = (await get(source(title, query)).expect(200)).body as StreamResult;
    return pathOf(stream.type === 'hls' ? stream.playlist : '');
  };
  const refused = async (path: string, status: number) => {
    const answer = await get(path);
    expect([path, answer.status]).toEqual([path, status]);
    expect(answer.text).not.toMatch(/content of|EXTM3U/);
    expect(answer.body.code).toBe(status === 451 ? 'taken_down' : 'not_found');
  };

  it('are refused, whatever the source, and ask neither the provider nor TMDB', async () => {
    test.siteSettings.takenDown.replace(['movie:2', 'tv:2']);
    const before = [provider.requests.length, tmdb.requests.length];
    for (const name of ['library', 'two', 'glint'])
      for (const title of ['movie/2', 'tv/2'])
        await refused(`/api/provider/sources/${name}/${title}?title=HIDDEN movie 2&season=1&episode=1`, 451);
    await request(test.app).head(source('movie/2', 'title=x')).expect(451);
    expect([provider.requests.length, tmdb.requests.length]).toEqual(before);
  });

  it.each([
    'title=HIDDEN movie 2',
    'title=Shown movie 1&title=HIDDEN movie 2',
    'title=Shown movie 1&originalTitle=HIDDEN movie 2&releaseYear=1999&imdbId=tt0133093',
  ])('are not given under the address of another title by %s', async (query) => {
    expect(await playlistOf('movie/1', 'title=HIDDEN movie 2')).toContain(gone);
    test.siteSettings.takenDown.replace(['movie:2']);
    const playlist = await playlistOf('movie/1', query);
    expect(playlist).toContain(shown);
    const { text } = await get(playlist).expect(200);
    expect((await get(pathOf(text.split('\n')[1] ?? '')).expect(200)).text).toBe(contentOf(`${shown}/v1/0.m4s`));
  });

  it('end with the take-down, by addresses from before as well', async () => {
    test.siteSettings.takenDown.replace(['tv:9']);
    const granted = await playlistOf('movie/2', 'title=HIDDEN movie 2');
    const other = await playlistOf('movie/1', 'title=Shown movie 1');
    for (const path of [granted, other]) await get(path).expect(200);
    test.siteSettings.takenDown.replace(['tv:9', 'movie:2']);
    await refused(granted, 451);
    await get(other).expect(200);
    for (const path of MEDIA) {
      await refused(`/api/provider/${grantOf(granted)}/library/${gone}/${path}`, 451);
      // From when nothing was taken down, and by the grant of another title.
      await refused(`/api/provider/library/${gone}/${path}?download=Film`, 404);
      await refused(`/api/provider/${grantOf(other)}/library/${gone}/${path}`, 404);
      const forged = grantOf(granted)?.replace('movie-2-', 'movie-1-');
      await refused(`/api/provider/${forged}/library/${gone}/${path}`, 404);
    }
    test.siteSettings.takenDown.replace([]);
    for (const path of [granted, `/api/provider/library/${gone}/file.mp4`]) await get(path).expect(200);
  });

  it.each([true, false])('stop in the middle; those of other titles go on (granted: %s)', async (isGranted) => {
    if (isGranted) test.siteSettings.takenDown.replace(['tv:9']);
    const [playlist, other] = [
      await playlistOf('movie/2', 'title=HIDDEN movie 2'),
      await playlistOf('movie/1', 'title=Shown movie 1'),
    ];
    const site = await listen(test.bare);
    // Sends its first bytes and stays open, as a film does.
    const films: ServerResponse[] = [];
    provider.respondWith((_req, res) => {
      films.push(res);
      res.write('frames');
    });
    const play = (path: string) =>
      new Promise<{ ended: Promise<void>; next: () => Promise<unknown>; stop: () => void }>((resolve) => {
        const sent = httpRequest(site.origin + path, (res) => {
          const next = async () => {
            const more = once(res, 'data');
            for (const film of films) film.write('more');
            await more;
          };
          res.once('data', () => resolve({ ended, next, stop: () => res.destroy() }));
          const ended = new Promise<void>((done) => res.once('close', done));
          res.on('error', () => undefined);
        });
        sent.end();
      });
    const [film, second] = [await play(playlist), await play(other)];
    test.siteSettings.takenDown.replace(['tv:9', 'movie:2']);
    await film.ended;
    // One whose title is not known ends as well, and is asked for anew.
    if (isGranted) await second.next();
    else await second.ended;
    second.stop();
    provider.respondWith(respondAsProvider);
    await site.close();
  });

  it('are signed into no download link, and a link from before does not open [TAKEDOWN-04]', async () => {
    const link = (title?: string) =>
      request(test.app)
        .post('/api/downloads')
        .set('Host', 'site.example')
        .send({ url: `http://site.example/api/provider/library/${gone}/file.mp4`, name: 'A film', title });
    const check = (data: string) =>
      request(test.app).post('/api/downloads/check').set('Host', 'site.example').send({ data });
    const { data } = (await link('movie:2').expect(201)).body;
    await check(data).expect(200);
    test.siteSettings.takenDown.replace(['movie:2']);
    for (const answer of [await link('movie:2'), await check(data)])
      expect([answer.status, answer.body.code]).toEqual([451, 'taken_down']);
    // Another title or none in the link helps nobody: the provider's address refuses.
    for (const title of ['movie:1', undefined])
      await refused(pathOf((await check((await link(title).expect(201)).body.data).expect(200)).body.url), 404);
  });
});
