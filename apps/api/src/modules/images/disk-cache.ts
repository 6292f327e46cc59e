import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, unlink, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { LRUCache } from 'lru-cache';

const TOUCH_AFTER_MS = 60 * 60 * 1000;

/**
 * Files by key, bounded by their total size, the least recently used removed first. Several processes may share the
 * folder: each counts what it has seen, and all tolerate files that another removed.
 */
export class DiskCache {
  readonly #files: LRUCache<string, { size: number; touchedAt: number }>;
  readonly #ready: Promise<void>;

  constructor(
    private readonly folder: string,
    maxBytes: number,
    private readonly now: () => number,
  ) {
    this.#files = new LRUCache({
      maxSize: Math.max(maxBytes, 1),
      sizeCalculation: ({ size }) => Math.max(size, 1),
      dispose: (_, key, reason) => {
        if (reason === 'evict') void unlink(this.#path(key)).catch(() => undefined);
      },
    });
    this.#ready = this.#scan();
  }

  /** @param key letters and digits only */
  async get(key: string): Promise<Buffer | undefined> {
    await this.#ready;
    const bytes = await readFile(this.#path(key)).catch(() => undefined);
    if (!bytes) {
      this.#files.delete(key);
      return undefined;
    }
    await this.#touch(key, bytes.length);
    return bytes;
  }

  /** Written beside and renamed, so that no reader ever sees half a file. A full disk only means no cache. */
  async set(key: string, bytes: Buffer): Promise<void> {
    await this.#ready;
    const path = this.#path(key);
    const draft = `${path}.${randomUUID()}.tmp`;
    try {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(draft, bytes);
      await rename(draft, path);
    } catch {
      await rm(draft, { force: true }).catch(() => undefined);
      return;
    }
    this.#files.set(key, { size: bytes.length, touchedAt: this.now() });
    // Larger than the whole cache: the bookkeeping refuses it, so the file must go too.
    if (!this.#files.has(key)) await rm(path, { force: true });
  }

  #path(key: string): string {
    return join(this.folder, key.slice(0, 2), key);
  }

  async #touch(key: string, size: number): Promise<void> {
    const known = this.#files.get(key);
    if (known && this.now() - known.touchedAt < TOUCH_AFTER_MS) return;
    this.#files.set(key, { size, touchedAt: this.now() });
    const time = new Date(this.now());
    await utimes(this.#path(key), time, time).catch(() => undefined);
  }

  /** Takes up what earlier runs left, oldest first, and clears drafts that a killed process left. */
  async #scan(): Promise<void> {
    const entries = await readdir(this.folder, { withFileTypes: true, recursive: true }).catch(() => []);
    const found: { key: string; size: number; touchedAt: number }[] = [];
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      const info = await stat(path).catch(() => undefined);
      if (entry.name.endsWith('.tmp')) await rm(path, { force: true });
      else if (info) found.push({ key: entry.name, size: info.size, touchedAt: info.mtimeMs });
    }
    found.sort((a, b) => a.touchedAt - b.touchedAt);
    for (const { key, ...file } of found) this.#files.set(key, file);
  }
}
