import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DiskSpace } from '@marquee/core';
import { createMemoryEntries } from './memory-entries';

/** An entry and where it is: in a file, or in memory while the disk does not take it. */
export type Stored = { name: string; path: string } | { name: string; bytes: Buffer };

/** Files made on demand, the least recently used given up first when they grow beyond their bound. */
export interface DiskCache {
  /** An entry, now the most recently used; undefined when it is not there. */
  get(name: string): Stored | undefined;
  /** Never fails: what the disk does not take is held in memory for those who wait for it. */
  put(name: string, data: Buffer): Promise<Stored>;
  /** On disk. */
  readonly bytes: number;
  /** False while only little of what is made can be held. */
  readonly isKeeping: boolean;
}

const unfinished = /\.tmp-[0-9a-f]+$/;

/**
 * Opens the cache in a folder of its own and takes over what an earlier process left there. While the disk has little
 * room nothing is written, and what is there gives way. Names use slashes.
 */
export async function openDiskCache(
  folder: string,
  maxBytes: number,
  diskSpace: Pick<DiskSpace, 'isLow' | 'addCache'>,
): Promise<DiskCache> {
  const entries = new Map<string, number>();
  const held = createMemoryEntries();
  let bytes = 0;
  let lastWriteFailed = false;

  const found: { name: string; size: number; mtimeMs: number }[] = [];
  for (const item of await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])) {
    if (!item.isFile()) continue;
    const path = join(item.parentPath, item.name);
    if (unfinished.test(item.name)) {
      await remove(path);
      continue;
    }
    const file = await stat(path).catch(() => undefined);
    if (file) found.push({ name: path.slice(folder.length + 1), size: file.size, mtimeMs: file.mtimeMs });
  }
  for (const { name, size } of found.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
    entries.set(name, size);
    bytes += size;
  }

  /** What cannot be removed, e.g. from a read-only disk, is in nobody's way. */
  async function remove(path: string): Promise<void> {
    await rm(path, { force: true }).catch(() => undefined);
  }
  function drop(name: string): void {
    bytes -= entries.get(name) ?? 0;
    entries.delete(name);
  }
  /** Removes the oldest entries until no more than so many bytes, or so many entries, are left. */
  async function shrinkTo(mostBytes: number, fewest: number): Promise<void> {
    for (const name of entries.keys()) {
      if (bytes <= mostBytes || entries.size <= fewest) return;
      drop(name);
      await remove(join(folder, name));
    }
  }
  // The newest stays, however large: it is about to be read.
  const trim = (): Promise<void> => shrinkTo(maxBytes, 1);
  await trim();
  diskSpace.addCache((missing) => shrinkTo(bytes - missing, 0));

  async function write(path: string, data: Buffer): Promise<void> {
    const temporary = `${path}.tmp-${randomBytes(6).toString('hex')}`;
    try {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeFile(temporary, data, { mode: 0o600 });
      await rename(temporary, path);
    } catch (error) {
      await remove(temporary);
      throw error;
    }
  }
  async function keep(path: string, data: Buffer): Promise<boolean> {
    if (diskSpace.isLow) return false;
    lastWriteFailed = await write(path, data).then(
      () => false,
      () => true,
    );
    return !lastWriteFailed;
  }

  return {
    get(name) {
      const size = entries.get(name);
      if (size === undefined) return held.get(name);
      entries.delete(name);
      entries.set(name, size);
      return { name, path: join(folder, name) };
    },
    async put(name, data) {
      const path = join(folder, name);
      if (!(await keep(path, data))) return held.put(name, data);
      held.release(name);
      drop(name);
      entries.set(name, data.length);
      bytes += data.length;
      await trim();
      return { name, path };
    },
    get bytes() {
      return bytes;
    },
    get isKeeping() {
      return !diskSpace.isLow && !lastWriteFailed;
    },
  };
}
