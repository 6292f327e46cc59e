import * as z from 'zod/mini';

/** Why a backup failed: reasons that have a translated message. */
export const backupFailureReasonSchema = z.enum(['disk_full', 'no_permission', 'database_unavailable', 'other']);
export type BackupFailureReason = z.infer<typeof backupFailureReasonSchema>;

/** `GET /operator/status`: health of the server, for its operators. Times are ISO 8601. */
export const operatorStatusSchema = z.object({
  backup: z.object({
    lastSuccessAt: z.nullable(z.string()),
    /** Set if the last attempt failed: when, and why, as a code and as an English sentence. */
    failure: z.nullable(z.object({ at: z.string(), reason: backupFailureReasonSchema, sentence: z.string() })),
  }),
});
export type OperatorStatus = z.infer<typeof operatorStatusSchema>;
