import { appendFileSync, cpSync, mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { streamResultSchema } from '@marquee/core/contracts';
import { describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { secret, validToken } from '../testing/demo-app';
import { enlargeTo4k, fixturePath } from '../testing/library-app';
import { ask, eventually, filesOf, film, libraryForEachTest, pathOf } from '../testing/library-requests';
import { folderIdOf } from './scan/resolve-roots';

const open = libraryForEachTest();

describe('the folder', () => {
  it('is watched: files can be added and removed while the provider runs [LIBRARY-03]', async () => {
    const library = await open({});
    const found = async () => (await ask(library)).status === 200;
    expect(await found()).toBe(false);
    const path = library.put('New/Film (1999).mp4', 'direct.mp4');
    await eventually(found);
    rmSync(path);
    await eventually(async () => !(await found()));
  });

  it('does not serve a file that is still being copied [LIBRARY-03]', async () => {
    let nowMs = Date.now();
    const library = await open({ stableAfterMs: 5_000, now: () => nowMs });
    const path = library.put('Film (1999).mp4', 'direct.mp4');
    for (let step = 0; step < 5; step += 1) {
      appendFileSync(path, Buffer.alloc(1000));
      await library.service.library.rescan();
      expect((await ask(library)).status).toBe(404);
    }
    nowMs += 600_000;
    await library.service.library.rescan();
    expect((await ask(library)).status).toBe(200);
  });

  it('leaves the files of another folder alone when it goes and comes back', async () => {
    const base = realpathSync(mkdtempSync(join(tmpdir(), 'marquee-folders-')));
    const [first, second] = [join(base, 'first'), join(base, 'second')];
    const away = join(base, 'away');
    for (const folder of [first, second]) mkdirSync(folder);
    const library = await open({
      settings: { folders: [first, second] },
      prepare: () => cpSync(fixturePath('direct.mp4'), join(second, 'Film (1999).mp4')),
      deps: { operatorSecret: secret },
    });
    const { url = '' } = (await filesOf(library)).qualities['360'] ?? {};
    const match = { mediaType: 'movie', tmdbId: 7, title: 'Other', year: 1999 };
    const matchIn = (folder: string) =>
      request(library.app)
        .post('/operator/library/match')
        .set('Authorization', `Bearer ${secret}`)
        .send({ folder: folderIdOf(folder), path: 'Film (1999).mp4', match });
    for (const move of [() => renameSync(first, away), () => renameSync(away, first)]) {
      move();
      await library.service.library.rescan();
      expect((await ask(library, pathOf(url))).status).toBe(200);
      expect((await matchIn(first)).status).toBe(404);
    }
    expect((await matchIn(second)).status).toBe(200);
    rmSync(base, { recursive: true });
  });

  it('serves a changed file at another URL', async () => {
    const library = await open({ files: { 'Film (1999).mp4': 'direct.mp4' } });
    const before = (await filesOf(library)).qualities['360']?.url ?? '';
    utimesSync(join(library.folder, 'Film (1999).mp4'), 1, 1);
    expect((await ask(library, pathOf(before))).status).toBe(404);
    await library.service.library.rescan();
    expect((await filesOf(library)).qualities['360']?.url).not.toBe(before);
  });
});

describe('the status', () => {
  it('counts served files, says why others are skipped, and names files only to the operator', async () => {
    const files = {
      'Film (1999).mp4': 'direct.mp4',
      'Other (2000).mkv': 'remux.mkv',
      'Film.sample.mp4': 'direct.mp4',
    } as const;
    const library = await open({ files, deps: { operatorSecret: secret } });
    await eventually(async () => (await ask(library, '/library')).body.files.waitingForProbe === 0);
    const open_ = await ask(library, '/library');
    expect(open_.body).toMatchObject({
      isScanned: true,
      folders: { set: 1, reachable: 1 },
      files: { movies: 2, episodes: 0 },
      skipped: [
        { reason: 'needs_ffmpeg', count: 1 },
        { reason: 'sample', count: 1 },
      ],
      ffmpeg: false,
    });
    expect(open_.text).not.toMatch(/Other|\.mkv|\/tmp/);
    for (const Authorization of ['Bearer no', `Basic ${secret}`, '']) {
      expect((await ask(library, '/library', { Authorization })).text).not.toContain('Other');
    }
    const own = await ask(library, '/library', { Authorization: `Bearer ${secret}` });
    expect(own.text).toContain('Other (2000).mkv');
    expect((await ask(library, '/sources/library/movie/1?title=Other&releaseYear=2000')).status).toBe(422);
  });
});

describe('a token', () => {
  it('is needed for 4K, unless the operator says otherwise [LIBRARY-08]', async () => {
    const options = {
      files: { 'Film (1999).mp4': 'direct.mp4' },
      prepare: (folder: string) => enlargeTo4k(join(folder, 'Film (1999).mp4')),
    } as const;
    const library = await open(options);
    const refused = await ask(library);
    expect([refused.status, refused.body]).toMatchObject([422, { error: expect.stringContaining('needs a token') }]);
    const { stream } = streamResultSchema.parse((await ask(library, film, { 'Ui-Token': validToken })).body);
    const url = new URL((stream.type === 'file' && stream.qualities['4k']?.url) || '');
    expect((await ask(library, url.pathname + url.search)).status).toBe(200);
    for (const search of ['', '?pass=made.up', `?pass=${validToken}`]) {
      expect([search, (await ask(library, url.pathname + search)).body]).toMatchObject([
        search,
        { code: 'pass_required' },
      ]);
    }
    await library.close();
    const free = await open({ ...options, settings: { is4kOpen: true } });
    const { qualities } = await filesOf(free);
    expect((await ask(free, pathOf(qualities['4k']?.url ?? ''))).status).toBe(200);
  });

  it("adds a pass to the library's URLs", async () => {
    const library = await open({ files: { 'Film (1999).mp4': 'direct.mp4' } });
    const { stream } = streamResultSchema.parse((await ask(library, film, { 'Ui-Token': validToken })).body);
    expect(stream.type === 'file' && stream.qualities['360']?.url).toMatch(/file\.mp4\?pass=/);
    expect(JSON.stringify(stream)).not.toContain(validToken);
  });
});
