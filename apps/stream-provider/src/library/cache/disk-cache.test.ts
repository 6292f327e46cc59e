import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { openDiskCache } from './disk-cache';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-cache-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('what is made on demand', () => {
  it('is kept until there is too much of it; what was used longest ago goes first', async () => {
    const cache = await openDiskCache(folder, 250);
    await cache.put('a/1', Buffer.alloc(100));
    await cache.put('a/2', Buffer.alloc(100));
    expect(cache.path('a/1')).toBeDefined();
    await cache.put('b/3', Buffer.alloc(100));
    expect([cache.path('a/1'), cache.path('a/2')].map(Boolean)).toEqual([true, false]);
    expect(existsSync(join(folder, 'a/2'))).toBe(false);
    expect(cache.bytes).toBe(200);
  });

  it('may be larger than the bound for the moment in which it is needed', async () => {
    const cache = await openDiskCache(folder, 10);
    const path = await cache.put('large', Buffer.alloc(100, 1));
    expect(readFileSync(path)).toHaveLength(100);
    await cache.put('next', Buffer.alloc(5));
    expect(cache.bytes).toBe(5);
  });

  it('outlives a restart, without what was not finished', async () => {
    await (await openDiskCache(folder, 1000)).put('a/1', Buffer.from('kept'));
    writeFileSync(join(folder, 'a/2.tmp-0123456789ab'), 'half');
    const cache = await openDiskCache(folder, 1000);
    expect(readFileSync(cache.path('a/1') ?? '', 'utf8')).toBe('kept');
    expect(cache.bytes).toBe(4);
    expect(existsSync(join(folder, 'a/2.tmp-0123456789ab'))).toBe(false);
  });
});
