import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isFourKToken } from '@marquee/core';
import { tokenSubmitResponseSchema, tokenTestSchema, UI_TOKEN_HEADER } from '@marquee/core/contracts';

/** Messages of the guide (TOKEN-05, TOKEN-07, TOKEN-08). */
export const messages = {
  malformed: msg`Invalid token, please check and try again.`,
  refused: msg`Invalid token`,
  valid: msg`Token is valid!`,
  submitFailed: msg`Submission failed, please try again or report on discord, thanks.`,
  submitted: msg`Token submitted successfully`,
} as const;

export interface Outcome {
  ok: boolean;
  message: MessageDescriptor;
}

const TIMEOUT_MS = 15_000;
const malformed: Outcome = { ok: false, message: messages.malformed };

/** Tests a token with a stream provider (docs/sources.md). A malformed token is never sent. */
export async function testToken(fetch: typeof globalThis.fetch, providerUrl: string, token: string): Promise<Outcome> {
  if (!isFourKToken(token)) return malformed;
  try {
    const answer = await fetch(`${providerUrl}/streams`, {
      headers: { [UI_TOKEN_HEADER]: token },
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { streams } = tokenTestSchema.parse(answer.ok ? await answer.json() : { streams: [] });
    return streams.length > 0 ? { ok: true, message: messages.valid } : { ok: false, message: messages.refused };
  } catch {
    return { ok: false, message: messages.refused };
  }
}

/** Submits a token to a stream provider; `token` in the response means success. */
export async function submitToken(
  fetch: typeof globalThis.fetch,
  providerUrl: string,
  token: string,
): Promise<Outcome> {
  if (!isFourKToken(token)) return malformed;
  try {
    const answer = await fetch(`${providerUrl}/cosmic-token-submit`, {
      method: 'POST',
      headers: { [UI_TOKEN_HEADER]: token, 'Content-Type': 'application/json' },
      body: JSON.stringify({ uiToken: token }),
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const taken = answer.ok && tokenSubmitResponseSchema.parse(await answer.json()).token;
    return taken ? { ok: true, message: messages.submitted } : { ok: false, message: messages.submitFailed };
  } catch {
    return { ok: false, message: messages.submitFailed };
  }
}
