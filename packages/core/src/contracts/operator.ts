import * as z from 'zod/mini';

/** Why a backup failed, as far as it can be said in every language. */
export const backupFailureReasonSchema = z.enum(['disk_full', 'no_permission', 'database_unavailable', 'other']);
export type BackupFailureReason = z.infer<typeof backupFailureReasonSchema>;

/** `GET /operator/status`: how the server is, for its operators. Times are ISO 8601. */
export const operatorStatusSchema = z.object({
  backup: z.object({
    lastSuccessAt: z.nullable(z.string()),
    /** Of the last attempt, where it failed: when, and why, as a code and in one English sentence. */
    failure: z.nullable(z.object({ at: z.string(), reason: backupFailureReasonSchema, sentence: z.string() })),
  }),
});
export type OperatorStatus = z.infer<typeof operatorStatusSchema>;
