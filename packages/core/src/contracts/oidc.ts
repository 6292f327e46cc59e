import * as z from 'zod/mini';
import { proof } from './accounts';
import { PASSWORD_MAX_LENGTH } from '../validation';
import { invitationCodeSchema } from './invitations';
import { loginCodeBodySchema } from './passkeys';

/** Signing in by OpenID Connect: settings of the provider and calls of the person. */

const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max), z.regex(/^[^\p{Cc}]*$/u));

/** Names that only a private network resolves: one without a dot, such as that of a container. */
const PRIVATE_HOST =
  /^(?:[a-z][a-z\d-]*|127(?:\.\d{1,3}){3}|10(?:\.\d{1,3}){3}|192\.168(?:\.\d{1,3}){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d{1,3}){2}|\[(?:::1|f[cd][\da-f:]+)\])$/i;
const ISSUER = /^(https?):\/\/([a-z\d.-]+|\[[\da-f:]+\])(?::\d{1,5})?(?:\/[^\s?#\\@]*)?$/i;

/** https, except for a provider on this machine or in a private network. */
function isIssuer(url: string): boolean {
  const [, scheme, host] = ISSUER.exec(url) ?? [];
  return host !== undefined && (scheme?.toLowerCase() === 'https' || PRIVATE_HOST.test(host));
}

export const OIDC_LABEL_MAX_LENGTH = 40;
/** The provider's address, exactly as it names itself. */
export const oidcIssuerSchema = text(500).check(
  z.refine(isIssuer, 'must start with https://, unless it is on this machine or in a private network'),
);
export const oidcClientSecretSchema = text(500);

const onOff = z.enum(['on', 'off']);

/** The settings of `SiteSettings` about it, apart from the client secret. */
export const oidcSettings = {
  oidcIssuer: z.nullable(oidcIssuerSchema),
  oidcClientId: z.nullable(text(500)),
  /** Of the button; null: the provider's host name. */
  oidcLabel: z.nullable(text(OIDC_LABEL_MAX_LENGTH)),
  oidcGroupsClaim: z.nullable(text(100)),
  /** Whoever is in it is an operator. Null: groups make nobody an operator. */
  oidcOperatorGroup: z.nullable(text(200)),
  /** Whether new people may get an account this way, as far as `signUp` lets them. */
  oidcSignUp: onOff,
  /** Whether people may log in with a password of this site. */
  localLogin: onOff,
};

/** A page of the site to come back to. */
const next = z.optional(z.string().check(z.maxLength(2_000)));

/** `POST /auth/oidc/start`: `invitation` is the code of an invitation, for who has no account yet. */
export const oidcStartBodySchema = z.strictObject({
  next,
  invitation: z.optional(invitationCodeSchema),
});
export type OidcStartBody = z.infer<typeof oidcStartBodySchema>;

/**
 * `POST /users/me/oidc/start`: `link` is for the account's identity at the provider and needs a proof, `confirm`
 * logs in there again instead of entering one.
 */
export const oidcAccountStartBodySchema = z.union([
  z.strictObject({ purpose: z.literal('link'), ...proof }),
  z.strictObject({ purpose: z.literal('confirm'), next }),
]);
export type OidcAccountStartBody = z.infer<typeof oidcAccountStartBodySchema>;

/** The provider's page, to open in the browser. */
export const oidcRedirectSchema = z.object({ url: z.string() });

/** `POST /auth/oidc/link`: the password, then the code if the account has a second factor. */
export const oidcLinkBodySchema = z.union([
  z.strictObject({ password: z.string().check(z.maxLength(PASSWORD_MAX_LENGTH)) }),
  loginCodeBodySchema,
]);
export type OidcLinkBody = z.infer<typeof oidcLinkBodySchema>;

/** `GET /users/me/oidc`. */
export const oidcAccountSchema = z.object({
  /** Of the provider. */
  label: z.string(),
  isLinked: z.boolean(),
  /** False while it is the last way in. */
  canUnlink: z.boolean(),
  /** Whether this session was opened by it. */
  isSession: z.boolean(),
});
export type OidcAccount = z.infer<typeof oidcAccountSchema>;

/** `POST /users/me/oidc/log-out`: the provider's own log-out; null if it has none, or cannot be reached. */
export const oidcLogOutSchema = z.object({ url: z.nullable(z.string()) });

/** What `/login?oidc=…` says after the provider has sent the browser back. */
export const oidcOutcomes = [
  /** An account with the email exists: its password links it. */
  'link',
  'denied',
  'expired',
  'refused',
  'unavailable',
  'email_missing',
  'email_unverified',
  'account_disabled',
  'signup_closed',
  'invitation_needed',
  'invitation_used_up',
  'rate_limited',
  'taken',
] as const;
export type OidcOutcome = (typeof oidcOutcomes)[number];

/** `POST /operator/settings/check-oidc`: without an issuer, the one in use is tried. */
export const oidcCheckBodySchema = z.strictObject({ issuer: z.optional(oidcIssuerSchema) });
export const oidcCheckSchema = z.object({
  /** `mismatch`: it names itself otherwise. `unusable`: it lacks what a log-in needs. */
  state: z.enum(['works', 'unreachable', 'mismatch', 'unusable', 'none']),
  ms: z.number(),
  /** Whether it can log people out here, and they themselves there. */
  canLogOutHere: z.boolean(),
  canLogOutThere: z.boolean(),
});
export type OidcCheck = z.infer<typeof oidcCheckSchema>;
