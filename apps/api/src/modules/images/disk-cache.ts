import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, unlink, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { DiskSpace } from '@marquee/core';

const TOUCH_AFTER_MS = 60 * 60 * 1000;
/** While room is short the folder is looked through this often, and drafts of this age have no writer any more. */
const RESCAN_MS = 60_000;
/** What a file takes in memory: its key, its figures and its place in the order. Measured. */
const INDEX_ENTRY_BYTES = 256;

/**
 * Files by key, bounded by their total size and by the memory of their index, the least recently used removed first.
 * Several processes may share the folder: each counts what it has seen, and all tolerate files that another removed.
 * While the disk has little room nothing is written, and what is there gives way.
 */
export class DiskCache {
  readonly #files: LRUCache<string, { size: number; touchedAt: number }>;
  #scannedAt: number;
  #ready: Promise<void>;

  constructor(
    private readonly folder: string,
    maxBytes: number,
    private readonly now: () => number,
    private readonly diskSpace: Pick<DiskSpace, 'isLow' | 'addCache'>,
    maxIndexBytes = Infinity,
  ) {
    this.#files = new LRUCache({
      ...(maxIndexBytes < Infinity && { max: Math.max(1, Math.floor(maxIndexBytes / INDEX_ENTRY_BYTES)) }),
      maxSize: Math.max(maxBytes, 1),
      sizeCalculation: ({ size }) => Math.max(size, 1),
      dispose: (_, key, reason) => {
        if (reason === 'evict') void unlink(this.#path(key)).catch(() => undefined);
      },
    });
    this.#scannedAt = now();
    this.#ready = this.#scan(-Infinity);
    diskSpace.addCache((bytes) => this.#giveUp(bytes));
  }

  /** Bytes of memory that the index takes. */
  get indexBytes(): number {
    return this.#files.size * INDEX_ENTRY_BYTES;
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
    if (this.diskSpace.isLow) return;
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

  async #giveUp(bytes: number): Promise<void> {
    if (this.now() - this.#scannedAt > RESCAN_MS) {
      this.#scannedAt = this.now();
      this.#ready = this.#scan(RESCAN_MS);
    }
    await this.#ready;
    const before = this.#files.calculatedSize;
    while (this.#files.size > 0 && before - this.#files.calculatedSize < bytes) this.#files.pop();
  }

  /** Takes up what earlier runs and other processes left, oldest first, and clears drafts of killed writers. */
  async #scan(minDraftAgeMs: number): Promise<void> {
    const entries = await readdir(this.folder, { withFileTypes: true, recursive: true }).catch(() => []);
    const found: { key: string; size: number; touchedAt: number }[] = [];
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      const info = await stat(path).catch(() => undefined);
      if (!info) continue;
      if (!entry.name.endsWith('.tmp')) found.push({ key: entry.name, size: info.size, touchedAt: info.mtimeMs });
      else if (this.now() - info.mtimeMs >= minDraftAgeMs) await rm(path, { force: true }).catch(() => undefined);
    }
    found.sort((a, b) => a.touchedAt - b.touchedAt);
    for (const { key, ...file } of found) this.#files.set(key, file);
  }
}
