import * as z from 'zod/mini';
import { serverChecks } from '../server/server-check-names';
import { folderStatesSchema } from './media-folders';

/** Why a backup failed: reasons that have a translated message. */
export const backupFailureReasonSchema = z.enum(['disk_full', 'no_permission', 'database_unavailable', 'other']);
export type BackupFailureReason = z.infer<typeof backupFailureReasonSchema>;

const backupStatusSchema = z.object({
  /** Whether this server writes backups. */
  isOn: z.boolean(),
  lastSuccessAt: z.nullable(z.string()),
  /** Set if the last attempt failed: when, and why, as a code and as an English sentence. */
  failure: z.nullable(z.object({ at: z.string(), reason: backupFailureReasonSchema, sentence: z.string() })),
});

/** `GET /operator/status`: health of the server, for its operators. Times are ISO 8601. */
export const operatorStatusSchema = z.object({
  backup: backupStatusSchema,
  tmdb: z.object({
    /** `none`: without a token; `unknown`: nothing was requested since the start. */
    state: z.enum(['none', 'unknown', 'works', 'failing']),
    /** Why the last request failed, if it did. */
    error: z.nullable(
      z.enum(['unreachable', 'timed_out', 'rate_limited', 'bad_status', 'not_json', 'too_large', 'token_refused']),
    ),
    /** Since midnight UTC: responses that TMDB was asked for, and those from the cache. */
    requests: z.number(),
    cached: z.number(),
  }),
  database: z.object({ ms: z.number(), bytes: z.number() }),
  /** Null where the system cannot report the free bytes. */
  disk: z.object({ freeBytes: z.nullable(z.number()), reserveBytes: z.number() }),
  caches: z.object({ bytes: z.number(), limitBytes: z.number() }),
  provider: z.object({
    isReachable: z.boolean(),
    ms: z.number(),
    /** The media folders; none where the provider does not say. */
    folders: folderStatesSchema.shape.folders,
  }),
  /** What the stream provider converts and keeps; null if it cannot be reached or has no library. */
  conversions: z.nullable(
    z.object({
      hasFfmpeg: z.boolean(),
      running: z.number(),
      most: z.number(),
      cacheBytes: z.number(),
      cacheMaxBytes: z.number(),
    }),
  ),
  mail: z.object({ isConfigured: z.boolean() }),
  server: z.object({ version: z.string(), node: z.string(), startedAt: z.string(), memoryBytes: z.number() }),
});
export type OperatorStatus = z.infer<typeof operatorStatusSchema>;

/** `GET /operator/problems`: the checks that are a problem, for a line over the site. */
export const serverProblemsSchema = z.object({ problems: z.array(z.enum(serverChecks)) });
export type ServerProblems = z.infer<typeof serverProblemsSchema>;

const warningSchema = z.object({
  /** Counts the warnings of the process. */
  id: z.int(),
  at: z.iso.datetime(),
  level: z.enum(['warning', 'error']),
  /** In English. */
  message: z.string(),
  requestId: z.nullable(z.string()),
});
export type ProcessWarning = z.infer<typeof warningSchema>;

/** `GET /operator/warnings` of the stream provider: its last ones, the newest first. */
export const processWarningsSchema = z.object({ warnings: z.array(warningSchema) });
export type ProcessWarnings = z.infer<typeof processWarningsSchema>;

/** `GET /operator/warnings`: the last ones of the process that answers, and of the stream provider, the newest first. */
export const warningListSchema = z.object({
  warnings: z.array(z.extend(warningSchema, { from: z.enum(['site', 'provider']) })),
  /** Whether the stream provider said what it noted. */
  hasProvider: z.boolean(),
});
export type WarningList = z.infer<typeof warningListSchema>;

/** `GET /operator/backups`: the newest first. */
export const backupListSchema = z.object({
  backups: z.array(z.object({ name: z.string(), createdAt: z.string(), bytes: z.number() })),
});
export type BackupList = z.infer<typeof backupListSchema>;

/** `POST /operator/backups`. */
export const backupResponseSchema = backupStatusSchema;
