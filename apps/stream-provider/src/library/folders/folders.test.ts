import { chmodSync, symlinkSync } from 'node:fs';
import { type opendir, readlink, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { mediaRootsForEachTest } from '../../testing/media-roots';
import { browseFolder } from './browse-folder';
import { FolderGrants } from './folder-grants';
import { lookIntoFolder } from './look-into-folder';
import { folderCalls, FolderRefusal, PatientReader } from './patient-reader';

const space = mediaRootsForEachTest();
const grantsOf = (reader?: PatientReader) =>
  new FolderGrants({ roots: [space.roots], dataDir: space.dataDir, ...(reader && { reader }) });
const browse = (path: string | null) => browseFolder(grantsOf(), path);
const look = (path: string, now = Date.now) => lookIntoFolder({ grants: grantsOf(), now }, path);

describe('the folders that operators may choose [FOLDER-02]', () => {
  it('are those below the roots: no files, nothing hidden, not the data folder', async () => {
    space.put('films/Film (1999)/Film.mkv', '.private/a.mkv', 'film.mkv', 'series 10/a', 'series 9/a');
    expect(await browse(null)).toMatchObject({ path: null, folders: [{ name: space.roots, path: space.roots }] });
    const { folders, parent } = await browse(space.roots);
    expect([folders.map(({ name }) => name), parent]).toEqual([['films', 'series 9', 'series 10'], null]);
    expect(await browse(join(space.roots, 'films'))).toMatchObject({
      parent: space.roots,
      folders: [{ name: 'Film (1999)' }],
    });
  });

  it('do not reach beyond the roots', async () => {
    space.put('films/a.mkv', '.private/deep/a.mkv', 'marquee-data/library/a.ts');
    symlinkSync(join(space.base, 'elsewhere'), join(space.roots, 'link-out'));
    symlinkSync(space.dataDir, join(space.roots, 'link-data'));
    symlinkSync(join(space.roots, '.private'), join(space.roots, 'link-hidden'));
    symlinkSync(join(space.base, 'elsewhere/nothing'), join(space.roots, 'link-gone'));
    symlinkSync(join(space.roots, 'films'), join(space.roots, 'link-in'));
    const refused = [
      join(space.base, 'elsewhere'),
      join(space.base, 'nothing'),
      `${space.roots}/../elsewhere`,
      `${space.roots}/films/../films`,
      'films',
      './films',
      '/',
      `${space.roots}2`,
      space.dataDir,
      join(space.dataDir, 'library'),
      join(space.roots, '.private'),
      join(space.roots, '.private/deep'),
      ...['link-out', 'link-data', 'link-hidden', 'link-gone'].map((link) => join(space.roots, link)),
      // What may not be chosen does not say either what is in it.
      ...['.private', 'marquee-data', 'link-out', 'link-data', 'link-hidden', 'link-gone'].flatMap((name) => [
        join(space.roots, name, 'nothing'),
        join(space.roots, name, 'nothing/deep'),
        join(space.roots, name, 'x'.repeat(300)),
      ]),
      join(space.roots, '.nothing'),
      join(space.roots, '.private/deep/a.mkv'),
      join(space.roots, '.private/deep/a.mkv/x'),
    ];
    for (const path of refused) {
      expect([path, (await browse(path)).problem]).toEqual([path, 'not_allowed']);
      expect([path, (await look(path)).problem]).toEqual([path, 'not_allowed']);
    }
    const { folders } = await browse(space.roots);
    const films = join(space.roots, 'films');
    expect(folders).toEqual([
      { name: 'films', path: films },
      { name: 'link-in', path: films },
    ]);
  });

  it('say what is wrong with one', async () => {
    space.put('film.mkv', 'private/a.mkv');
    const problemOf = async (name: string) => [
      (await browse(join(space.roots, name))).problem,
      (await look(join(space.roots, name))).problem,
    ];
    expect(await problemOf('gone')).toEqual(['missing', 'missing']);
    expect(await problemOf('gone/deep')).toEqual(['missing', 'missing']);
    expect(await problemOf('film.mkv')).toEqual(['not_a_folder', 'not_a_folder']);
    expect(await problemOf('film.mkv/x')).toEqual(['not_a_folder', 'not_a_folder']);
    expect(await problemOf('x'.repeat(1_000))).toEqual(['unreadable', 'unreadable']);
    const long = Array(5).fill('x'.repeat(200)).join('/');
    space.put(`${long}/a.mkv`);
    symlinkSync(join(space.roots, long), join(space.roots, 'short'));
    expect(await problemOf('short')).toEqual(['unreadable', 'unreadable']);
    if (process.getuid?.() === 0) return;
    chmodSync(join(space.roots, 'private'), 0);
    expect(await problemOf('private')).toEqual(['unreadable', 'unreadable']);
    chmodSync(join(space.roots, 'private'), 0o700);
  });

  it('are read without end neither in number nor in time', async () => {
    const names = Array.from({ length: 100_000 }, (_, at) => ({ name: `Film ${at} (1999).mkv` }));
    const folders = Array.from({ length: 600 }, (_, at) => ({ name: `folder ${at}` }));
    let read = 0;
    const entry = (name: string, isFile: boolean) => ({
      name,
      isFile: () => isFile,
      isDirectory: () => !isFile,
      isSymbolicLink: () => false,
    });
    const many = (list: { name: string }[], isFile: boolean) =>
      new PatientReader(5_000, {
        realpath,
        readlink,
        opendir: (async () =>
          (function* () {
            for (const { name } of list) {
              read += 1;
              yield entry(name, isFile);
            }
          })()) as unknown as typeof opendir,
      });
    expect(await lookIntoFolder({ grants: grantsOf(many(names, true)), now: Date.now }, space.roots)).toMatchObject({
      movies: 20_000,
      isPartial: true,
    });
    expect(read).toBeLessThan(20_100);
    const listed = await browseFolder(grantsOf(many(folders, false)), space.roots);
    expect([listed.folders.length, listed.hasMore]).toEqual([500, true]);
    expect((await browseFolder(grantsOf(many(names, true)), space.roots)).hasMore).toBe(true);
  });

  it('of a drive that never answers are given up, and others still can be read', async () => {
    space.put('films/a.mkv');
    let release = (): void => undefined;
    const held = new Promise<never>((_, reject) => (release = () => reject(new Error('gone'))));
    let calls = 0;
    const reader = new PatientReader(1, {
      // Done before any timer.
      realpath: async (path) => path,
      readlink,
      opendir: () => {
        calls += 1;
        return held;
      },
    });
    const grants = grantsOf(reader);
    for (const name of ['films', 'films', 'films/new', 'films'])
      expect((await browseFolder(grants, join(space.roots, name))).problem).toBe('slow');
    expect(calls).toBe(1);
    expect((await browse(join(space.roots, 'films'))).problem).toBeNull();
    release();
    await held.catch(() => undefined);
    expect(
      (await browseFolder(new FolderGrants({ roots: [space.roots], dataDir: space.dataDir }), space.roots)).problem,
    ).toBeNull();
  });
});

describe('a root without an answer', () => {
  it('is where it was found last', async () => {
    const link = join(space.base, 'link');
    let isDead = false;
    const reader = new PatientReader(1, {
      // Done before any timer.
      realpath: async (path) => {
        if (path !== link) return path;
        return isDead ? new Promise<never>(() => undefined) : space.roots;
      },
      readlink,
      opendir: () => new Promise<never>(() => undefined),
    });
    const grants = new FolderGrants({ roots: [link], dataDir: space.dataDir, reader });
    const films = join(space.roots, 'films');
    expect(await grants.resolve(films)).toBe(films);
    isDead = true;
    expect(await grants.resolve(films)).toBe(films);
  });
});

describe('the calls for files', () => {
  const held = new Promise<never>(() => undefined);
  const never = () => held;
  const problemOf = (call: Promise<unknown>) =>
    call.catch((error: unknown) => error instanceof FolderRefusal && error.problem);

  it('are two at once at most, of whichever folders, and one in each', async () => {
    let [running, most] = [0, 0];
    const work = async (): Promise<void> => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
    };
    const reader = new PatientReader();
    const run = (places: string[]) => Promise.all(places.map((place) => reader.run(place, work)));
    await run(['/a', '/b', '/c', '/d', '/e']);
    expect([running, most]).toEqual([0, 2]);
    most = 0;
    await run(['/a', '/a', '/a']);
    expect(most).toBe(1);
  });

  it('are one in each of twenty folders where there are threads, so that dead ones keep none waiting [FOLDER-05]', async () => {
    const reader = new PatientReader(1, undefined, folderCalls(24));
    const asked = Array.from({ length: 20 }, (_, at) => reader.run(`/${at}`, at < 3 ? never : async () => at));
    expect(await Promise.all(asked.map(problemOf))).toEqual(asked.map((_, at) => (at < 3 ? 'slow' : at)));
  });

  it('leave a place without an answer alone, and no other one', async () => {
    const reader = new PatientReader(1);
    const answer = (place: string) => reader.run(place, async () => place);
    const asked = Array.from({ length: 20 }, () => problemOf(reader.run('/dead', never)));
    expect(new Set(await Promise.all(asked))).toEqual(new Set(['slow']));
    expect(await answer('/alive')).toBe('/alive');
    await expect(answer('/dead')).rejects.toThrow('slow');
    await expect(answer('/dead/inside')).rejects.toThrow('slow');
    expect(await answer('/dead2')).toBe('/dead2');
  });

  it('begin again once the one that was given up has returned', async () => {
    const reader = new PatientReader(1);
    let wake = (): void => undefined;
    const asleep = new Promise<void>((resolve) => (wake = resolve));
    const later = ['/a', '/b'].map((place) => problemOf(reader.run(place, () => asleep)));
    expect(await Promise.all(later)).toEqual(['slow', 'slow']);
    await expect(reader.run('/c', async () => 'c')).rejects.toThrow('slow');
    wake();
    await new Promise((resolve) => setImmediate(resolve));
    expect(await Promise.all(['/a', '/b', '/c'].map((place) => reader.run(place, async () => place)))).toHaveLength(3);
  });
});

describe('a look into a folder [FOLDER-03]', () => {
  it('counts films and series by their names alone', async () => {
    space.put(
      ...['films/Dune (2021).mkv', 'films/Dune (2021)/Dune.2021.2160p.mkv', 'films/Alien (1979)/Alien (1979).mp4'],
      ...['series/Show/Season 1/Show S01E01.mkv', 'series/Show/Season 1/Show S01E02.mkv', 'series/Other.S01E01.mkv'],
      ...['films/Alien (1979)/Alien (1979)-trailer.mp4', 'films/notes.txt', '.hidden/Film (1999).mkv'],
    );
    expect(await look(space.roots)).toEqual({
      path: space.roots,
      problem: null,
      movies: 2,
      series: 2,
      isPartial: false,
    });
  });

  it('ends after a while with what was found, and never enters the data folder', async () => {
    space.put('marquee-data/Film (1999).mkv', 'Film (2000).mkv', 'a/Film (2001).mkv');
    expect(await look(space.roots)).toMatchObject({ movies: 2 });
    let nowMs = 0;
    const found = await look(space.roots, () => (nowMs += 2_000));
    expect(found).toMatchObject({ problem: null, isPartial: true });
  });
});
