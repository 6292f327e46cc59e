import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createCatalogue } from '@marquee/catalogue';
import type { TitleKey } from '@marquee/core';
import request from 'supertest';
import { allowPath } from '../../modules/tmdb';
import { unfiltered } from '../../modules/tmdb/content-filter/answer-filter';
import { examplePaths } from '../example-paths';
import { startStubServer, type StubServer } from '../stub-server';
import { createTestApp, type TestApp } from '../test-app';

const TAKEN: TitleKey[] = ['movie:2', 'tv:2'];
const GONE = 'GONE';

/** A title of each type that was taken down, one that was not, what nobody can judge, and a person known for all. */
const entries = [
  ...(['movie', 'tv'] as const).flatMap((media_type) =>
    [1, 2].map((id) => ({ id, media_type, title: id === 2 ? GONE : 'Shown', adult: id === 2 })),
  ),
  { id: 2, media_type: 'collection', name: 'Odd' },
];
const titles = [...entries, { id: 21, media_type: 'person', adult: true, known_for: entries }];
const page = { page: 1, results: titles, total_pages: 1, total_results: titles.length };
const credits = { cast: titles, crew: titles };
const ofSeries = [1, 2].map((show_id) => ({ show_id, name: show_id === 2 ? GONE : 'Shown' }));
const found = { movie_results: titles, tv_results: titles, person_results: titles };

/** Every title, wherever an answer at this path has titles; most have a page of them. */
function answerAt(path: string): object {
  if (/^person\/\d+$/.test(path)) return { id: 1, adult: true, known_for: titles };
  if (/^person\/\d+\/\w*credits$|^\w*_credits$/.test(path)) return credits;
  if (/^collection\/\d+$/.test(path)) return { id: 1, parts: titles };
  if (path.startsWith('find/')) return { ...found, tv_episode_results: ofSeries, tv_season_results: ofSeries };
  return /^(movie|tv)\/\d+$/.test(path) ? { id: 1, adult: true, title: 'Shown' } : page;
}

function nameEverything(req: IncomingMessage, res: ServerResponse): void {
  const { pathname, searchParams } = new URL(req.url ?? '', 'http://tmdb');
  const parts = searchParams.get('append_to_response')?.split(',') ?? [];
  const appended = Object.fromEntries(parts.map((part) => [part, answerAt(part)]));
  res.end(JSON.stringify({ ...answerAt(pathname.slice('/3/'.length)), ...appended }));
}

/** Answers that name no title but the one that they are about. Whoever adds one here has made sure of that. */
const WITHOUT_TITLES =
  /^(search\/(collection|company|keyword)|genre\/|configuration|certification\/|watch\/providers\/|keyword\/|company\/|network\/|(person|collection)\/ID\/(images|external_ids))/;

describe('a title that the site has taken down [TAKEDOWN-01, TAKEDOWN-02]', () => {
  let tmdb: StubServer;
  let test: TestApp;
  beforeAll(async () => {
    tmdb = await startStubServer(nameEverything);
    test = createTestApp({ TMDB_TOKEN: 'ey.test.token', TMDB_BASE_URL: `${tmdb.origin}/3` });
  });
  afterAll(async () => {
    test.remove();
    await tmdb.close();
  });

  const get = (path: string) => request(test.app).get(`/api/tmdb/3/${path}`);
  const ofTitles = examplePaths.filter(({ about }) => about === 'movie' || about === 'tv');

  it('is tried by every call of the gateway', () => {
    for (const { path } of examplePaths) expect([path, allowPath(path.replace('ID', '1'))]).not.toContain(undefined);
    expect(examplePaths.length).toBeGreaterThan(80);
    expect(ofTitles.length).toBeGreaterThan(35);
  });

  it('is answered with 451, and so is everything below it', async () => {
    for (const { path } of ofTitles) await get(path.replace('ID', '2')).expect(200);
    test.siteSettings.takenDown.replace(TAKEN);
    for (const { path } of ofTitles)
      for (const id of ['2', '02', '0000000002']) {
        const { status, body, headers } = await get(path.replace('ID', id));
        expect([path, status, body.code, body.error]).toEqual([
          path,
          451,
          'taken_down',
          'This site does not show this title.',
        ]);
        expect(headers['cache-control']).toBe('no-store');
        expect(JSON.stringify(body)).not.toContain(GONE);
      }
    await get('movie/1').expect(200);
    test.siteSettings.takenDown.replace([]);
    await get('movie/2').expect(200);
  });

  it('is left out of every other answer, and nothing else is', async () => {
    const append = 'similar,recommendations,combined_credits,movie_credits,tv_credits';
    const appended = ['movie/ID', 'tv/ID', 'person/ID'].map((path) => ({
      path: `${path}?append_to_response=${append}`,
      filter: null,
    }));
    for (const { path, filter } of [...examplePaths, ...appended]) {
      const isOwn = /^(movie|tv)\/ID(\/|$)/.test(path) && (filter === unfiltered || /\/ID$/.test(path));
      if (isOwn || WITHOUT_TITLES.test(path)) continue;
      const address = path.replace('ID', '1');
      const before = await get(address).expect(200);
      expect([path, before.text]).toEqual([path, expect.stringContaining(GONE)]);
      test.siteSettings.takenDown.replace(TAKEN);
      for (const header of ['', before.headers.etag ?? '']) {
        const { text, body } = await get(address).set('If-None-Match', header).expect(200);
        expect([path, text.includes(GONE)]).toEqual([path, false]);
        expect(text).toContain('Shown');
        if (body.results) expect(body).toMatchObject({ total_results: 4 });
      }
      test.siteSettings.takenDown.replace([]);
      expect((await get(address)).headers.etag).toBe(before.headers.etag);
    }
  });

  it('takes a collection with it if that has no other film', async () => {
    test.siteSettings.takenDown.replace(['movie:1', 'movie:2', 'tv:1', 'tv:2']);
    tmdb.respondWith((_req, res) => res.end(JSON.stringify({ id: 9, parts: [{ id: 1 }, { id: 2 }] })));
    for (const path of ['collection/9', 'collection/9/images']) await get(path).expect(451);
    tmdb.respondWith(nameEverything);
    test.siteSettings.takenDown.replace([]);
  });

  it('is gone from the embedded catalogue as well', async () => {
    const real = createTestApp({}, { catalogue: createCatalogue({ now: () => new Date() }) });
    const ask = (path: string) => request(real.app).get(`/api/tmdb/3/${path}`);
    const popular = (await ask('movie/popular')).body.results as { id: number; title: string }[];
    const [film] = popular;
    if (!film) throw new Error('The catalogue has no film.');
    const { body } = await ask(`movie/${film.id}?append_to_response=credits`);
    const person = body.credits.cast[0].id as number;
    real.siteSettings.takenDown.replace([`movie:${film.id}`]);
    for (const path of ['', '/credits', '/images', '/similar']) await ask(`movie/${film.id}${path}`).expect(451);
    const rest = ['movie/popular', 'trending/all/day', 'discover/movie', `person/${person}/combined_credits`];
    for (const path of [...rest, `search/multi?query=${encodeURIComponent(film.title)}`])
      expect([path, (await ask(path).expect(200)).text.includes(`"id":${film.id},`)]).toEqual([path, false]);
    real.remove();
  });
});
