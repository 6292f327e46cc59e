import * as z from 'zod/mini';
import { sessionResponseSchema } from './accounts';

/** Log-in on a TV, in the shape of RFC 8628: the TV asks and polls, a phone that is signed in approves. */
export const TV_LOGIN = { lifetimeSec: 600, pollSec: 5 } as const;

/** Response of `POST /auth/tv` (201). The device code is a cookie of the TV. */
export const tvCodeSchema = z.object({
  /** Six letters for the TV to show. */
  userCode: z.string(),
  expiresInSec: z.int(),
  /** Seconds to leave between two polls. */
  intervalSec: z.int(),
});
export type TvCode = z.infer<typeof tvCodeSchema>;

/** Response of `POST /auth/tv/poll`. `slow_down`: the TV has polled too soon, and has to wait longer from now on. */
export const tvPollSchema = z.discriminatedUnion('state', [
  // With the code: another page of the same browser may have got a new one.
  z.object({ state: z.literal('pending'), ...tvCodeSchema.shape }),
  z.object({ state: z.literal('slow_down'), ...tvCodeSchema.shape }),
  z.object({ state: z.literal('denied') }),
  z.object({ state: z.literal('expired') }),
  z.object({ state: z.literal('approved'), ...sessionResponseSchema.shape }),
]);
export type TvPoll = z.infer<typeof tvPollSchema>;

const code = z.string().check(z.maxLength(40));

/** `POST /auth/tv/request`. A code is sent in bodies only, so that no log of requests has it. */
export const tvRequestBodySchema = z.object({ code });

/** Response of `POST /auth/tv/request`: what asks to be logged in. */
export const tvRequestSchema = z.object({
  /** E.g. `Firefox on Linux`. */
  device: z.string(),
  askedAt: z.string(),
  /** Network of the device, as far as it is known. */
  address: z.nullable(z.string()),
  /** Whether the phone is in the same network. */
  isNear: z.boolean(),
});
export type TvRequest = z.infer<typeof tvRequestSchema>;

/** `POST /auth/tv/answer`. */
export const tvAnswerBodySchema = z.object({ code, isApproved: z.boolean() });
export type TvAnswer = z.infer<typeof tvAnswerBodySchema>;
