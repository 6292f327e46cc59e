import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { temporaryFolder } from '../../testing/temporary-folder';
import { DiskCache } from './disk-cache';

describe('the disk cache', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  beforeEach(() => {
    folder = temporaryFolder();
  });
  afterEach(() => folder.remove());

  const open = (maxBytes = 1_000) => new DiskCache(folder.path, maxBytes, Date.now);
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
    const cache = new DiskCache(join(path, 'inside'), 1_000, Date.now);
    await cache.set('aa', Buffer.from('one'));
    expect(await cache.get('aa')).toBeUndefined();
    expect(existsSync(join(path, 'inside'))).toBe(false);
  });

  it('tolerates a file that another process removed', async () => {
    const cache = open();
    await cache.set('aa', Buffer.from('one'));
    folder.remove();
    expect(await cache.get('aa')).toBeUndefined();
  });
});
