import type { FileMatch, LibraryPath } from '@marquee/core/contracts';
import type { LibraryOptions } from './library-options';
import { findFiles, type TitleRequest } from './match/find-files';
import { buildTitleIndex, findableFiles, type TitleIndex } from './match/title-index';
import { concatProbes } from './probe/concat-infos';
import type { ProbeResult } from './probe/media-info';
import { createProbeQueue } from './probe/probe-queue';
import { type FileProblem, type LibraryState, playbackProblem } from './library-state';
import { coalesce } from './scan/coalesce';
import { createScanLog } from './scan/scan-log';
import { indexFiles, type FileStats, type LibraryFile, type Skipped } from './scan/index-files';
import { mediaOf } from './scan/library-file';
import { createRootResolver, folderIdOf } from './scan/resolve-roots';
import { joinWalks, noFiles, walk, walkedIn, type WalkResult } from './scan/walk';
import { watchFolders } from './scan/watch-folders';
import { toVersion, type Version } from './version';
import { withTimeout } from './with-timeout';

export type { Version } from './version';

/** Interval of scans without a reported change, because network drives report none. */
const rescanMs = { watched: 900_000, unwatched: 60_000 };

/** The contents of the operator's folders, kept up to date until closed. */
export class Library {
  /** Resolves after the first scan. */
  readonly ready: Promise<void>;
  readonly #options: LibraryOptions;
  readonly #stableAfterMs: number;
  readonly #stopping = new AbortController();
  readonly #probeQueue;
  readonly #watcher;
  readonly #resolveRoots;
  readonly #scans = coalesce(() =>
    this.#scan().catch((error: unknown) => this.#options.logger.error({ err: error }, 'library scan failed')),
  );
  readonly #stats: FileStats = new Map();
  readonly #logScan;
  #folders: readonly string[];
  #roots: string[] = [];
  #files: LibraryFile[] = [];
  #fileById = new Map<string, LibraryFile>();
  #titles: TitleIndex<LibraryFile> = buildTitleIndex<LibraryFile>([]);
  #findable: ReadonlySet<LibraryFile> | undefined;
  #skipped: Skipped[] = [];
  #walked = { seen: 0 };
  #walkResult: WalkResult = noFiles;
  #isScanned = false;
  #scanMs = 0;
  #rescanTimer: NodeJS.Timeout | undefined;

  constructor(options: LibraryOptions) {
    const { stableAfterMs = 5_000, debounceMs = 1_000 } = options;
    this.#options = options;
    this.#folders = options.folders;
    this.#stableAfterMs = stableAfterMs;
    this.#probeQueue = createProbeQueue({ ...options, signal: this.#stopping.signal });
    this.#resolveRoots = createRootResolver(options.resolveFolder);
    this.#logScan = createScanLog(options.logger);
    this.#watcher = watchFolders(() => void this.rescan(), debounceMs);
    this.ready = this.rescan();
  }

  /** The versions of a title with playable files; empty if the library does not have it. */
  async find(request: TitleRequest): Promise<Version[]> {
    const find = async (): Promise<Version[]> => {
      await this.ready;
      const versions = await Promise.all(findFiles(this.#titles, request).map((file) => this.#versionOf(file)));
      return versions.filter((version) => version !== undefined);
    };
    return withTimeout(find());
  }

  /** Why none of a title's files can be played; undefined if one can, or if the library does not have it. */
  async problemOf(request: TitleRequest): Promise<FileProblem | undefined> {
    await this.ready;
    const { tools } = this.#options;
    const results = findFiles(this.#titles, request).map((file) => this.#probed(file));
    if (results.length === 0) return undefined;
    const failed = results.find((result) => result?.ok === false);
    if (failed?.ok === false) return failed.reason;
    return tools.ffmpeg ? undefined : 'needs_ffmpeg';
  }

  /** Whether the library has a file of this title, playable or not. */
  async has(request: TitleRequest): Promise<boolean> {
    await this.ready;
    return findFiles(this.#titles, request).length > 0;
  }

  async version(id: string): Promise<Version | undefined> {
    const find = async (): Promise<Version | undefined> => {
      await this.ready;
      const file = this.#fileById.get(id);
      return file && this.#versionOf(file);
    };
    return withTimeout(find());
  }

  /** Estimated memory of the file names. */
  get bytes(): number {
    return this.#walkResult.bytes;
  }

  /** All files of the last scan; a new array after each scan. */
  get files(): readonly LibraryFile[] {
    return this.#files;
  }

  get folders(): readonly string[] {
    return this.#folders;
  }

  /** Serves these folders from now on. Files of the others are gone at once; what is new is there after a scan. */
  async setFolders(folders: readonly string[]): Promise<void> {
    this.#folders = folders;
    const { reachable, slow } = await this.#resolveRoots(folders);
    this.#roots = this.#roots.filter((root) => reachable.includes(root) || slow.includes(root));
    this.#index(walkedIn(this.#walkResult, this.#roots));
    void this.rescan();
  }

  /** The folders with symbolic links resolved. */
  roots(): readonly string[] {
    return this.#roots;
  }

  state(): LibraryState {
    const { tools } = this.#options;
    this.#findable ??= findableFiles(this.#titles);
    const problemOf = (file: LibraryFile) => playbackProblem(this.#probed(file), tools);
    const unplayable = this.#files.flatMap((file) => {
      const reason = problemOf(file);
      return reason ? [{ relative: file.relative, reason }] : [];
    });
    return {
      isScanned: this.#isScanned,
      scanMs: this.#scanMs,
      folders: { set: this.#folders.length, reachable: this.#roots.length },
      seen: this.#walked.seen,
      files: this.#files,
      titles: this.#titles,
      findable: this.#findable,
      waitingForProbe: this.#files.filter((file) => !this.#probed(file)).length,
      skipped: this.#skipped,
      problems: [...this.#skipped, ...unplayable],
      problemOf,
      probed: (file) => this.#probed(file),
    };
  }

  /** Stores or deletes a file's title. False if the library has no such file. */
  async match({ folder, path }: LibraryPath, match: FileMatch | null): Promise<boolean> {
    await this.ready;
    const root = this.#roots.find((each) => folderIdOf(each) === folder);
    const isFile = (at: Skipped | LibraryFile): boolean => at.root === root && at.relative === path;
    if (root === undefined || !(this.#files.some(isFile) || this.#skipped.some(isFile))) return false;
    await this.#options.matches.set(root, path, match);
    // Reuses the last scan with the new titles, because scanning large folders takes long.
    this.#index(this.#walkResult);
    return true;
  }

  async rescan(): Promise<void> {
    if (!this.#isClosed()) await this.#scans.run();
  }

  async close(): Promise<void> {
    this.#stopping.abort();
    clearTimeout(this.#rescanTimer);
    this.#watcher.close();
    await this.#scans.settled();
    await this.#probeQueue.settled();
    await this.#options.probes.save();
  }

  #isClosed(): boolean {
    return this.#stopping.signal.aborted;
  }

  async #versionOf(file: LibraryFile): Promise<Version | undefined> {
    const media = file.parts ?? [file];
    const results = await Promise.all(media.map((part) => this.#probeQueue.probe(part)));
    return toVersion(file, results);
  }

  /** The probe result of a file; undefined until it has been fully probed. */
  #probed(file: LibraryFile): ProbeResult | undefined {
    const { probes } = this.#options;
    return file.parts ? concatProbes(file.parts.map(({ key }) => probes.get(key))) : probes.get(file.key);
  }

  async #scan(): Promise<void> {
    if (this.#isClosed()) return;
    const { bounds, matches, excluded } = this.#options;
    const folders = this.#folders;
    const startedMs = performance.now();
    const { reachable, slow } = await this.#resolveRoots(folders);
    await matches.load(reachable);
    this.#walked = { seen: 0 };
    const walked = await walk(reachable, bounds.bytes.files, this.#walked, excluded);
    // Another scan follows for the new folders.
    if (folders !== this.#folders) return;
    this.#roots = [...reachable, ...slow];
    this.#isScanned = true;
    const isGrowing = this.#index(joinWalks(walked, walkedIn(this.#walkResult, slow)));
    this.#scanMs = performance.now() - startedMs;
    if (this.#isClosed()) return;
    this.#watcher.follow(walked.folders);
    this.#scheduleRescan(isGrowing);
    this.#probeQueue.probeAll(mediaOf(this.#files.filter(({ root }) => !slow.includes(root))));
    this.#logScan({
      files: this.#files.length,
      skipped: this.#skipped,
      scanMs: this.#scanMs,
      folders: folders.length,
      missing: folders.length - this.#roots.length,
    });
  }

  /** Returns true while a file is growing. */
  #index(walked: WalkResult): boolean {
    const { secret, probes, matches, now } = this.#options;
    const index = indexFiles(walked, {
      secret,
      nowMs: now(),
      stableAfterMs: this.#stableAfterMs,
      maxYear: new Date(now()).getUTCFullYear() + 1,
      stats: this.#stats,
      matchOf: ({ root, relative }) => matches.of(root, relative),
    });
    this.#walkResult = walked;
    this.#files = index.files;
    this.#skipped = index.skipped;
    this.#fileById = new Map(index.files.map((file) => [file.id, file]));
    this.#titles = buildTitleIndex(index.files.map((file) => ({ parsed: file.parsed, match: file.match, file })));
    this.#findable = undefined;
    probes.keepOnly(new Set(mediaOf(index.files).map(({ key }) => key)));
    this.#options.onChange();
    return index.isGrowing;
  }

  #scheduleRescan(isGrowing: boolean): void {
    clearTimeout(this.#rescanTimer);
    const afterMs = isGrowing ? this.#stableAfterMs : rescanMs[this.#watcher.isComplete ? 'watched' : 'unwatched'];
    this.#rescanTimer = setTimeout(() => void this.rescan(), afterMs).unref();
  }
}
