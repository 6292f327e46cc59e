import * as z from 'zod/mini';
import { segmentSchema } from './stream-provider';

/** An operator's match of a file with a title, which takes precedence over the file's name. */
export const fileMatchSchema = z.object({
  mediaType: z.enum(['movie', 'tv']),
  tmdbId: z.int().check(z.positive(), z.lte(2_147_483_647)),
  title: z.string().check(z.minLength(1), z.maxLength(300)),
  year: z.nullable(z.int().check(z.gte(1800), z.lte(9999))),
  /** Season and episode; for episodes only. */
  season: z.optional(z.int().check(z.nonnegative(), z.lte(99_999))),
  episode: z.optional(z.int().check(z.nonnegative(), z.lte(99_999))),
});
export type FileMatch = z.infer<typeof fileMatchSchema>;

/** A file of the library: the id of its folder of MEDIA_DIR, and the path inside that folder. */
export const libraryPathSchema = z.object({
  folder: z.string().check(z.minLength(1), z.maxLength(64)),
  path: z.string().check(z.minLength(1), z.maxLength(4096)),
});
export type LibraryPath = z.infer<typeof libraryPathSchema>;

/** Body of `POST /operator/library/match`; null removes the match. */
export const matchFileBodySchema = z.extend(libraryPathSchema, {
  match: z.nullable(
    fileMatchSchema.check(
      z.refine(
        ({ mediaType, season, episode }) => (mediaType === 'tv') === (season !== undefined && episode !== undefined),
        {
          error: 'A series needs a season and an episode, a film has none.',
        },
      ),
    ),
  ),
});
export type MatchFileBody = z.infer<typeof matchFileBodySchema>;

/** Why a file is not served. */
export const fileProblems = [
  'ambiguous',
  'empty',
  'extra',
  'growing',
  'link_outside',
  'needs_ffmpeg',
  'no_picture',
  'no_samples',
  'no_year',
  'not_media',
  'number_unclear',
  'part',
  'part_missing',
  'parts_differ',
  'protected',
  'sample',
  'subtitle_format',
  'timeout',
  'too_deep',
  'too_many',
  'unreadable',
  'unreadable_name',
] as const;
export type FileProblem = (typeof fileProblems)[number];

/** `left_out`: samples, trailers and other extras. */
export const libraryFileStates = ['unmatched', 'matched', 'by_hand', 'left_out'] as const;
export type LibraryFileState = (typeof libraryFileStates)[number];

const count = z.int().check(z.nonnegative());

export const operatorLibraryFileSchema = z.extend(libraryPathSchema, {
  state: z.enum(libraryFileStates),
  /** One of `fileProblems`; null if the file can be served. */
  problem: z.nullable(z.string()),
  /** Number of files of a film that is split into parts; the path is that of the first. */
  parts: z._default(count, 1),
  /** What was matched: by name or by the operator. */
  reading: z.nullable(
    z.object({
      mediaType: z.enum(['movie', 'tv']),
      title: z.string(),
      year: z.nullable(z.int()),
      season: z.nullable(z.int()),
      episodes: z.array(z.int()),
      airDate: z.nullable(z.string()),
    }),
  ),
  /** Intros and credits found by comparing episodes. */
  found: z.optional(z.array(segmentSchema)),
  /** False for folders and for files that no longer exist. */
  canMatch: z.boolean(),
});
export type OperatorLibraryFile = z.infer<typeof operatorLibraryFileSchema>;

/** Page size of `GET /operator/library`. */
export const LIBRARY_PAGE_SIZE = 50;

export const operatorLibrarySchema = z.object({
  /** Whether MEDIA_DIR is set. */
  hasFolders: z.boolean(),
  isScanned: z.boolean(),
  folders: z.object({ set: count, reachable: count }),
  progress: z.object({ seen: count, probed: count, left: count }),
  /**
   * Detection of intros and credits: seasons of at least three episodes, those already compared, and files with a
   * result.
   */
  skipTimes: z.optional(
    z.object({ method: z.enum(['sound', 'picture', 'off']), seasons: count, done: count, found: count }),
  ),
  counts: z.record(z.enum(libraryFileStates), count),
  /** Number of files that match the query. */
  total: count,
  files: z.array(operatorLibraryFileSchema),
});
export type OperatorLibrary = z.infer<typeof operatorLibrarySchema>;

/** Query of `GET /operator/library`; `page` starts at 1. */
export const operatorLibraryQuerySchema = z.object({
  state: z._default(z.enum(libraryFileStates), 'unmatched'),
  q: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
  page: z._default(z.coerce.number().check(z.int(), z.positive(), z.lte(1_000_000)), 1),
});
export type OperatorLibraryQuery = z.infer<typeof operatorLibraryQuerySchema>;
