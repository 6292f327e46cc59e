import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { GiveUpRoom } from '@marquee/core';
import { type DiskCache, openDiskCache } from './disk-cache';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-cache-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function disk() {
  const caches: GiveUpRoom[] = [];
  return {
    isLow: false,
    addCache: (giveUp: GiveUpRoom) => void caches.push(giveUp),
    ask: (bytes: number) => Promise.all(caches.map((giveUp) => giveUp(bytes))),
  };
}
const open = (maxBytes: number, space = disk()) => openDiskCache(folder, maxBytes, space);
const read = (cache: DiskCache, name: string): string | undefined => {
  const stored = cache.get(name);
  if (!stored) return undefined;
  return ('path' in stored ? readFileSync(stored.path) : stored.bytes).toString();
};
const files = () => readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

describe('what is made on demand', () => {
  it('is kept until there is too much of it; what was used longest ago goes first', async () => {
    const cache = await open(250);
    await cache.put('a/1', Buffer.alloc(100));
    await cache.put('a/2', Buffer.alloc(100));
    expect(cache.get('a/1')).toBeDefined();
    await cache.put('b/3', Buffer.alloc(100));
    expect([cache.get('a/1'), cache.get('a/2')].map(Boolean)).toEqual([true, false]);
    expect(existsSync(join(folder, 'a/2'))).toBe(false);
    expect(cache.bytes).toBe(200);
  });

  it('may be larger than the bound for the moment in which it is needed', async () => {
    const cache = await open(10);
    await cache.put('large', Buffer.alloc(100, 1));
    expect(read(cache, 'large')).toHaveLength(100);
    await cache.put('next', Buffer.alloc(5));
    expect(cache.bytes).toBe(5);
  });

  it('outlives a restart, without what was not finished', async () => {
    await (await open(1000)).put('a/1', Buffer.from('kept'));
    writeFileSync(join(folder, 'a/2.tmp-0123456789ab'), 'half');
    const cache = await open(1000);
    expect(read(cache, 'a/1')).toBe('kept');
    expect(cache.bytes).toBe(4);
    expect(existsSync(join(folder, 'a/2.tmp-0123456789ab'))).toBe(false);
  });

  it('is held in memory while the disk has little room, and kept again once there is room', async () => {
    const space = disk();
    const cache = await open(1000, space);
    space.isLow = true;
    await cache.put('a/1', Buffer.from('one'));
    expect([read(cache, 'a/1'), cache.bytes, cache.isKeeping, files()]).toEqual(['one', 0, false, []]);
    space.isLow = false;
    await cache.put('a/2', Buffer.from('two'));
    expect([read(cache, 'a/2'), cache.bytes, cache.isKeeping]).toEqual(['two', 3, true]);
    // What was held makes room for what is kept, so that no memory stays taken.
    expect(cache.get('a/1')).toBeUndefined();
  });

  it('gives way for as much room as is missing, or all of it', async () => {
    const space = disk();
    const cache = await open(1000, space);
    for (const name of ['1', '2', '3', '4']) await cache.put(name, Buffer.alloc(100));
    await space.ask(150);
    expect(files().map(({ name }) => name)).toEqual(['3', '4']);
    await space.ask(10_000);
    expect([files(), cache.bytes]).toEqual([[], 0]);
  });

  it('is served all the same where nothing can be written, and leaves no half file behind', async () => {
    writeFileSync(join(folder, 'a'), 'a file where a folder should be');
    const cache = await open(1000);
    await cache.put('a/1', Buffer.from('one'));
    expect([read(cache, 'a/1'), cache.isKeeping]).toEqual(['one', false]);
    expect(files().map(({ name }) => name)).toEqual(['a']);
  });
});
