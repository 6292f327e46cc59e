import { createHash, hash, randomUUID } from 'node:crypto';
import { mkdir, open, readFile, readdir, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { codeOf } from '../errors/code-of';
import type { DiskSpace } from './disk-space';
import { MemoryFallback } from './memory-fallback';
import { replaceFile } from './replace-file';

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

/**
 * An entry in a file, from a position to its end, or in memory while the disk rejects writes. It has no size: the file may
 * be replaced before it is opened.
 */
export type CacheEntry = { name: string; path: string; stretch: { from: number } } | { name: string; bytes: Buffer };

interface IndexedFile {
  /** Of the whole file. */
  size: number;
  touchedAtMs: number;
  /** The file's modification time when its checksum was last verified. */
  verifiedMtimeMs?: number;
}

/** Every file begins with the SHA-256 of the rest, so that a truncated or damaged one is recognised. */
const checksumBytes = 32;

/**
 * Caches files by name within a limit of their total size and of the memory of their index; evicts the least recently
 * used first. Names may contain slashes. Several processes may share the folder: each counts the files that it has
 * seen. An entry is looked at before it is returned: one that has been removed or damaged since is forgotten, and can
 * be put again. While disk space is low nothing is written, and existing entries are evicted.
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

  /** An entry, including those written by another process; marks it as the most recently used. */
  async get(name: string): Promise<CacheEntry | undefined> {
    await this.#scanning;
    const size = await this.#find(name);
    if (size === undefined) {
      const bytes = this.#fallback.get(name);
      return bytes && { name, bytes };
    }
    await this.#touch(name, size);
    return this.#entry(name);
  }

  /** The bytes of an entry. */
  async read(name: string): Promise<Buffer | undefined> {
    const entry = await this.get(name);
    if (!entry || 'bytes' in entry) return entry?.bytes;
    return (await readFile(entry.path).catch(() => undefined))?.subarray(checksumBytes);
  }

  /** Never fails: an entry that the disk rejects is returned as bytes. */
  async put(name: string, bytes: Buffer): Promise<CacheEntry> {
    await this.#scanning;
    const verifiedMtimeMs = await this.#write(name, bytes);
    if (verifiedMtimeMs === undefined) {
      this.#fallback.put(name, bytes);
      return { name, bytes };
    }
    this.#fallback.release(name);
    const size = checksumBytes + bytes.length;
    this.#index(name, { size, touchedAtMs: this.options.now(), verifiedMtimeMs });
    await this.#trim();
    return this.#entry(name);
  }

  #entry(name: string): CacheEntry {
    return { name, path: this.#path(name), stretch: { from: checksumBytes } };
  }

  #path(name: string): string {
    return join(this.options.folder, name);
  }

  /** The file's size; undefined if there is none, it is damaged, or it cannot be read at the moment. */
  async #find(name: string): Promise<number | undefined> {
    try {
      const size = await this.#verify(name);
      if (size !== undefined) return size;
      await remove(this.#path(name));
    } catch (error) {
      // E.g. too many open files: this one still takes its space.
      if (codeOf(error) !== 'ENOENT') return undefined;
    }
    this.#forget(name);
    return undefined;
  }

  /** The file's size; undefined if it is damaged. A file that has not changed since is not read again. */
  async #verify(name: string): Promise<number | undefined> {
    const file = await open(this.#path(name));
    try {
      const { size, mtimeMs } = await file.stat();
      const known = this.#files.get(name);
      if (known?.size === size && known.verifiedMtimeMs === mtimeMs) return size;
      const checksum = await file.read(Buffer.alloc(checksumBytes), 0, checksumBytes, 0);
      const actual = createHash('sha256');
      for await (const bytes of file.createReadStream({ start: checksumBytes, autoClose: false }))
        actual.update(bytes as Buffer);
      if (!actual.digest().equals(checksum.buffer)) return undefined;
      this.#index(name, { size, touchedAtMs: known?.touchedAtMs ?? -Infinity, verifiedMtimeMs: mtimeMs });
      return size;
    } finally {
      await file.close();
    }
  }

  /** Returns the modification time of the written file; undefined if the disk rejects it. */
  async #write(name: string, bytes: Buffer): Promise<number | undefined> {
    if (this.options.diskSpace.isLow || checksumBytes + bytes.length > this.options.maxBytes) return undefined;
    const path = this.#path(name);
    try {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const draft = `${path}.${randomUUID()}.tmp`;
      const mtimeMs = await replaceFile(path, [hash('sha256', bytes, 'buffer'), bytes], { draft, flush: false });
      this.#lastWriteFailed = false;
      return mtimeMs;
    } catch {
      this.#lastWriteFailed = true;
      return undefined;
    }
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
    const known = this.#files.get(name);
    const touchedAtMs = known?.touchedAtMs ?? -Infinity;
    const isStale = nowMs - touchedAtMs >= touchAfterMs;
    this.#index(name, { ...known, size, touchedAtMs: isStale ? nowMs : touchedAtMs });
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
