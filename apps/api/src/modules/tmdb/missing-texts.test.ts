import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { startStubServer, type StubServer } from '../../testing/stub-server';
import { createTestApp, type TestApp } from '../../testing/test-app';

const MINUTE_MS = 60_000;

/** By path and language, as TMDB answers: a text without a translation is empty. */
type Answers = Readonly<Record<string, Readonly<Record<string, object>>>>;

const answers: Answers = {
  'movie/1': {
    pl: { id: 1, title: 'Film', overview: '', tagline: ' ', original_language: 'ja' },
    en: { id: 1, title: 'A Film', overview: 'A story.', tagline: 'See it.', original_language: 'ja' },
  },
  'movie/2': {
    pl: { id: 2, title: '', overview: '', tagline: '', original_language: 'ja' },
    en: { id: 2, title: 'B', overview: '', tagline: '', original_language: 'ja' },
    ja: { id: 2, title: '映画', overview: '物語', tagline: '', original_language: 'ja' },
  },
  'movie/3': {
    pl: { id: 3, title: 'C', overview: 'Opowieść.', tagline: 'Zobacz.', original_language: 'ja' },
    en: { id: 3, title: 'C', overview: '', tagline: '', original_language: 'en' },
  },
  'person/1': {
    pl: { id: 1, name: 'Ann', biography: '' },
    en: { id: 1, name: 'Ann', biography: 'Born somewhere.' },
  },
  'collection/1': {
    pl: { id: 1, name: 'Zbiór', overview: '', parts: [{ id: 7, title: 'D', overview: '' }] },
    en: { id: 1, name: 'Set', overview: 'All films.', parts: [{ id: 7, title: 'D', overview: 'The first.' }] },
  },
  'tv/1': { en: { id: 1, name: 'Series', overview: 'A series.', tagline: 'Yes.', original_language: 'ja' } },
  'tv/1/season/1': {
    pl: {
      id: 10,
      name: 'Sezon 1',
      overview: '',
      episodes: [
        { id: 11, episode_number: 1, name: 'Odcinek 1', overview: '' },
        { id: 12, episode_number: 2, name: 'Powrót', overview: 'Wraca.' },
        { id: 13, episode_number: 3, name: 'Odcinek 3', overview: 'Koniec.' },
      ],
    },
    en: {
      id: 10,
      name: 'Season 1',
      overview: '',
      episodes: [
        { id: 13, episode_number: 3, name: 'Episode 3', overview: 'End.' },
        { id: 11, episode_number: 1, name: 'The Start', overview: '' },
      ],
    },
    ja: { id: 10, name: 'S1', overview: '季節', episodes: [{ id: 11, episode_number: 1, overview: '始まり' }] },
  },
  'trending/all/week': {
    pl: {
      results: [
        { id: 5, media_type: 'movie', title: 'E', overview: '' },
        { id: 5, media_type: 'tv', name: 'F', overview: '' },
        { id: 6, media_type: 'movie', title: 'G', overview: 'Jest.' },
      ],
    },
    en: {
      results: [
        { id: 5, media_type: 'tv', name: 'F', overview: 'The series.' },
        { id: 5, media_type: 'movie', title: 'E', overview: 'The film.' },
        { id: 6, media_type: 'movie', title: 'G', overview: 'Is.' },
      ],
    },
  },
};

describe('texts that TMDB has not in the visitor’s language', () => {
  let tmdb: StubServer;
  let test: TestApp;

  const answerWith = (languages: readonly string[]) =>
    tmdb.respondWith((req, res) => {
      const { pathname, searchParams } = new URL(req.url ?? '', 'http://tmdb');
      const language = searchParams.get('language')?.slice(0, 2) ?? 'en';
      const body = languages.includes(language) ? answers[pathname.slice('/3/'.length)]?.[language] : undefined;
      res.statusCode = body ? 200 : 500;
      res.end(JSON.stringify(body ?? {}));
    });

  beforeEach(async () => {
    tmdb = await startStubServer();
    answerWith(['pl', 'en', 'ja']);
    test = createTestApp({ TMDB_TOKEN: 'token', TMDB_BASE_URL: `${tmdb.origin}/3` });
  });
  afterEach(async () => {
    test.remove();
    await tmdb.close();
  });

  const get = async (path: string, language = 'pl-PL'): Promise<unknown> =>
    (await request(test.app).get(`/api/tmdb/3/${path}`).query({ language }).expect(200)).body;
  const asked = () => tmdb.requests.map(({ url }) => url.replace('/3/', ''));

  it('are English, and say so [METADATA-13]', async () => {
    expect(await get('movie/1')).toEqual({
      id: 1,
      title: 'Film',
      overview: 'A story.',
      overview_language: 'en',
      tagline: 'See it.',
      tagline_language: 'en',
      original_language: 'ja',
    });
    expect(await get('person/1')).toMatchObject({ biography: 'Born somewhere.', biography_language: 'en' });
    expect(await get('collection/1')).toMatchObject({ name: 'Zbiór', overview: 'All films.' });
  });

  it('are those of the original language if there are none in English either [METADATA-13]', async () => {
    const film = { title: 'B', overview: '物語', overview_language: 'ja', tagline: '' };
    expect(await get('movie/2')).toMatchObject({ ...film, title_language: 'en' });
    expect(await get('movie/2', 'en-US')).toMatchObject(film);
    expect(asked()).toEqual(['movie/2?language=pl-PL', 'movie/2?language=en-US', 'movie/2?language=ja']);
  });

  it('are found for episodes, too, whose generated names are none [METADATA-13]', async () => {
    expect(await get('tv/1/season/1')).toEqual({
      id: 10,
      name: 'Sezon 1',
      overview: '季節',
      overview_language: 'ja',
      episodes: [
        {
          id: 11,
          episode_number: 1,
          name: 'The Start',
          name_language: 'en',
          overview: '始まり',
          overview_language: 'ja',
        },
        { id: 12, episode_number: 2, name: 'Powrót', overview: 'Wraca.' },
        { id: 13, episode_number: 3, name: 'Odcinek 3', overview: 'Koniec.' },
      ],
    });
  });

  it('are found in lists, where a film and a series may have the same number [METADATA-13]', async () => {
    expect(await get('trending/all/week')).toMatchObject({
      results: [{ overview: 'The film.' }, { overview: 'The series.' }, { overview: 'Jest.' }],
    });
  });

  it('cost no request where nothing is missing, and one for everyone where something is [METADATA-13]', async () => {
    await get('movie/3');
    expect(asked()).toEqual(['movie/3?language=pl-PL']);
    await get('movie/1');
    await get('movie/1');
    await get('movie/1', 'en-US');
    expect(asked().slice(1)).toEqual(['movie/1?language=pl-PL', 'movie/1?language=en-US']);
  });

  it('are asked for again soon if TMDB did not answer in English [METADATA-13]', async () => {
    answerWith(['pl']);
    expect(await get('movie/1')).toMatchObject({ title: 'Film', overview: '' });
    answerWith(['pl', 'en']);
    test.clock.now += 6 * MINUTE_MS;
    expect(await get('movie/1')).toMatchObject({ overview: 'A story.' });
  });

  it('are asked for again soon if the catalogue answered in place of TMDB [METADATA-13]', async () => {
    answerWith(['pl']);
    const overviews = async () =>
      ((await get('trending/all/week')) as { results: { overview: string }[] }).results.map(({ overview }) => overview);
    expect(await overviews()).toEqual(['', '', 'Jest.']);
    answerWith(['pl', 'en']);
    test.clock.now += 6 * MINUTE_MS;
    expect(await overviews()).toEqual(['The film.', 'The series.', 'Jest.']);
  });

  it('of the catalogue are English in every language, and say so [LANGUAGE-10]', async () => {
    const catalogueOnly = createTestApp();
    const ask = (language: string) => request(catalogueOnly.app).get('/api/tmdb/3/movie/900000001').query({ language });
    const english = await ask('en-US').expect(200);
    expect(english.body).not.toHaveProperty('overview_language');
    expect((await ask('de-DE')).body).toEqual({ ...english.body, overview_language: 'en' });
    catalogueOnly.remove();
  });
});
