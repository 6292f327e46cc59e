import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Express } from 'express';
import { createLogger, type Logger } from '@marquee/server';
import type { AppDeps } from '../app';
import { type LibraryService, type LibrarySettings, openLibraryService } from '../library/library-service';
import { memoryBounds } from '../memory-bounds';
import type { FfmpegTools } from '../library/ffmpeg-tools';
import { demoApp, packageDir, secret } from './demo-app';

export type Fixture = 'direct.mp4' | 'direct.webm' | 'remux.mkv' | 'transcode.avi';
export const fixturePath = (fixture: Fixture): string => join(packageDir, 'fixtures', fixture);

export const noFfmpeg: FfmpegTools = {
  ffmpeg: undefined,
  ffprobe: undefined,
  toneMapper: undefined,
  ownTimes: [],
  hasChromaprint: false,
};
/** As `find-ffmpeg.mjs` found it. */
export const installedFfmpeg: FfmpegTools = {
  ...noFfmpeg,
  ...(JSON.parse(process.env.TEST_FFMPEG_TOOLS ?? '{}') as Partial<FfmpegTools>),
};
export const hasFfmpeg = installedFfmpeg.ffmpeg !== undefined;

/** Without ffmpeg, tests that need it are skipped, with a note in their name. */
export const needsFfmpeg = (name: string): string => (hasFfmpeg ? name : `${name} (skipped: ffmpeg is not installed)`);

/** Makes the headers of an MP4 file claim 3840 × 2160, as far as readers of the headers can tell. */
export function enlargeTo4k(path: string): void {
  const data = readFileSync(path);
  const entry = data.indexOf('avc1', data.indexOf('stsd')) + 4;
  data.writeUInt16BE(3840, entry + 24);
  data.writeUInt16BE(2160, entry + 26);
  writeFileSync(path, data);
}

export interface LibraryApp {
  app: Express;
  service: LibraryService;
  /** The media folder. */
  folder: string;
  /** Copies a fixture, or writes a text, into the media folder. */
  put(path: string, fixture: Fixture): string;
  close(): Promise<void>;
}

export interface LibraryAppOptions {
  files?: Record<string, Fixture>;
  /** Text files beside them. */
  texts?: Record<string, string>;
  /** Called with the media folder before it is first scanned. */
  prepare?: (folder: string) => void;
  tools?: FfmpegTools;
  settings?: Partial<LibrarySettings>;
  stableAfterMs?: number;
  /** Between a change in the folder and the scan that it causes. */
  debounceMs?: number;
  now?: () => number;
  deps?: Partial<AppDeps>;
  /** Reuses the cache of an earlier app. */
  cacheDir?: string;
  readFreeBytes?: () => Promise<number>;
  logger?: Logger;
}

/** The provider with a library in a separate folder, ready for requests. */
export async function libraryApp(options: LibraryAppOptions = {}): Promise<LibraryApp> {
  const { files = {}, texts = {}, prepare, tools = noFfmpeg, settings, stableAfterMs = 0, deps, cacheDir } = options;
  const {
    readFreeBytes = async () => Infinity,
    logger = createLogger('stream-provider', 'silent'),
    now = Date.now,
    debounceMs = 50,
  } = options;
  const base = mkdtempSync(join(tmpdir(), 'marquee-library-'));
  const folder = join(base, 'media');
  mkdirSync(folder);
  const put = (path: string, fixture: Fixture): string => {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    cpSync(fixturePath(fixture), target);
    return target;
  };
  for (const [path, fixture] of Object.entries(files)) put(path, fixture);
  for (const [path, text] of Object.entries(texts)) writeFileSync(join(folder, path), text);
  prepare?.(folder);
  const service = await openLibraryService({
    settings: {
      folders: [folder],
      roots: [],
      fileThreads: 4,
      dataDir: join(base, 'data'),
      cacheDir: cacheDir ?? join(base, 'cache'),
      cacheBytes: 100_000_000,
      diskReserveBytes: 1_000_000,
      maxTranscodes: 2,
      bounds: memoryBounds.normal,
      hardware: 'off',
      findsSkipTimes: false,
      is4kOpen: false,
      ...settings,
    },
    tools,
    secret,
    logger,
    now,
    readFreeBytes,
    stableAfterMs,
    debounceMs,
  });
  await service.library.ready;
  return {
    app: demoApp({ ...deps, library: service }),
    service,
    folder,
    put,
    async close() {
      await service.close();
      rmSync(base, { recursive: true, force: true });
    },
  };
}
