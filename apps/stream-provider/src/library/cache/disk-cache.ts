import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Files made on demand, the least recently used given up first when they grow beyond their bound. */
export interface DiskCache {
  /** Absolute path of an entry, now the most recently used; undefined when it is not there. */
  path(name: string): string | undefined;
  put(name: string, data: Buffer): Promise<string>;
  readonly bytes: number;
}

const unfinished = /\.tmp-[0-9a-f]+$/;

/** Opens the cache in a folder of its own and takes over what an earlier process left there. Names use slashes. */
export async function openDiskCache(folder: string, maxBytes: number): Promise<DiskCache> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const entries = new Map<string, number>();
  let bytes = 0;

  const found: { name: string; size: number; mtimeMs: number }[] = [];
  for (const item of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!item.isFile()) continue;
    const path = join(item.parentPath, item.name);
    if (unfinished.test(item.name)) {
      await rm(path, { force: true });
      continue;
    }
    const { size, mtimeMs } = await stat(path);
    found.push({ name: path.slice(folder.length + 1), size, mtimeMs });
  }
  for (const { name, size } of found.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
    entries.set(name, size);
    bytes += size;
  }

  function drop(name: string): void {
    bytes -= entries.get(name) ?? 0;
    entries.delete(name);
  }
  async function trim(): Promise<void> {
    for (const name of entries.keys()) {
      // The newest stays, however large: it is about to be read.
      if (bytes <= maxBytes || entries.size === 1) return;
      drop(name);
      await rm(join(folder, name), { force: true });
    }
  }
  await trim();

  return {
    path(name) {
      const size = entries.get(name);
      if (size === undefined) return undefined;
      entries.delete(name);
      entries.set(name, size);
      return join(folder, name);
    },
    async put(name, data) {
      const path = join(folder, name);
      const temporary = `${path}.tmp-${randomBytes(6).toString('hex')}`;
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeFile(temporary, data, { mode: 0o600 });
      await rename(temporary, path);
      drop(name);
      entries.set(name, data.length);
      bytes += data.length;
      await trim();
      return path;
    },
    get bytes() {
      return bytes;
    },
  };
}
