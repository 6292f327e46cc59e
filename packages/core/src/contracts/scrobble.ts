import * as z from 'zod/mini';

/**
 * `POST /scrobble/{program}`: what became of a report. `unchanged`: it is known already, or something later is.
 * `unmatched`: no title here is certainly the one. `ignored`: an event, a kind of media or an account that does not count.
 */
export const scrobbleResponseSchema = z.object({
  ok: z.literal(true),
  outcome: z.enum(['finished', 'progress', 'unchanged', 'unmatched', 'ignored']),
});
export type ScrobbleOutcome = z.infer<typeof scrobbleResponseSchema>['outcome'];

/** `POST /scrobble/trakt/{action}` (201), in Trakt's words. */
export const traktScrobbleResponseSchema = z.object({ id: z.number(), action: z.enum(['start', 'pause', 'scrobble']) });

/** `?token=` for programs that send no headers, a token with the scope `scrobble` alone; `?user=`: only this account's. */
export const scrobbleQuerySchema = z.object({ token: z.optional(z.string()), user: z.optional(z.string()) });
