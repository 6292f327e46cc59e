import { availableParallelism } from 'node:os';
import { delimiter, isAbsolute, join, resolve } from 'node:path';
import * as z from 'zod';
import { httpAddress, logLevel, oneOf, portNumber, readEnvironment, wholeNumber } from '@marquee/server';
import type { AllowedOrigins } from './http/cors';
import { hardwareNames } from './library/hardware/encoders';
import { defaultRoots } from './library/folders/default-roots';
import type { LibrarySettings } from './library/library-service';
import { memoryBounds } from './memory-bounds';

export interface Settings {
  port: number;
  /** The address to listen on; undefined for all addresses of this machine. */
  host: string | undefined;
  /** Origin at which browsers reach this server, without a trailing slash; if undefined, that of each request. */
  publicUrl: string | undefined;
  allowedOrigins: AllowedOrigins;
  logLevel: z.output<typeof logLevel>;
  metricsToken: string | undefined;
  /** Signs the passes in playlist URLs; if undefined, each process uses a random one. */
  secret: string | undefined;
  /** The operator's media; undefined without MEDIA_DIR and a site that could name folders. */
  library: LibrarySettings | undefined;
  memory: 'normal' | 'small';
  /** Whether the demo film replaces titles that the library does not have. */
  hasDemo: boolean;
  ffmpegPath: string;
  ffprobePath: string;
  /** Folders in which programs are searched. */
  searchPath: string;
}

const originProblem = 'must be an origin such as https://media.example.org, without a path';
const originsProblem = 'must be * or origins such as https://marquee.example.org, separated by commas';
const foldersProblem = `must be a folder, or several separated by “${delimiter}”`;

const rootsProblem = `must be “off”, or folders such as /srv/media, separated by “${delimiter}”`;

const origin = (problem: string) =>
  z
    .url({ protocol: /^https?$/, error: problem })
    .transform((address) => new URL(address))
    .refine(({ pathname, search, hash }) => pathname === '/' && search === '' && hash === '', problem)
    .transform((url) => url.origin);

const environmentSchema = z.object({
  PROVIDER_PORT: portNumber(8788),
  HOST: z.string().optional(),
  PROVIDER_HOST: z.string().optional(),
  PROVIDER_URL: origin(originProblem).optional(),
  PUBLIC_URL: httpAddress('https://marquee.example.org').optional(),
  PROVIDER_ORIGINS: z
    .string()
    .transform((list) => list.split(',').map((entry) => entry.trim()))
    .pipe(z.union([z.tuple([z.literal('*')]), z.array(origin(originsProblem))], { error: originsProblem }))
    .optional(),
  METRICS_TOKEN: z.string().min(8, 'must have at least 8 characters').optional(),
  LOG_LEVEL: logLevel,
  PROVIDER_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  MEDIA_DIR: z
    .string()
    .transform((list) => list.split(delimiter).filter((folder) => folder !== ''))
    .refine((folders) => folders.length > 0 && folders.every((folder) => !folder.includes('\0')), foldersProblem)
    .optional(),
  MEDIA_ROOTS: z
    .string()
    .transform((list) => (list === 'off' ? [] : list.split(delimiter).filter((folder) => folder !== '')))
    .refine((folders) => folders.every((folder) => isAbsolute(folder) && !folder.includes('\0')), rootsProblem)
    .optional(),
  DATA_DIR: z.string().default('.data'),
  LIBRARY_CACHE_MB: wholeNumber('megabytes', 50, 10_000_000).default(4096),
  DISK_RESERVE_MB: wholeNumber('megabytes', 0, 1_000_000).default(128),
  LIBRARY_TRANSCODES: wholeNumber('transcodes', 1, 64).optional(),
  LIBRARY_HWACCEL: oneOf(['auto', 'off', ...hardwareNames]).default('auto'),
  LIBRARY_SKIP_TIMES: oneOf(['on', 'off']).default('on'),
  LIBRARY_4K: oneOf(['token', 'open']).default('token'),
  MEMORY: oneOf(['normal', 'small']).default('normal'),
  DEMO_FILM: oneOf(['on', 'off']).default('on'),
  FFMPEG_PATH: z.string().default('ffmpeg'),
  FFPROBE_PATH: z.string().default('ffprobe'),
  PATH: z.string().default(''),
  // Node's own: what it does not understand, it ignores.
  UV_THREADPOOL_SIZE: wholeNumber('threads', 1, 1024).catch(4),
});

/**
 * Reads the settings from the environment; empty variables count as unset, relative folders are relative to `base`.
 * Throws an OperationalError.
 */
export function readSettings(environment: Record<string, string | undefined>, base: string): Settings {
  const data = readEnvironment(environmentSchema, environment);
  const dataDir = isAbsolute(data.DATA_DIR) ? data.DATA_DIR : join(base, data.DATA_DIR);
  return {
    port: data.PROVIDER_PORT,
    host: data.PROVIDER_HOST ?? data.HOST,
    publicUrl: data.PROVIDER_URL,
    allowedOrigins: allowedOriginsOf(data),
    logLevel: data.LOG_LEVEL,
    metricsToken: data.METRICS_TOKEN,
    secret: data.PROVIDER_SECRET,
    // Operators choose folders through the site, which needs the secret.
    library:
      (data.MEDIA_DIR ?? data.PROVIDER_SECRET) === undefined
        ? undefined
        : {
            maxTranscodes: data.LIBRARY_TRANSCODES ?? usualTranscodes(data.MEMORY),
            folders: data.MEDIA_DIR?.map((folder) => resolve(base, folder)),
            roots: data.MEDIA_ROOTS ?? defaultRoots(),
            dataDir,
            fileThreads: data.UV_THREADPOOL_SIZE,
            cacheDir: join(dataDir, 'library'),
            cacheBytes: data.LIBRARY_CACHE_MB * 1024 * 1024,
            diskReserveBytes: data.DISK_RESERVE_MB * 1024 * 1024,
            bounds: memoryBounds[data.MEMORY],
            hardware: data.LIBRARY_HWACCEL,
            findsSkipTimes: data.LIBRARY_SKIP_TIMES === 'on',
            is4kOpen: data.LIBRARY_4K === 'open',
          },
    memory: data.MEMORY,
    hasDemo: data.DEMO_FILM === 'on',
    ffmpegPath: data.FFMPEG_PATH,
    ffprobePath: data.FFPROBE_PATH,
    searchPath: data.PATH,
  };
}

const usualTranscodes = (memory: Settings['memory']): number =>
  memory === 'small' ? 1 : Math.max(2, Math.floor(availableParallelism() / 2));

function allowedOriginsOf({ PROVIDER_ORIGINS, PUBLIC_URL }: z.output<typeof environmentSchema>): AllowedOrigins {
  if (PROVIDER_ORIGINS?.[0] === '*') return '*';
  const site = PUBLIC_URL === undefined ? [] : [new URL(PUBLIC_URL).origin];
  return [...site, ...(PROVIDER_ORIGINS ?? [])];
}
