import * as z from 'zod/mini';

/** `GET /operator/status`: how the server is, for its operators. Times are ISO 8601. */
export const operatorStatusSchema = z.object({
  backup: z.object({
    lastSuccessAt: z.nullable(z.string()),
    /** Of the last attempt, where it failed: when, and why in one sentence. */
    failure: z.nullable(z.object({ at: z.string(), sentence: z.string() })),
  }),
});
export type OperatorStatus = z.infer<typeof operatorStatusSchema>;
