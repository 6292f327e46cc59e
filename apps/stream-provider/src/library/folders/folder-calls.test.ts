import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { folderListSchema, folderLookSchema, folderStatesSchema } from '@marquee/core/contracts';
import { describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { secret } from '../../testing/demo-app';
import type { LibraryApp } from '../../testing/library-app';
import { ask, eventually, film, libraryForEachTest } from '../../testing/library-requests';
import { mediaRootsForEachTest } from '../../testing/media-roots';
import { PatientReader } from './patient-reader';

const openLibrary = libraryForEachTest();
const authorization = { Authorization: `Bearer ${secret}` };
const space = mediaRootsForEachTest();

describe('the calls of the site [FOLDER-01]', () => {
  const open = (settings: object = {}) =>
    openLibrary({
      settings: { folders: undefined, roots: [space.roots], dataDir: space.dataDir, ...settings },
      deps: { operatorSecret: secret, hasDemo: false },
    });
  const call = (library: LibraryApp, method: 'put' | 'post', path: string, body: object) =>
    request(library.app)[method](`/operator/folders${path}`).set(authorization).send(body);
  const choose = async (library: LibraryApp, folders: string[]) =>
    folderStatesSchema.parse((await call(library, 'put', '', { folders }).expect(200)).body);
  const sources = async (library: LibraryApp) =>
    (await request(library.app).get('/sources')).body.sources.map(({ id }: { id: string }) => id);

  it('choose folders without a restart, and remove them with everything in them', async () => {
    const library = await open();
    mkdirSync(join(space.roots, 'films'));
    renameSync(library.put('Film (1999).mp4', 'direct.mp4'), join(space.roots, 'films/Film (1999).mp4'));
    // Something has to play.
    expect(await sources(library)).toEqual(['two', 'glint']);
    expect((await ask(library)).status).toBe(404);
    const folder = join(space.roots, 'films');
    expect(await choose(library, [folder])).toEqual({ fixedBy: null, folders: [{ path: folder, problem: null }] });
    expect(await sources(library)).toEqual(['library']);
    await eventually(async () => (await ask(library)).status === 200);
    await choose(library, []);
    expect((await ask(library)).status).toBe(404);
    expect(await sources(library)).not.toContain('library');
    expect(existsSync(join(folder, 'Film (1999).mp4'))).toBe(true);
  });

  it('take the files of a removed folder away before the next scan', async () => {
    const library = await open();
    mkdirSync(join(space.roots, 'films'));
    renameSync(library.put('Film (1999).mp4', 'direct.mp4'), join(space.roots, 'films/Film (1999).mp4'));
    await choose(library, [join(space.roots, 'films')]);
    await library.service.library.rescan();
    expect(library.service.library.files).toHaveLength(1);
    await library.service.library.setFolders([]);
    expect(library.service.library.files).toEqual([]);
  });

  it('are remembered over a restart of the provider alone', async () => {
    space.put('films/a.txt');
    const cacheDir = join(space.base, 'cache');
    const first = await openLibrary({
      cacheDir,
      settings: { folders: undefined, roots: [space.roots], dataDir: space.dataDir },
      deps: { operatorSecret: secret },
    });
    await choose(first, [join(space.roots, 'films')]);
    await first.close();
    const second = await openLibrary({
      cacheDir,
      settings: { folders: undefined, roots: [space.roots], dataDir: space.dataDir },
    });
    expect(second.service.library.state().folders).toEqual({ set: 1, reachable: 1 });
    await second.close();
    const narrowed = await openLibrary({
      cacheDir,
      settings: { folders: undefined, roots: [join(space.base, 'elsewhere')], dataDir: space.dataDir },
    });
    expect(narrowed.service.library.state().folders).toEqual({ set: 1, reachable: 0 });
  });

  it('say which folder has vanished, and serve none that is a link out by now', async () => {
    space.put('films/a.txt', 'series/a.txt');
    const library = await open();
    const chosen = ['films', 'series'].map((name) => join(space.roots, name));
    await choose(library, chosen);
    rmSync(join(space.roots, 'films'), { recursive: true });
    renameSync(join(space.roots, 'series'), join(space.base, 'series'));
    symlinkSync(join(space.base, 'series'), join(space.roots, 'series'));
    const { folders } = await choose(library, chosen);
    expect(folders.map(({ problem }) => problem)).toEqual(['missing', 'not_allowed']);
    await library.service.library.rescan();
    expect(library.service.library.state().folders).toEqual({ set: 2, reachable: 0 });
  });

  it('keep the films of a disk that does not answer, and those of the others [FOLDER-05]', async () => {
    const [films, away] = ['films', 'away'].map((name) => join(space.roots, name)) as [string, string];
    const disk = { isDead: false };
    const held = new Promise<never>(() => undefined);
    const reader = new PatientReader(1, {
      // Done before any timer.
      realpath: async (path) => (disk.isDead && path === away ? held : path),
      readlink: () => held,
      opendir: (async () => ({ close: async () => undefined })) as never,
    });
    const library = await open({ reader });
    const put = (folder: string, name: string): void => {
      mkdirSync(folder, { recursive: true });
      renameSync(library.put(name, 'direct.mp4'), join(folder, name));
    };
    put(films, 'Film (1999).mp4');
    put(away, 'Other (2000).mp4');
    await choose(library, [films, away]);
    const { library: served } = library.service;
    const names = () => served.files.map(({ relative }) => relative).toSorted();
    await served.rescan();
    disk.isDead = true;
    put(films, 'New (2001).mp4');
    for (let time = 0; time < 3; time += 1) {
      const { folders } = await choose(library, [films, away]);
      expect(folders.map(({ problem }) => problem)).toEqual([null, 'slow']);
    }
    await served.rescan();
    expect(names()).toEqual(['Film (1999).mp4', 'New (2001).mp4', 'Other (2000).mp4']);
    await served.setFolders([away]);
    await served.rescan();
    expect(names()).toEqual(['Other (2000).mp4']);
    await served.setFolders([]);
    expect(names()).toEqual([]);
  });

  it('never serve the data folder, although it lies in a chosen one', async () => {
    space.put('marquee-data/Film (1999).mkv', 'marquee-data/library/Film (1998).mkv', 'Film (2000).mkv');
    symlinkSync(join(space.dataDir, 'library'), join(space.roots, 'link-folder'));
    symlinkSync(join(space.dataDir, 'Film (1999).mkv'), join(space.roots, 'Film (1999).mkv'));
    const library = await open();
    await choose(library, [space.roots]);
    await library.service.library.rescan();
    expect(library.service.library.state().seen).toBe(1);
  });

  it('give way to MEDIA_DIR', async () => {
    const library = await openLibrary({ files: { 'Film (1999).mp4': 'direct.mp4' }, deps: { operatorSecret: secret } });
    const states = await choose(library, [space.roots]);
    expect(states).toEqual({ fixedBy: 'MEDIA_DIR', folders: [{ path: library.folder, problem: null }] });
    expect((await ask(library, film)).status).toBe(200);
  });

  it('browse and look, for the holder of the secret alone, with sensible bodies', async () => {
    space.put('films/Film (1999).mkv');
    const library = await open();
    const browsed = await call(library, 'post', '/browse', { path: null }).expect(200);
    expect(folderListSchema.parse(browsed.body).folders).toEqual([{ name: space.roots, path: space.roots }]);
    const looked = await call(library, 'post', '/look', { path: join(space.roots, 'films') }).expect(200);
    expect(folderLookSchema.parse(looked.body)).toMatchObject({ movies: 1 });
    for (const path of [`${space.roots}\0`, '', 'x'.repeat(5_000), 7, null])
      await call(library, 'post', '/look', { path }).expect(400);
    await call(library, 'put', '', { folders: Array(21).fill(space.roots) }).expect(400);
    for (const path of ['/browse', '/look'])
      await request(library.app).post(`/operator/folders${path}`).send({ path: space.roots }).expect(403);
    await request(library.app).put('/operator/folders').send({ folders: [] }).expect(403);
  });
});
