import { join } from 'node:path';
import { DiskCache, watchDiskSpace, type Logger } from '@marquee/server';
import type { MemoryBounds, MemoryName } from '../memory-bounds';
import { prepareCacheFolder } from './cache/prepare-cache-folder';
import { createChosenFolders } from './folders/chosen-folders';
import { FolderGrants } from './folders/folder-grants';
import { LibraryFolders } from './folders/library-folders';
import { offerRenditions, type Offer, type OfferedTo } from './hls/offer-renditions';
import { openHardware, type HardwareSetting } from './hardware/hardware';
import type { VideoRendition } from './hls/rendition';
import { SegmentJobs } from './hls/segment-jobs';
import { Library, type Version } from './library';
import { createFileMatches } from './match/file-matches';
import { BoundedQueue } from './bounded-queue';
import { Plans } from './plans';
import { openProbeStore } from './probe/probe-store';
import { createSender, type Sender } from './serve/send-file';
import { createMediaExtras, type MediaExtras } from './serve/media-extras';
import { openSkipTimes } from './skip-times/open-skip-times';
import type { SkipTimes } from './skip-times/skip-times';
import type { FfmpegTools } from './ffmpeg-tools';
import { listTitles } from './titles/list-titles';
import { TitleLog } from './titles/title-log';

export interface LibrarySettings {
  /** MEDIA_DIR; undefined where operators choose the folders on the dashboard. */
  folders: readonly string[] | undefined;
  /** MEDIA_ROOTS: what they may choose from. */
  roots: readonly string[];
  /** DATA_DIR, which is never served. */
  dataDir: string;
  /** Node's threads for files. */
  fileThreads: number;
  /** For generated media and the results of probing. */
  cacheDir: string;
  cacheBytes: number;
  /** The cache is evicted below twice this much free space; 0 disables that. */
  diskReserveBytes: number;
  maxTranscodes: number;
  bounds: MemoryBounds;
  /** The encoder for video. */
  hardware: HardwareSetting;
  /** Whether to search for intros and credits. */
  findsSkipTimes: boolean;
  /** Whether 4K is available without a token. */
  is4kOpen: boolean;
}

export interface LibraryServiceOptions {
  settings: LibrarySettings;
  tools: FfmpegTools;
  secret: string;
  logger: Logger;
  now: () => number;
  /** Free bytes on the cache's disk; rejects if the system cannot report them. */
  readFreeBytes: () => Promise<number>;
  stableAfterMs?: number;
  debounceMs?: number;
}

/** Serves the operator's media; opened and closed as a whole. */
export interface LibraryService {
  settings: LibrarySettings;
  tools: FfmpegTools;
  library: Library;
  folders: LibraryFolders;
  titles: TitleLog;
  cache: DiskCache;
  extras: MediaExtras;
  /** Undefined without ffmpeg. */
  jobs: SegmentJobs | undefined;
  sender: Sender;
  skipTimes: SkipTimes;
  /** Bytes currently in use. */
  memory(): Record<MemoryName, number>;
  plans: Plans;
  /** The renditions of a version for one browser. */
  offer(version: Version, to: Pick<OfferedTo, 'support' | 'allows4k'>): Promise<Offer>;
  close(): Promise<void>;
}

const diskMessages = {
  low: 'the disk of DATA_DIR is nearly full: the library makes everything anew each time',
  enough: 'the disk of DATA_DIR has room again',
};
/** Requests that would wait longer for an index are refused, and have to be repeated. */
const indexQueue = { maxWaiting: 32, maxWaitMs: 5_000 };

export async function openLibraryService(options: LibraryServiceOptions): Promise<LibraryService> {
  const { settings, tools, secret, logger, now, readFreeBytes } = options;
  const { bounds } = settings;
  await prepareCacheFolder(settings.cacheDir, logger);
  const disk = watchDiskSpace({
    reserveBytes: settings.diskReserveBytes,
    readFreeBytes,
    logger,
    messages: diskMessages,
  });
  const cache = new DiskCache({
    folder: join(settings.cacheDir, 'made'),
    maxBytes: settings.cacheBytes,
    maxIndexBytes: bounds.bytes.made_index,
    maxFallbackBytes: bounds.bytes.unsaved,
    diskSpace: disk.space,
    now,
  });
  await cache.ready;
  const titles = new TitleLog(() => listTitles(library.state()));
  const probes = await openProbeStore(
    join(settings.cacheDir, 'probes.json'),
    tools.ffprobe ? 'ffprobe' : 'headers',
    bounds.bytes.probes,
    titles.onChange,
  );
  const indexes = new BoundedQueue({
    ...indexQueue,
    concurrency: Math.floor(bounds.bytes.indexes / bounds.indexBytes),
  });
  const { stableAfterMs, debounceMs } = options;
  const grants = new FolderGrants(settings);
  const chosen = createChosenFolders(join(settings.cacheDir, 'folders.json'));
  const library: Library = new Library({
    folders: settings.folders ?? (await chosen.read()),
    // What an operator may choose may have changed since.
    resolveFolder: settings.folders ? undefined : (folder) => grants.resolve(folder),
    excluded: await grants.dataDir(),
    secret,
    tools,
    probes,
    matches: createFileMatches(join(settings.cacheDir, 'matches.json')),
    bounds,
    indexes,
    logger,
    onChange: titles.onChange,
    now,
    stableAfterMs,
    debounceMs,
  });
  const folders = new LibraryFolders({
    ...{ library, grants, chosen, tools, logger, now },
    isFixed: settings.folders !== undefined,
  });
  const { maxTranscodes } = settings;
  const hardware = openHardware({ ffmpeg: tools.ffmpeg, setting: settings.hardware, logger });
  const jobs = tools.ffmpeg
    ? new SegmentJobs({
        hardware,
        ffmpeg: tools.ffmpeg,
        cache,
        maxTranscodes,
        bounds,
        now: () => performance.now(),
      })
    : undefined;
  const extras = createMediaExtras({ ffmpeg: tools.ffmpeg, cache, maxBytes: bounds.bytes.extras });
  const plans = new Plans({ tools, indexes, indexBytes: bounds.indexBytes, maxBytes: bounds.bytes.plans });
  const skipTimes = await openSkipTimes({
    library,
    tools,
    settings,
    cache,
    logger,
    isBusy: () => (jobs?.transcodes ?? 0) > 0,
  });
  const sender = createSender(bounds.bytes.sending);

  return {
    settings,
    tools,
    library,
    folders,
    titles,
    cache,
    extras,
    jobs,
    sender,
    skipTimes,
    memory: () => ({
      files: library.bytes,
      probes: probes.bytes,
      plans: plans.bytes,
      indexes: indexes.running * bounds.indexBytes,
      segments: jobs?.bytes ?? 0,
      unsaved: cache.fallbackBytes,
      made_index: cache.indexBytes,
      extras: extras.bytes,
      sending: sender.bytes,
      skip_times: skipTimes.bytes,
    }),
    plans,
    async offer(version, to) {
      const { frameRate, width, height } = version.info.video;
      const source = { width, height, frameRate };
      const isRealTime = (rendition: VideoRendition): boolean => jobs?.speed.isRealTime(source, rendition) ?? true;
      return offerRenditions(await plans.get(version), { ...to, isRealTime });
    },
    async close() {
      disk.stop();
      titles.close();
      await skipTimes.close();
      await Promise.all([hardware.close(), jobs?.close(), extras.close(), library.close(), plans.close()]);
    },
  };
}
