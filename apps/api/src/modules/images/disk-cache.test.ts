import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { GiveUpRoom } from '@marquee/core';
import { temporaryFolder } from '../../testing/temporary-folder';
import { DiskCache } from './disk-cache';

describe('the disk cache', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  beforeEach(() => {
    folder = temporaryFolder();
  });
  afterEach(() => folder.remove());

  const disk = () => {
    const caches: GiveUpRoom[] = [];
    const addCache = (giveUp: GiveUpRoom) => void caches.push(giveUp);
    const ask = async (bytes: number) => {
      await Promise.all(caches.map((giveUp) => giveUp(bytes)));
      await sleep(50);
    };
    return { isLow: false, addCache, ask };
  };
  const open = (maxBytes = 1_000, space = disk(), now = Date.now) => new DiskCache(folder.path, maxBytes, now, space);
  const files = () =>
    readdirSync(folder.path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => entry.name);

  it('keeps files for the next run of the server', async () => {
    await open().set('aa11', Buffer.from('one'));
    expect((await open().get('aa11'))?.toString()).toBe('one');
    expect(await open().get('bb22')).toBeUndefined();
  });

  it('removes the least recently used past its size', async () => {
    const cache = open(1_000);
    await cache.set('aa', Buffer.alloc(400));
    await cache.set('bb', Buffer.alloc(400));
    await cache.get('aa');
    await cache.set('cc', Buffer.alloc(400));
    await sleep(50);
    expect(files().sort()).toEqual(['aa', 'cc']);
  });

  it('keeps to its size over restarts', async () => {
    const cache = open(2_000);
    for (const key of ['aa', 'bb', 'cc', 'dd']) await cache.set(key, Buffer.alloc(400));
    const smaller = open(1_000);
    await smaller.get('none');
    await sleep(50);
    expect(files()).toHaveLength(2);
  });

  it('does not keep what is larger than all of it', async () => {
    const cache = open(100);
    await cache.set('aa', Buffer.alloc(101));
    expect(files()).toEqual([]);
    expect(await cache.get('aa')).toBeUndefined();
  });

  it('clears drafts that a killed process left', async () => {
    mkdirSync(join(folder.path, 'aa'));
    writeFileSync(join(folder.path, 'aa', 'aa11.x.tmp'), 'half');
    await open().get('aa11');
    expect(files()).toEqual([]);
  });

  it('works on without a cache where the folder cannot be written to', async () => {
    const path = join(folder.path, 'file');
    writeFileSync(path, '');
    const cache = new DiskCache(join(path, 'inside'), 1_000, Date.now, disk());
    await cache.set('aa', Buffer.from('one'));
    expect(await cache.get('aa')).toBeUndefined();
    expect(existsSync(join(path, 'inside'))).toBe(false);
  });

  it('writes nothing while the disk has little room, and goes on once there is room', async () => {
    const space = disk();
    const cache = open(1_000, space);
    await cache.set('aa', Buffer.from('before'));
    space.isLow = true;
    await cache.set('bb', Buffer.from('meanwhile'));
    expect(files()).toEqual(['aa']);
    expect((await cache.get('aa'))?.toString()).toBe('before');
    space.isLow = false;
    await cache.set('cc', Buffer.from('after'));
    expect(files().sort()).toEqual(['aa', 'cc']);
  });

  it('gives up its oldest files for as much room as is missing, or all of them', async () => {
    const space = disk();
    const cache = open(2_000, space);
    for (const key of ['aa', 'bb', 'cc', 'dd']) await cache.set(key, Buffer.alloc(400));
    await space.ask(500);
    expect(files().sort()).toEqual(['cc', 'dd']);
    await space.ask(10_000);
    expect(files()).toEqual([]);
  });

  it('finds what other processes left when room is missing, and spares drafts that are being written', async () => {
    const space = disk();
    const clock = { now: Date.now() };
    const cache = open(2_000, space, () => clock.now);
    await cache.get('none');
    mkdirSync(join(folder.path, 'aa'));
    for (const name of ['aa22', 'aa11.old.tmp', 'aa11.new.tmp']) writeFileSync(join(folder.path, 'aa', name), 'x');
    clock.now += 61_000;
    const fresh = new Date(clock.now);
    utimesSync(join(folder.path, 'aa', 'aa11.new.tmp'), fresh, fresh);
    await space.ask(10_000);
    expect(files()).toEqual(['aa11.new.tmp']);
  });

  it('tolerates a file that another process removed', async () => {
    const cache = open();
    await cache.set('aa', Buffer.from('one'));
    folder.remove();
    expect(await cache.get('aa')).toBeUndefined();
  });

  it('holds no more files than their index may take of memory', async () => {
    const cache = new DiskCache(folder.path, 1_000_000, Date.now, disk(), 3 * 256);
    for (const key of ['aa1', 'bb2', 'cc3', 'dd4']) await cache.set(key, Buffer.from(key));
    expect(cache.indexBytes).toBe(3 * 256);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await new DiskCache(folder.path, 1_000_000, Date.now, disk()).get('aa1')).toBeUndefined();
    expect(await cache.get('dd4')).toEqual(Buffer.from('dd4'));
  });
});
