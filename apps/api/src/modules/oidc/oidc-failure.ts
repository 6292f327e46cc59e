import { OperationalError } from '@marquee/server';
import type { OidcOutcome } from '@marquee/core/contracts';
import * as client from 'openid-client';
import { ApiError, type ApiErrorCode } from '../../http/errors';

/** A log-in that ends at the log-in page. `cause` is for the log. */
export class OidcFailure extends Error {
  override readonly name = 'OidcFailure';

  constructor(
    readonly outcome: OidcOutcome,
    cause?: unknown,
  ) {
    super(`OpenID Connect: ${outcome}`, { cause });
  }
}

/** From openid-client: no response, or none that a provider would give. */
const NO_ANSWER: ReadonlySet<string | undefined> = new Set([
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
]);

/** Whether the provider could not be asked, so that trying again may help. */
export function isNoAnswer(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // The client wraps what its fetch throws.
  if (error instanceof OperationalError || isNoAnswer(error.cause)) return true;
  return error instanceof client.ClientError && NO_ANSWER.has(error.code);
}

/** What a log-in that was not completed says. */
export function failureOf(error: unknown): OidcFailure {
  if (error instanceof OidcFailure) return error;
  if (error instanceof client.AuthorizationResponseError && error.error === 'access_denied')
    return new OidcFailure('denied', error);
  return new OidcFailure(isNoAnswer(error) ? 'unavailable' : 'refused', error);
}

const outcomes: Partial<Record<ApiErrorCode, OidcOutcome>> = {
  // The provider was removed meanwhile.
  not_configured: 'expired',
  account_disabled: 'account_disabled',
  signup_closed: 'signup_closed',
  invitation_needed: 'invitation_needed',
  invitation_invalid: 'invitation_needed',
  invitation_expired: 'invitation_used_up',
  invitation_used_up: 'invitation_used_up',
  rate_limited: 'rate_limited',
  busy: 'unavailable',
  storage_full: 'unavailable',
  taken: 'taken',
};

/** Rethrows errors that are not refusals by this site. */
export function refusalOf(error: unknown): OidcFailure {
  if (error instanceof OidcFailure) return error;
  const outcome = error instanceof ApiError ? outcomes[error.code] : undefined;
  if (outcome === undefined) throw error;
  return new OidcFailure(outcome, error);
}
