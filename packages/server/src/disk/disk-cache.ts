import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { DiskSpace } from './disk-space';
import { MemoryFallback } from './memory-fallback';

const touchAfterMs = 60 * 60 * 1_000;
/** Interval of rescans while space is low; drafts of this age belong to dead writers. */
const rescanMs = 60_000;
/** Measured memory per file: its name, its figures and its place in the order. */
const indexEntryBytes = 256;
const draftPattern = /\.tmp$/;

export interface DiskCacheOptions {
  folder: string;
  maxBytes: number;
  /** Memory limit of the index. */
  maxIndexBytes?: number;
  /** Limit of the entries held in memory while the disk rejects writes; none by default. */
  maxFallbackBytes?: number;
  diskSpace: Pick<DiskSpace, 'isLow' | 'addCache'>;
  /** Epoch milliseconds. */
  now: () => number;
}

/** An entry in a file, or in memory while the disk rejects writes. */
export type CacheEntry = { name: string; path: string } | { name: string; bytes: Buffer };

interface IndexedFile {
  size: number;
  touchedAtMs: number;
}

/**
 * Caches files by name within a limit of their total size and of the memory of their index; evicts the least recently
 * used first. Names may contain slashes. Several processes may share the folder: each counts the files that it has
 * seen, and all tolerate files that another one removed. While disk space is low nothing is written, and existing
 * entries are evicted.
 */
export class DiskCache {
  /** Least recently used first. */
  readonly #files = new Map<string, IndexedFile>();
  readonly #fallback: MemoryFallback;
  #bytes = 0;
  #lastWriteFailed = false;
  #scannedAtMs: number;
  #scanning: Promise<void>;

  constructor(private readonly options: DiskCacheOptions) {
    this.#fallback = new MemoryFallback(options.maxFallbackBytes ?? 0);
    this.#scannedAtMs = options.now();
    this.#scanning = this.#scan(-Infinity);
    options.diskSpace.addCache((bytes) => this.#evict(bytes));
  }

  /** Resolves when the files of earlier runs are indexed. */
  get ready(): Promise<void> {
    return this.#scanning;
  }

  /** Bytes on disk. */
  get bytes(): number {
    return this.#bytes;
  }

  get indexBytes(): number {
    return this.#files.size * indexEntryBytes;
  }

  /** Bytes of entries held in memory because the disk rejected them. */
  get fallbackBytes(): number {
    return this.#fallback.bytes;
  }

  /** False while the disk rejects writes. */
  get isWritable(): boolean {
    return !this.options.diskSpace.isLow && !this.#lastWriteFailed;
  }

  /** An entry known to this process; marks it as the most recently used. */
  get(name: string): CacheEntry | undefined {
    const file = this.#files.get(name);
    if (file) {
      void this.#touch(name, file.size);
      return { name, path: this.#path(name) };
    }
    const bytes = this.#fallback.get(name);
    return bytes && { name, bytes };
  }

  /** The bytes of an entry, including those written by another process. */
  async read(name: string): Promise<Buffer | undefined> {
    await this.#scanning;
    const bytes = await readFile(this.#path(name)).catch(() => undefined);
    if (!bytes) {
      this.#forget(name);
      return this.#fallback.get(name);
    }
    await this.#touch(name, bytes.length);
    return bytes;
  }

  /** Never fails: an entry that the disk rejects is returned as bytes. */
  async put(name: string, bytes: Buffer): Promise<CacheEntry> {
    await this.#scanning;
    if (!(await this.#write(name, bytes))) {
      this.#fallback.put(name, bytes);
      return { name, bytes };
    }
    this.#fallback.release(name);
    this.#index(name, { size: bytes.length, touchedAtMs: this.options.now() });
    await this.#trim();
    return { name, path: this.#path(name) };
  }

  #path(name: string): string {
    return join(this.options.folder, name);
  }

  /** Writes to a draft and renames it, so that no reader ever sees a partial file. */
  async #write(name: string, bytes: Buffer): Promise<boolean> {
    if (this.options.diskSpace.isLow || bytes.length > this.options.maxBytes) return false;
    const path = this.#path(name);
    const draft = `${path}.${randomUUID()}.tmp`;
    try {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeFile(draft, bytes, { mode: 0o600 });
      await rename(draft, path);
      this.#lastWriteFailed = false;
    } catch {
      await remove(draft);
      this.#lastWriteFailed = true;
    }
    return !this.#lastWriteFailed;
  }

  #index(name: string, file: IndexedFile): void {
    this.#forget(name);
    this.#files.set(name, file);
    this.#bytes += file.size;
  }

  #forget(name: string): void {
    this.#bytes -= this.#files.get(name)?.size ?? 0;
    this.#files.delete(name);
  }

  /** The file's modification time passes the order of use on to the next run and to other processes. */
  async #touch(name: string, size: number): Promise<void> {
    const nowMs = this.options.now();
    const touchedAtMs = this.#files.get(name)?.touchedAtMs ?? -Infinity;
    const isStale = nowMs - touchedAtMs >= touchAfterMs;
    this.#index(name, { size, touchedAtMs: isStale ? nowMs : touchedAtMs });
    if (!isStale) return;
    const time = new Date(nowMs);
    await utimes(this.#path(name), time, time).catch(() => undefined);
  }

  async #trim(): Promise<void> {
    const { maxBytes, maxIndexBytes = Infinity } = this.options;
    await this.#evictUntil(() => this.#bytes <= maxBytes && this.indexBytes <= maxIndexBytes);
  }

  async #evict(bytes: number): Promise<void> {
    const nowMs = this.options.now();
    if (nowMs - this.#scannedAtMs > rescanMs) {
      this.#scannedAtMs = nowMs;
      this.#scanning = this.#scan(rescanMs);
    }
    await this.#scanning;
    const wantedBytes = this.#bytes - bytes;
    await this.#evictUntil(() => this.#bytes <= wantedBytes);
  }

  async #evictUntil(isEnough: () => boolean): Promise<void> {
    for (const name of this.#files.keys()) {
      if (isEnough()) return;
      this.#forget(name);
      await remove(this.#path(name));
    }
  }

  /** Indexes the files of earlier runs and other processes, and deletes drafts of killed writers. */
  async #scan(minDraftAgeMs: number): Promise<void> {
    const { folder, now } = this.options;
    const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
    const found: { name: string; size: number; touchedAtMs: number }[] = [];
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      const info = await stat(path).catch(() => undefined);
      if (!info) continue;
      if (!draftPattern.test(entry.name))
        found.push({ name: relative(folder, path), size: info.size, touchedAtMs: info.mtimeMs });
      else if (now() - info.mtimeMs >= minDraftAgeMs) await remove(path);
    }
    found.sort((a, b) => a.touchedAtMs - b.touchedAtMs);
    for (const { name, ...file } of found) this.#index(name, file);
    await this.#trim();
  }
}

/** Ignores files that cannot be removed, e.g. on a read-only disk. */
const remove = (path: string): Promise<void> => rm(path, { force: true }).catch(() => undefined);
