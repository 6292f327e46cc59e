import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { open as openFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DiskCache, type DiskCacheOptions } from './disk-cache';
import type { EvictBytes } from './disk-space';
import { MemoryFallback } from './memory-fallback';

describe('the disk cache', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'marquee-cache-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const disk = () => {
    const caches: EvictBytes[] = [];
    return {
      isLow: false,
      addCache: (evict: EvictBytes) => void caches.push(evict),
      evict: (bytes: number) => Promise.all(caches.map((evict) => evict(bytes))),
    };
  };
  const open = (options: Partial<DiskCacheOptions> = {}) =>
    new DiskCache({ folder, maxBytes: 1_000, diskSpace: disk(), now: Date.now, ...options });
  const files = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => entry.name)
      .sort();
  const textOf = async (cache: DiskCache, name: string): Promise<string | undefined> =>
    (await cache.read(name))?.toString();
  /** Of a file with so many bytes. */
  const sizeOf = (bytes: number): number => 32 + bytes;

  it('keeps files for the next run of the server', async () => {
    await open().put('aa/11', Buffer.from('one'));
    expect((await open().read('aa/11'))?.toString()).toBe('one');
    expect(await open().read('bb/22')).toBeUndefined();
    const next = open();
    await next.ready;
    expect([await textOf(next, 'aa/11'), next.bytes]).toEqual(['one', sizeOf(3)]);
  });

  it.each(['read', 'get'] as const)('removes the least recently used past its size, where %s is a use', async (use) => {
    const cache = open();
    await cache.put('aa', Buffer.alloc(400));
    await cache.put('bb', Buffer.alloc(400));
    await cache[use]('aa');
    await cache.put('cc', Buffer.alloc(400));
    expect([files(), cache.bytes]).toEqual([['aa', 'cc'], 2 * sizeOf(400)]);
  });

  it('stays within its limit across restarts', async () => {
    const cache = open({ maxBytes: 4 * sizeOf(400) });
    for (const name of ['aa', 'bb', 'cc', 'dd']) await cache.put(name, Buffer.alloc(400));
    await open().ready;
    expect(files()).toHaveLength(2);
  });

  it('does not store a file larger than its limit', async () => {
    const cache = open({ maxBytes: sizeOf(100) });
    await cache.put('aa', Buffer.alloc(101));
    expect(files()).toEqual([]);
    expect(await cache.read('aa')).toBeUndefined();
  });

  it('deletes temporary files left by a killed process', async () => {
    mkdirSync(join(folder, 'aa'));
    writeFileSync(join(folder, 'aa', 'aa11.x.tmp'), 'half');
    await open().ready;
    expect(files()).toEqual([]);
  });

  it('works without caching if the folder is not writable', async () => {
    const path = join(folder, 'file');
    writeFileSync(path, '');
    const cache = open({ folder: join(path, 'inside') });
    await cache.put('aa', Buffer.from('one'));
    expect(await cache.read('aa')).toBeUndefined();
    expect(cache.isWritable).toBe(false);
    expect(existsSync(join(path, 'inside'))).toBe(false);
  });

  it('writes nothing while the disk is nearly full, and resumes once there is space', async () => {
    const diskSpace = disk();
    const cache = open({ diskSpace });
    await cache.put('aa', Buffer.from('before'));
    diskSpace.isLow = true;
    await cache.put('bb', Buffer.from('meanwhile'));
    expect([files(), cache.isWritable]).toEqual([['aa'], false]);
    expect((await cache.read('aa'))?.toString()).toBe('before');
    diskSpace.isLow = false;
    await cache.put('cc', Buffer.from('after'));
    expect([files(), cache.isWritable]).toEqual([['aa', 'cc'], true]);
  });

  it('evicts its oldest files to free the missing space, or all of them', async () => {
    const diskSpace = disk();
    const cache = open({ maxBytes: 4 * sizeOf(400), diskSpace });
    for (const name of ['aa', 'bb', 'cc', 'dd']) await cache.put(name, Buffer.alloc(400));
    await diskSpace.evict(500);
    expect(files()).toEqual(['cc', 'dd']);
    await diskSpace.evict(10_000);
    expect([files(), cache.bytes]).toEqual([[], 0]);
  });

  it('also evicts files of other processes, but not temporary files being written', async () => {
    const diskSpace = disk();
    const clock = { now: Date.now() };
    await open({ maxBytes: 4 * sizeOf(400), diskSpace, now: () => clock.now }).ready;
    mkdirSync(join(folder, 'aa'));
    for (const name of ['aa22', 'aa11.old.tmp', 'aa11.new.tmp']) writeFileSync(join(folder, 'aa', name), 'x');
    clock.now += 61_000;
    const fresh = new Date(clock.now);
    utimesSync(join(folder, 'aa', 'aa11.new.tmp'), fresh, fresh);
    await diskSpace.evict(10_000);
    expect(files()).toEqual(['aa11.new.tmp']);
  });

  it('tolerates a file that another process removed', async () => {
    const cache = open();
    await cache.put('aa', Buffer.from('one'));
    rmSync(folder, { recursive: true });
    expect(await cache.read('aa')).toBeUndefined();
    expect(await cache.get('aa')).toBeUndefined();
  });

  it.each(['removed', 'emptied', 'truncated', 'damaged'])(
    'forgets a file that was %s, leaves nothing of it, and accepts it again',
    async (what) => {
      const cache = open();
      const path = join(folder, 'aa');
      await cache.put('aa', Buffer.from('one'));
      const bytes = readFileSync(path);
      for (const reader of [cache, open()]) {
        if (what === 'removed') rmSync(path, { force: true });
        if (what === 'emptied') writeFileSync(path, '');
        if (what === 'truncated') writeFileSync(path, bytes.subarray(0, -1));
        if (what === 'damaged') writeFileSync(path, bytes.fill('x', bytes.length - 1));
        // Times of files are coarse.
        if (what !== 'removed') utimesSync(path, 1, 1);
        expect([await reader.get('aa'), await reader.read('aa'), reader.bytes]).toEqual([undefined, undefined, 0]);
        expect(files()).toEqual([]);
      }
      await cache.put('aa', Buffer.from('two'));
      expect([await textOf(cache, 'aa'), await textOf(open(), 'aa')]).toEqual(['two', 'two']);
    },
  );

  it('still counts a file that cannot be opened at the moment', async () => {
    const cache = open();
    const path = join(folder, 'aa');
    await cache.put('aa', Buffer.from('one'));
    renameSync(path, `${path}.away`);
    symlinkSync('aa', path);
    expect([await cache.get('aa'), cache.bytes]).toEqual([undefined, sizeOf(3)]);
    renameSync(`${path}.away`, path);
    expect(await textOf(cache, 'aa')).toBe('one');
  });

  it('does not wait for the disk to flush what a checksum protects', async () => {
    const handle = await openFile(folder);
    await handle.close();
    const flush = jest.spyOn(Object.getPrototypeOf(handle) as typeof handle, 'sync');
    await open().put('aa', Buffer.from('one'));
    expect(flush).not.toHaveBeenCalled();
    flush.mockRestore();
  });

  it('limits the number of files to what its in-memory index can hold', async () => {
    const cache = open({ maxIndexBytes: 3 * 256 });
    for (const name of ['aa1', 'bb2', 'cc3', 'dd4']) await cache.put(name, Buffer.from(name));
    expect([cache.indexBytes, files()]).toEqual([3 * 256, ['bb2', 'cc3', 'dd4']]);
  });

  describe('that may fall back to memory', () => {
    const maxFallbackBytes = 1_000;

    it('keeps entries in memory while the disk is nearly full, and drops them once there is space', async () => {
      const diskSpace = disk();
      const cache = open({ diskSpace, maxFallbackBytes });
      diskSpace.isLow = true;
      await cache.put('a/1', Buffer.from('one'));
      expect([await textOf(cache, 'a/1'), cache.bytes, files()]).toEqual(['one', 0, []]);
      diskSpace.isLow = false;
      await cache.put('a/2', Buffer.from('two'));
      expect([await textOf(cache, 'a/2'), cache.bytes]).toEqual(['two', sizeOf(3)]);
      expect(await cache.get('a/1')).toBeUndefined();
    });

    it('holds an entry larger than the cache only while it is needed', async () => {
      const cache = open({ maxBytes: sizeOf(10), maxFallbackBytes });
      await cache.put('large', Buffer.alloc(100, 1));
      expect(await textOf(cache, 'large')).toHaveLength(100);
      await cache.put('next', Buffer.alloc(5));
      expect([await cache.get('large'), cache.bytes]).toEqual([undefined, sizeOf(5)]);
    });

    it('serves entries if nothing can be written, and leaves no incomplete file behind', async () => {
      writeFileSync(join(folder, 'a'), 'a file where a folder should be');
      const cache = open({ maxFallbackBytes });
      await cache.put('a/1', Buffer.from('one'));
      expect([await textOf(cache, 'a/1'), cache.isWritable]).toEqual(['one', false]);
      expect(files()).toEqual(['a']);
    });
  });
});

describe('entries that could not be written to disk', () => {
  const names = (entries: MemoryFallback) => ['1', '2', '3', '4'].filter((name) => entries.get(name) !== undefined);

  it('keep the latest, up to a limit', () => {
    const entries = new MemoryFallback(250);
    for (const name of ['1', '2', '3']) entries.put(name, Buffer.alloc(100));
    expect(names(entries)).toEqual(['2', '3']);
    entries.put('4', Buffer.alloc(1000));
    expect(names(entries)).toEqual(['4']);
    entries.put('3', Buffer.alloc(10));
    expect(names(entries)).toEqual(['3']);
  });

  it('are dropped as soon as the disk accepts writes', () => {
    const entries = new MemoryFallback(250);
    for (const name of ['1', '2']) entries.put(name, Buffer.alloc(100));
    entries.release('4');
    expect(names(entries)).toEqual(['2']);
    entries.release('2');
    expect(names(entries)).toEqual([]);
    entries.release('2');
    for (const name of ['1', '2']) entries.put(name, Buffer.alloc(100));
    expect(names(entries)).toEqual(['1', '2']);
  });
});
