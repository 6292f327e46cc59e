import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  constants,
  existsSync,
  linkSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operatorLibrarySchema, type FileMatch, type OperatorLibrary } from '@marquee/core/contracts';
import { describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { secret } from '../../testing/demo-app';
import type { LibraryApp } from '../../testing/library-app';
import { ask, eventually, film, libraryForEachTest } from '../../testing/library-requests';
import { createFileMatches, matchesFileName } from '../match/file-matches';
import { folderIdOf } from '../scan/resolve-roots';

const openLibrary = libraryForEachTest();
const open = (files: Record<string, 'direct.mp4' | 'transcode.avi'>, options = {}) =>
  openLibrary({ files, deps: { operatorSecret: secret }, ...options });
const authorization = { Authorization: `Bearer ${secret}` };

const list = async (library: LibraryApp, query = ''): Promise<OperatorLibrary> =>
  operatorLibrarySchema.parse((await ask(library, `/operator/library?${query}`, authorization)).body);
const paths = async (library: LibraryApp, query = ''): Promise<string[]> =>
  (await list(library, query)).files.map(({ path }) => path);
const match = (library: LibraryApp, path: string, to: FileMatch | null, folder = folderIdOf(library.folder)) =>
  request(library.app).post('/operator/library/match').set(authorization).send({ folder, path, match: to });

const theFilm: FileMatch = { mediaType: 'movie', tmdbId: 603, title: 'Film', year: 1999 };
const theEpisode: FileMatch = { mediaType: 'tv', tmdbId: 7, title: 'Show', year: 2020, season: 1, episode: 2 };

describe("the operator's list of files", () => {
  it('is only for the holder of the shared secret [LIBRARY-12]', async () => {
    const library = await open({ 'Film (1999).mp4': 'direct.mp4' });
    const wrong: Record<string, string>[] = [{}, { Authorization: 'Bearer other' }];
    for (const headers of wrong) {
      const { status, body } = await ask(library, '/operator/library', headers);
      expect([status, JSON.stringify(body)]).toEqual([403, expect.not.stringContaining('Film')]);
    }
    expect((await request(library.app).post('/operator/library/match').send({})).status).toBe(403);
    const unset = await openLibrary({ files: {} });
    expect((await ask(unset, '/operator/library', authorization)).status).toBe(403);
  });

  it('says what each file is, or why it matches nothing, and what is left to probe [LIBRARY-12]', async () => {
    const library = await open({
      'Film (1999).mp4': 'direct.mp4',
      'No year.mp4': 'direct.mp4',
      'Other (2000).avi': 'transcode.avi',
      'Film (1999)-trailer.mp4': 'direct.mp4',
      'Show/Show - 102.mp4': 'direct.mp4',
      'Same (2001) {tmdb-1}/a.mp4': 'direct.mp4',
      'Talk/S01E01.mp4': 'direct.mp4',
      'Talk.S01E01.mp4': 'direct.mp4',
    });
    await eventually(async () => (await list(library)).progress.left === 0);
    const unmatched = await list(library);
    expect(unmatched.files.map(({ path, problem }) => [path, problem])).toEqual([
      ['No year.mp4', 'no_year'],
      ['Other (2000).avi', 'not_media'],
      ['Show/Show - 102.mp4', 'number_unclear'],
    ]);
    expect(unmatched).toMatchObject({
      hasFolders: true,
      isScanned: true,
      progress: { seen: 8, probed: 7, left: 0 },
      counts: { unmatched: 3, matched: 4, by_hand: 0, left_out: 1 },
      total: 3,
      skipTimes: { method: 'off', seasons: 0, done: 0, found: 0 },
    });
    expect(await paths(library, 'state=left_out')).toEqual(['Film (1999)-trailer.mp4']);
    const [first] = (await list(library, 'state=matched')).files;
    expect(first).toMatchObject({ reading: { mediaType: 'movie', title: 'Film', year: 1999 }, problem: null });
  });

  it('shows a film in several files once, and names missing parts [LIBRARY-12] [LIBRARY-14]', async () => {
    const library = await open({
      'Film (1999) CD1.mp4': 'direct.mp4',
      'Film (1999) CD2.mp4': 'direct.mp4',
      'Half (2001) CD2.mp4': 'direct.mp4',
    });
    await eventually(async () => (await list(library)).progress.left === 0);
    // Joining requires ffmpeg.
    const film = { path: 'Film (1999) CD1.mp4', parts: 2, problem: 'needs_ffmpeg' };
    expect((await list(library)).files).toMatchObject([film, { path: 'Half (2001) CD2.mp4', problem: 'part_missing' }]);
    expect((await list(library, 'q=film+cd2')).files).toMatchObject([film]);
  });

  it('is searched in paths and titles, and comes in pages [LIBRARY-12]', async () => {
    const names = Array.from({ length: 120 }, (_, at) => [`Élan ${at} (1999).mp4`, 'direct.mp4'] as const);
    const library = await open(Object.fromEntries(names));
    expect(await paths(library, 'state=matched&q=elan+117')).toEqual(['Élan 117 (1999).mp4']);
    expect(await paths(library, 'state=matched&page=3')).toHaveLength(20);
    expect(await paths(library, 'state=matched&page=4')).toEqual([]);
    expect((await ask(library, '/operator/library?page=0', authorization)).status).toBe(400);
    expect((await ask(library, '/operator/library?state=x', authorization)).status).toBe(400);
  });
});

describe('a title given by hand', () => {
  it('decides what the file is until it is removed, and is stored beside the media [LIBRARY-13]', async () => {
    const library = await open({ 'x.mp4': 'direct.mp4', 'Film (1999).mp4': 'direct.mp4' });
    expect((await match(library, 'x.mp4', theEpisode)).status).toBe(200);
    expect((await ask(library, '/sources/library/tv/7?season=1&episode=2')).status).toBe(200);
    expect((await ask(library, '/sources/library/tv/7?season=1&episode=3')).status).toBe(404);
    expect((await list(library, 'state=by_hand')).files).toMatchObject([
      { path: 'x.mp4', reading: { title: 'Show', season: 1, episodes: [2] } },
    ]);
    expect(readFileSync(join(library.folder, matchesFileName), 'utf8')).toContain('"x.mp4"');
    expect((await match(library, 'x.mp4', null)).status).toBe(200);
    expect((await ask(library, '/sources/library/tv/7?season=1&episode=2')).status).toBe(404);
    expect((await list(library, 'state=by_hand')).total).toBe(0);
  });

  it('takes effect at once, without another scan [LIBRARY-13]', async () => {
    // The list beside the media is a change in the folder, too, after which it is scanned again some time.
    const library = await open({ 'x.mp4': 'direct.mp4' }, { debounceMs: 600_000 });
    // Duration of the last scan; no two scans take the same time.
    const { scanMs } = library.service.library.state();
    expect((await match(library, 'x.mp4', theFilm)).status).toBe(200);
    expect((await list(library, 'state=by_hand')).files).toMatchObject([{ path: 'x.mp4' }]);
    expect(library.service.library.state().scanMs).toBe(scanMs);
  });

  it('takes the file away from the title in its name [LIBRARY-13]', async () => {
    const library = await open({ 'Film (1999).mp4': 'direct.mp4' });
    expect((await ask(library, film)).status).toBe(200);
    await match(library, 'Film (1999).mp4', { ...theFilm, tmdbId: 604, title: 'Other' });
    expect((await ask(library, film)).status).toBe(404);
    expect((await ask(library, '/sources/library/movie/604')).status).toBe(200);
  });

  it('is refused for missing files and invalid matches', async () => {
    const library = await open({ 'x.mp4': 'direct.mp4' });
    for (const path of ['y.mp4', '../x.mp4', '/etc/passwd', 'x.mp4/']) {
      expect((await match(library, path, theFilm)).status).toBe(404);
    }
    expect((await match(library, 'x.mp4', theFilm, folderIdOf('/media'))).status).toBe(404);
    const { season: _season, ...noSeason } = theEpisode;
    const wrong = [noSeason, { ...theFilm, season: 1, episode: 1 }, { ...theFilm, tmdbId: -1 }, 'x', undefined];
    for (const one of wrong) expect((await match(library, 'x.mp4', one as FileMatch)).status).toBe(400);
    expect(existsSync(join(library.folder, matchesFileName))).toBe(false);
  });
});

describe('the file of matches', () => {
  const folders = () => {
    const base = mkdtempSync(join(tmpdir(), 'marquee-matches-'));
    return { base, elsewhere: join(base, 'elsewhere.json'), remove: () => rmSync(base, { recursive: true }) };
  };
  const reopened = async (elsewhere: string, root: string) => {
    const matches = createFileMatches(elsewhere);
    await matches.load([root]);
    return matches;
  };

  it('is under DATA_DIR if the folder is not writable, and then takes precedence [LIBRARY-13]', async () => {
    const { base, elsewhere, remove } = folders();
    const missing = join(base, 'read-only');
    const matches = createFileMatches(elsewhere);
    await matches.set(missing, 'x.mp4', theFilm);
    expect((await reopened(elsewhere, missing)).of(missing, 'x.mp4')).toEqual(theFilm);
    await matches.set(missing, 'x.mp4', null);
    expect((await reopened(elsewhere, missing)).of(missing, 'x.mp4')).toBeUndefined();
    remove();
  });

  /** Opens a pipe once somebody reads it. An open that waits would keep the reader from coming. */
  async function writerOf(pipe: string): Promise<number> {
    for (;;) {
      try {
        return openSync(pipe, constants.O_WRONLY | constants.O_NONBLOCK);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENXIO') throw error;
        await new Promise((resolve) => setImmediate(resolve));
      }
    }
  }

  it('is not lost if it is stored while a scan reads what was there before', async () => {
    const { base, elsewhere, remove } = folders();
    const missing = join(base, 'read-only');
    // A reader of a pipe waits until it is written to.
    const held = join(base, 'held');
    execFileSync('mkfifo', [held]);
    linkSync(held, elsewhere);
    const matches = createFileMatches(elsewhere);
    const loaded = matches.load([missing]);
    const writer = await writerOf(held);
    const state = { isStored: false };
    const stored = matches.set(missing, 'x.mp4', theFilm).then(() => (state.isStored = true));
    for (let turn = 0; turn < 500 && !state.isStored; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    writeFileSync(writer, JSON.stringify({ version: 1, folders: {} }));
    closeSync(writer);
    await Promise.all([loaded, stored]);
    expect(matches.of(missing, 'x.mp4')).toEqual(theFilm);
    remove();
  });

  it('is ignored when it is damaged, too large or a link', async () => {
    const { base, elsewhere, remove } = folders();
    const beside = join(base, matchesFileName);
    const load = async () => (await reopened(elsewhere, base)).of(base, 'x.mp4');
    writeFileSync(beside, JSON.stringify({ version: 1, matches: { 'x.mp4': theFilm } }));
    expect(await load()).toEqual(theFilm);
    writeFileSync(beside, '{"version":1');
    expect(await load()).toBeUndefined();
    writeFileSync(beside, JSON.stringify({ version: 1, matches: { 'x.mp4': { ...theFilm, tmdbId: 'x' } } }));
    expect(await load()).toBeUndefined();
    writeFileSync(join(base, 'target'), JSON.stringify({ version: 1, matches: { 'x.mp4': theFilm } }));
    rmSync(beside);
    symlinkSync(join(base, 'target'), beside);
    expect(await load()).toBeUndefined();
    const many = JSON.stringify({ version: 1, matches: { 'x.mp4': theFilm, y: ' '.repeat(9_000_000) } });
    rmSync(beside);
    writeFileSync(beside, many);
    expect(await load()).toBeUndefined();
    chmodSync(beside, 0o600);
    remove();
  });
});
