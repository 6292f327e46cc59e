import { realpath } from 'node:fs/promises';
import pLimit from 'p-limit';
import { SingleFlight, type Logger } from '@marquee/server';
import type { MemoryBounds } from '../memory-bounds';
import { findFiles, type TitleRequest } from './match/find-files';
import { buildIndex, type TitleIndex } from './match/title-index';
import { ffprobe } from './probe/ffprobe';
import type { MediaInfo, Probed } from './probe/media-info';
import { isDirect } from './probe/playable';
import type { ProbeStore } from './probe/probe-store';
import { readHeaders } from './probe/read-headers';
import { type LibraryFile, type Seen, type Skipped, takeStock } from './scan/take-stock';
import { walk } from './scan/walk';
import { watchFolders } from './scan/watch-folders';
import type { Tools } from './tools';

export interface Version {
  file: LibraryFile;
  info: MediaInfo;
}

export type FileProblem = Skipped['reason'] | Extract<Probed, { ok: false }>['reason'] | 'needs_ffmpeg';

export interface LibraryState {
  isScanned: boolean;
  scanMs: number;
  folders: { set: number; reachable: number };
  files: LibraryFile[];
  waitingForProbe: number;
  problems: { relative: string; reason: FileProblem }[];
}

export interface LibraryOptions {
  /** Folders as the operator names them. */
  folders: readonly string[];
  secret: string;
  tools: Tools;
  probes: ProbeStore;
  bounds: Pick<MemoryBounds, 'files' | 'indexBytes' | 'indexesAtOnce'>;
  logger: Logger;
  /** Epoch milliseconds. */
  now: () => number;
  settleMs?: number;
  debounceMs?: number;
  /** Folders are looked through this often even when no change was seen: network drives tell of none. */
  rescanMs?: number;
}

/** Looking at a title's files takes longer than its asker waits. */
export class ProbeTakesLong extends Error {
  override readonly name = 'ProbeTakesLong';
}

export interface Library {
  /** Resolves after the first scan. */
  readonly ready: Promise<void>;
  /** The versions of a title whose files could be read; empty when the library does not have it. */
  find(request: TitleRequest): Promise<Version[]>;
  version(id: string): Promise<Version | undefined>;
  /** The folders without links in their paths. */
  roots(): readonly string[];
  state(): LibraryState;
  rescan(): Promise<void>;
  close(): Promise<void>;
}

const findPatienceMs = 5000;

/** The operator's folders: what is in them, kept up to date while it runs. */
export function openLibrary(options: LibraryOptions): Library {
  const { folders, tools, probes, logger, now, settleMs = 5000, debounceMs = 1000, rescanMs = 900_000 } = options;
  const probesAtOnce = options.bounds.indexesAtOnce;
  const limit = pLimit(probesAtOnce);
  const probing = new SingleFlight<Probed>();
  const seen: Seen = new Map();
  const stopping = new AbortController();
  let roots: string[] = [];
  let files: LibraryFile[] = [];
  let byId = new Map<string, LibraryFile>();
  let index: TitleIndex<LibraryFile> = buildIndex<LibraryFile>([]);
  let skipped: Skipped[] = [];
  let isScanned = false;
  let scanMs = 0;
  let lastSummary = '';
  let soon: NodeJS.Timeout | undefined;

  function probe(file: LibraryFile): Promise<Probed> {
    const known = probes.get(file.key);
    if (known) return Promise.resolve(known);
    return probing.run(file.key, () =>
      limit(async () => {
        if (stopping.signal.aborted) return { ok: false, reason: 'timeout' } as const;
        const probed = tools.ffprobe
          ? await ffprobe(tools.ffprobe, file.path, stopping.signal)
          : await readHeaders(file.path, options.bounds.indexBytes);
        if (!stopping.signal.aborted) probes.set(file.key, probed);
        return probed;
      }),
    );
  }

  // Who looks through the library asks for one file at a time, so that a viewer's waits for no more than those underway.
  let toLookAt: Iterator<LibraryFile> = files.values();
  let lookers = 0;
  async function lookAtEach(): Promise<void> {
    lookers += 1;
    for (let file = toLookAt.next(); !file.done && !stopping.signal.aborted; file = toLookAt.next()) {
      await probe(file.value).catch((error: unknown) => {
        logger.error({ err: error }, 'library could not look at a file');
      });
    }
    lookers -= 1;
  }
  /** In the background; a later scan's files take the place of those that are left. */
  function lookThrough(): void {
    toLookAt = files.values();
    for (let idle = probesAtOnce - lookers; idle > 0; idle -= 1) void lookAtEach();
  }

  async function resolveRoots(): Promise<string[]> {
    const found = await Promise.all(folders.map((folder) => realpath(folder).catch(() => undefined)));
    return [...new Set(found.filter((root) => root !== undefined))];
  }

  async function scan(): Promise<void> {
    const started = performance.now();
    roots = await resolveRoots();
    const walked = await walk(roots, options.bounds.files);
    const maxYear = new Date(now()).getUTCFullYear() + 1;
    const stock = takeStock(walked, { secret: options.secret, nowMs: now(), settleMs, maxYear, seen });
    ({ files, skipped } = stock);
    byId = new Map(files.map((file) => [file.id, file]));
    index = buildIndex(files.map((file) => ({ parsed: file.parsed, file })));
    probes.keepOnly(new Set(files.map(({ key }) => key)));
    isScanned = true;
    scanMs = performance.now() - started;
    if (stopping.signal.aborted) return;
    watcher.follow(walked.folders);
    clearTimeout(soon);
    // Without the system's word on changes only looking again helps.
    const again = stock.isGrowing ? settleMs : watcher.isComplete ? rescanMs : Math.min(rescanMs, 60_000);
    soon = setTimeout(() => void rescan(), again).unref();
    lookThrough();
    report();
  }

  function report(): void {
    const missing = folders.length - roots.length;
    const summary = `${files.length} ${skipped.length} ${missing}`;
    if (summary === lastSummary) return;
    lastSummary = summary;
    logger.info({ files: files.length, skipped: skipped.length, scanMs: Math.round(scanMs) }, 'library scanned');
    if (missing > 0) logger.warn(`MEDIA_DIR: ${missing} of ${folders.length} folders cannot be read.`);
    for (const { relative, reason } of skipped) logger.debug({ file: relative, reason }, 'library skipped a file');
  }

  // One scan at a time; a change during one asks for exactly one more.
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const guarded = (): Promise<void> =>
    scan().catch((error: unknown) => {
      logger.error({ err: error }, 'library scan failed');
    });
  function rescan(): Promise<void> {
    if (stopping.signal.aborted) return Promise.resolve();
    if (!running) {
      running = guarded().finally(() => (running = undefined));
      return running;
    }
    next ??= running.then(() => {
      next = undefined;
      return rescan();
    });
    return next;
  }
  const watcher = watchFolders(() => void rescan(), debounceMs);
  const ready = rescan();

  async function readVersion(file: LibraryFile): Promise<Version | undefined> {
    const probed = await probe(file);
    return probed.ok ? { file, info: probed.info } : undefined;
  }

  async function withinPatience<T>(work: Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new ProbeTakesLong('The files are still being looked at')), findPatienceMs);
    });
    try {
      return await Promise.race([work, limit]);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    ready,
    find: (request) =>
      withinPatience(
        (async () => {
          await ready;
          const versions = await Promise.all(findFiles(index, request).map(readVersion));
          return versions.filter((version) => version !== undefined);
        })(),
      ),
    async version(id) {
      await ready;
      const file = byId.get(id);
      return file ? withinPatience(readVersion(file)) : undefined;
    },
    roots: () => roots,
    state() {
      const problems: LibraryState['problems'] = skipped.map(({ relative, reason }) => ({ relative, reason }));
      let waitingForProbe = 0;
      for (const file of files) {
        const probed = probes.get(file.key);
        if (!probed) waitingForProbe += 1;
        else if (!probed.ok) problems.push({ relative: file.relative, reason: probed.reason });
        else if (!tools.ffmpeg && !isDirect(probed.info))
          problems.push({ relative: file.relative, reason: 'needs_ffmpeg' });
      }
      return {
        isScanned,
        scanMs,
        folders: { set: folders.length, reachable: roots.length },
        files,
        waitingForProbe,
        problems,
      };
    },
    rescan,
    async close() {
      stopping.abort();
      clearTimeout(soon);
      watcher.close();
      await running;
      await probing.settled();
      await probes.save();
    },
  };
}
