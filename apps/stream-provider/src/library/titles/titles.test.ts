import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { providerTitlesSchema, type ProviderTitle, type ProviderTitles } from '@marquee/core/contracts';
import { describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { demoApp, secret } from '../../testing/demo-app';
import type { LibraryApp } from '../../testing/library-app';
import { ask, eventually, libraryForEachTest } from '../../testing/library-requests';
import { folderIdOf } from '../scan/resolve-roots';
import { TitleLog } from './title-log';

const openLibrary = libraryForEachTest();
const authorization = { Authorization: `Bearer ${secret}` };
const open = (files: Record<string, 'direct.mp4' | 'transcode.avi'> = {}) =>
  openLibrary({ files, deps: { operatorSecret: secret } });
const titlesOf = async (library: LibraryApp, query = ''): Promise<ProviderTitles> =>
  providerTitlesSchema.parse((await ask(library, `/titles?${query}`, authorization)).body);
const named = ({ titles }: ProviderTitles) => titles.map(({ title }) => title).sort();

describe('the titles of the library [AVAILABLE-01]', () => {
  it('are what can be played, by their names, with the episodes of each season', async () => {
    const library = await open({
      'Film (1999).mp4': 'direct.mp4',
      'Tagged {tmdb-603}.mp4': 'direct.mp4',
      'Needs ffmpeg (2001).avi': 'transcode.avi',
      'Nameless.mp4': 'direct.mp4',
      'Show (2020)/Season 1/Show S01E01.mp4': 'direct.mp4',
      'Show (2020)/Season 1/Show S01E02.mp4': 'direct.mp4',
      'Show (2020)/Season 2/Show S02E05.mp4': 'direct.mp4',
      'Daily (2019)/Daily 2019-03-14.mp4': 'direct.mp4',
    });
    await eventually(async () => library.service.library.state().waitingForProbe === 0);
    const answer = await titlesOf(library);
    const of = (title: string) => answer.titles.find((each) => each.title === title);
    expect(named(answer)).toEqual(['Daily', 'Film', 'Show', 'Tagged']);
    expect(of('Film')).toMatchObject({ mediaType: 'movie', year: 1999, resolution: '480' });
    expect(of('Film')?.addedAtMs).toBeGreaterThan(Date.now() - 600_000);
    expect(of('Tagged')).toMatchObject({ mediaType: 'movie', tmdbId: 603 });
    expect(of('Show')).toMatchObject({ mediaType: 'tv', year: 2020, episodes: { 1: '1-2', 2: '5' } });
    expect(of('Daily')).toMatchObject({ mediaType: 'tv', episodes: {} });
    expect(answer).toMatchObject({ isReset: true, hasMore: false, removed: [] });
  });

  it('count what the operator said of a file, not its name', async () => {
    const library = await open({ 'Unknown thing.mp4': 'direct.mp4' });
    const match = { mediaType: 'tv', tmdbId: 1399, title: 'Chosen', year: 2011, season: 3, episode: 9 };
    await request(library.app)
      .post('/operator/library/match')
      .set(authorization)
      .send({ folder: folderIdOf(library.folder), path: 'Unknown thing.mp4', match })
      .expect(200);
    const { titles } = await titlesOf(library);
    expect(titles).toMatchObject([{ mediaType: 'tv', tmdbId: 1399, title: 'Chosen', episodes: { 3: '9' } }]);
  });

  it('tell what changed since a cursor, also what is gone, to a request that waits for it', async () => {
    const library = await open({ 'Film (1999).mp4': 'direct.mp4', 'Other (2001).mp4': 'direct.mp4' });
    await eventually(async () => library.service.library.state().waitingForProbe === 0);
    const first = await titlesOf(library);
    expect(await titlesOf(library, `since=${first.cursor}`)).toMatchObject({
      ...{ cursor: first.cursor, isReset: false, titles: [], removed: [] },
    });
    const waiting = titlesOf(library, `since=${first.cursor}&wait=25`);
    rmSync(join(library.folder, 'Other (2001).mp4'));
    await library.service.library.rescan();
    const gone = await waiting;
    expect(gone.removed).toEqual(first.titles.filter(({ title }) => title === 'Other').map(({ id }) => id));
    library.put('New (2005).mp4', 'direct.mp4');
    await library.service.library.rescan();
    expect(named(await titlesOf(library, `since=${gone.cursor}`))).toEqual(['New']);
    expect(await titlesOf(library, 'since=another-process.7')).toMatchObject({ isReset: true, hasMore: false });
  });

  it('are for the site’s server alone, which may say what it has', async () => {
    const library = await open({ 'Film (1999).mp4': 'direct.mp4' });
    for (const headers of [{}, { Authorization: 'Bearer other' }] as Record<string, string>[]) {
      const { status, text } = await ask(library, '/titles', headers);
      expect([status, text]).toEqual([403, expect.not.stringContaining('Film')]);
    }
    await eventually(async () => library.service.library.state().waitingForProbe === 0);
    const { headers } = await ask(library, '/titles', authorization);
    await request(library.app)
      .get('/titles')
      .set({ ...authorization, 'If-None-Match': String(headers.etag) })
      .expect(304);
    for (const query of ['wait=-1', 'wait=99', 'wait=x', `since=${'x'.repeat(300)}`])
      expect((await ask(library, `/titles?${query}`, authorization)).status).toBe(400);
    const empty = await request(demoApp({ operatorSecret: secret }))
      .get('/titles')
      .set(authorization)
      .expect(200);
    expect(providerTitlesSchema.parse(empty.body).titles).toEqual([]);
  });
});

describe('many titles', () => {
  const film = (number: number): ProviderTitle => ({
    ...{ id: `film-${number}`, mediaType: 'movie', title: `Film ${number}`, year: 2000, addedAtMs: 1 },
  });

  it('come in pages, each of which goes on where the one before ended [AVAILABLE-01]', () => {
    let titles = Array.from({ length: 1_234 }, (_, index) => film(index));
    const log = new TitleLog(() => titles);
    const readAll = (cursor?: string) => {
      const pages = [log.since(cursor)];
      for (let last = pages[0]; last?.hasMore; last = pages.at(-1)) pages.push(log.since(last.cursor));
      return pages;
    };
    const pages = readAll();
    expect(pages.map((page) => [page.titles.length, page.isReset])).toEqual([
      [500, true],
      [500, false],
      [234, false],
    ]);
    expect(new Set(pages.flatMap((page) => named(page))).size).toBe(1_234);
    titles = [...titles.slice(1), film(5_000), { ...film(7), year: 2001 }].filter(
      ({ id, year }) => id !== 'film-7' || year === 2001,
    );
    log.onChange();
    const [changes] = readAll(pages.at(-1)?.cursor);
    expect(changes?.titles.map(({ id }) => id).sort()).toEqual(['film-5000', 'film-7']);
    expect(changes?.removed).toEqual(['film-0']);
    titles = Array.from({ length: 6_000 }, (_, index) => film(10_000 + index));
    log.onChange();
    const { cursor } = log.since(undefined);
    titles = [];
    log.onChange();
    expect(log.since(cursor)).toMatchObject({ isReset: true, hasMore: false, titles: [], removed: [] });
  });
});
