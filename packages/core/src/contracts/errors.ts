import * as z from 'zod/mini';

/** Body of every API error. `error` is text for people, `code` is for programs. */
export const errorBodySchema = z.object({
  error: z.string(),
  code: z.string(),
  requestId: z.optional(z.string()),
  /** Text per invalid field. */
  fields: z.optional(z.record(z.string(), z.string())),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
