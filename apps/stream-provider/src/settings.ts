import { availableParallelism } from 'node:os';
import { delimiter, isAbsolute, join, resolve } from 'node:path';
import * as z from 'zod';
import type { LibrarySettings } from './library/service';
import { memoryBounds } from './memory-bounds';

export interface Settings {
  port: number;
  /** Origin under which browsers reach this server, without a trailing slash; undefined: as each request says. */
  publicUrl: string | undefined;
  logLevel: string;
  /** Signs the passes in playlist addresses; undefined: a random one for each process. */
  secret: string | undefined;
  /** The operator's own media; undefined: the demo film alone. */
  library: LibrarySettings | undefined;
  memory: 'normal' | 'small';
  /** The demo film plays in place of titles that nothing else has. */
  hasDemo: boolean;
  ffmpegPath: string;
  ffprobePath: string;
  /** Folders in which programs are looked for. */
  searchPath: string;
}

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const wholeNumber = (low: number, high: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(low).max(high));

const environmentSchema = z.object({
  PROVIDER_PORT: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(z.number().max(65535))
    .default(8788),
  PROVIDER_PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .transform((address) => new URL(address))
    .refine(({ pathname, search, hash }) => pathname === '/' && search === '' && hash === '')
    .transform(({ origin }) => origin)
    .optional(),
  LOG_LEVEL: z.enum(logLevels).default('info'),
  PROVIDER_SECRET: z.string().min(32).optional(),
  MEDIA_DIR: z
    .string()
    .transform((list) => list.split(delimiter).filter((folder) => folder !== ''))
    .refine((folders) => folders.length > 0 && folders.every((folder) => !folder.includes('\0')))
    .optional(),
  DATA_DIR: z.string().default('.data'),
  LIBRARY_CACHE_MB: wholeNumber(50, 10_000_000).default(4096),
  DISK_RESERVE_MB: wholeNumber(0, 1_000_000).default(128),
  LIBRARY_TRANSCODES: wholeNumber(1, 64).optional(),
  LIBRARY_4K: z.enum(['token', 'open']).default('token'),
  MEMORY: z.enum(['normal', 'small']).default('normal'),
  DEMO_FILM: z.enum(['on', 'off']).default('on'),
  FFMPEG_PATH: z.string().default('ffmpeg'),
  FFPROBE_PATH: z.string().default('ffprobe'),
  PATH: z.string().default(''),
});

const expectations: Record<string, string> = {
  PROVIDER_PORT: 'a port number from 0 to 65535',
  PROVIDER_PUBLIC_URL: 'an origin such as https://media.example.org, without a path',
  LOG_LEVEL: `one of ${logLevels.join(', ')}`,
  PROVIDER_SECRET: 'at least 32 characters',
  MEDIA_DIR: `a folder, or several with “${delimiter}” between them`,
  LIBRARY_CACHE_MB: 'a whole number from 50',
  DISK_RESERVE_MB: 'a whole number from 0 to 1000000',
  LIBRARY_TRANSCODES: 'a whole number from 1 to 64',
  LIBRARY_4K: 'token or open',
  MEMORY: 'normal or small',
  DEMO_FILM: 'on or off',
};

/** A setting that cannot be used; its message is one sentence for the operator. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/**
 * Reads the settings from the environment; empty variables count as missing, relative folders are relative to `base`.
 * Throws a SettingsError.
 */
export function readSettings(environment: Record<string, string | undefined>, base: string): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map(({ path }) => String(path[0])))];
    throw new SettingsError(names.map((name) => `${name} must be ${expectations[name] ?? 'valid'}.`).join(' '));
  }
  const { data } = parsed;
  const dataDir = isAbsolute(data.DATA_DIR) ? data.DATA_DIR : join(base, data.DATA_DIR);
  return {
    port: data.PROVIDER_PORT,
    publicUrl: data.PROVIDER_PUBLIC_URL,
    logLevel: data.LOG_LEVEL,
    secret: data.PROVIDER_SECRET,
    library: data.MEDIA_DIR && {
      folders: data.MEDIA_DIR.map((folder) => resolve(base, folder)),
      cacheDir: join(dataDir, 'library'),
      cacheBytes: data.LIBRARY_CACHE_MB * 1024 * 1024,
      diskReserveBytes: data.DISK_RESERVE_MB * 1024 * 1024,
      maxTranscodes:
        data.LIBRARY_TRANSCODES ?? (data.MEMORY === 'small' ? 1 : Math.max(2, Math.floor(availableParallelism() / 2))),
      bounds: memoryBounds[data.MEMORY],
      is4kOpen: data.LIBRARY_4K === 'open',
    },
    memory: data.MEMORY,
    // A provider without any source would be of no use.
    hasDemo: data.DEMO_FILM === 'on' || data.MEDIA_DIR === undefined,
    ffmpegPath: data.FFMPEG_PATH,
    ffprobePath: data.FFPROBE_PATH,
    searchPath: data.PATH,
  };
}
