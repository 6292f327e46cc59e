import * as z from 'zod/mini';
import {
  accountTexts,
  EMAIL_MAX_LENGTH,
  emailError,
  FOUR_K_TOKEN_INVALID_TEXT,
  FOUR_K_TOKEN_MAX_LENGTH,
  FOUR_K_TOKEN_MIN_LENGTH,
  identifierError,
  isSyncableFourKToken,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  passwordError,
  PROFILE_NAME_MAX_LENGTH,
  profileNameError,
  USERNAME_MAX_LENGTH,
  USERNAME_MIN_LENGTH,
  usernameError,
} from '../validation';
import { invitationCodeSchema } from './invitations';
import { passkeyAnswerSchema } from './passkeys';

/** Request and response bodies of the account calls below `/api` (API-03 to API-07). */

/**
 * A text validated by the form's own rule, so that browser and server report the same error. The lengths are for the
 * schema's description.
 */
const field = (error: (text: string) => string | null, missing: string, [min, max]: [number, number]) => [
  z.check<string>((context) => {
    const message = error(context.value);
    if (message !== null) context.issues.push({ code: 'custom', input: context.value, message });
  }),
  z.minLength(min, missing),
  z.maxLength(max, missing),
];

const username = z
  .string(accountTexts.usernameShort)
  .check(z.trim(), ...field(usernameError, accountTexts.usernameShort, [USERNAME_MIN_LENGTH, USERNAME_MAX_LENGTH]));
const email = z
  .string(accountTexts.email)
  .check(z.trim(), ...field(emailError, accountTexts.email, [5, EMAIL_MAX_LENGTH]));
const identifier = z
  .string(accountTexts.identifier)
  .check(z.trim(), ...field(identifierError, accountTexts.identifier, [USERNAME_MIN_LENGTH, EMAIL_MAX_LENGTH]));
const password = z
  .string(accountTexts.passwordShort)
  .check(...field(passwordError, accountTexts.passwordShort, [PASSWORD_MIN_LENGTH, PASSWORD_MAX_LENGTH]));
const profileName = z
  .string(accountTexts.nameMissing)
  .check(...field(profileNameError, accountTexts.nameLong, [0, PROFILE_NAME_MAX_LENGTH]));

const newAccount = z.object({
  username,
  email,
  password,
  passwordConfirm: z.string(accountTexts.passwordConfirm),
});
const passwordsMatch = z.refine<z.infer<typeof newAccount>>((body) => body.password === body.passwordConfirm, {
  path: ['passwordConfirm'],
  message: accountTexts.passwordConfirm,
});

/** `POST /auth/signup`. */
export const signupBodySchema = z
  .extend(newAccount, {
    /** Code of an invitation. */
    invitation: z.optional(invitationCodeSchema),
  })
  .check(passwordsMatch);
export type SignupBody = z.infer<typeof signupBodySchema>;

const setupCode = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));

/** `POST /setup/check`. */
export const setupCheckBodySchema = z.strictObject({ code: setupCode });

/** `POST /setup`: the first operator's account, with the code that the server printed. */
export const setupBodySchema = z.extend(newAccount, { code: setupCode }).check(passwordsMatch);
export type SetupBody = z.infer<typeof setupBodySchema>;

/** `POST /auth/login`: `email` or `username`; the server accepts either value in either field. */
export const loginBodySchema = z
  .object({ email: z.optional(identifier), username: z.optional(identifier), password })
  .check(
    z.refine((body) => body.email !== undefined || body.username !== undefined, {
      path: ['username'],
      message: accountTexts.identifier,
    }),
  );
export type LoginBody = z.infer<typeof loginBodySchema>;

/** `GET /users/me`. */
export const userSchema = z.object({
  id: z.string(),
  username: z.string(),
  name: z.string(),
  email: z.string(),
  isDonator: z.boolean(),
  /** Present, and true, for operators only. */
  isOperator: z.optional(z.literal(true)),
  '4k_token': z.nullable(z.string()),
  /** Sent in the `X-CSRF-Token` header of every request that changes something. Empty for an access token, which needs none. */
  token: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
});
export type User = z.infer<typeof userSchema>;

/** Response of sign-up (201) and login. */
export const sessionResponseSchema = z.object({ token: z.string(), user: userSchema });
export type SessionResponse = z.infer<typeof sessionResponseSchema>;

export const okSchema = z.object({ ok: z.literal(true) });

/**
 * What says that whoever is signed in is the account's owner: the password, or a passkey. Neither, where an account without a
 * password was confirmed at the OpenID Connect provider in the last 15 minutes.
 */
export const proof = { password: z.optional(password), passkey: z.optional(passkeyAnswerSchema) };

/** `POST /users/me/updateName`. */
export const updateNameBodySchema = z.object({ name: profileName });
export const updateNameResponseSchema = z.object({ ok: z.literal(true), name: z.string() });

/** `POST /users/me/password`. Ends all other sessions; this one gets a new cookie and a new `token`. */
export const changePasswordBodySchema = z.object({
  currentPassword: z.optional(password),
  passkey: z.optional(passkeyAnswerSchema),
  password,
});
export type ChangePasswordBody = z.infer<typeof changePasswordBodySchema>;
export const changePasswordResponseSchema = z.object({ ok: z.literal(true), token: z.string() });

/** `POST /users/me/email`. */
export const changeEmailBodySchema = z.object({ ...proof, email });
export type ChangeEmailBody = z.infer<typeof changeEmailBodySchema>;
export const changeEmailResponseSchema = z.object({ ok: z.literal(true), email: z.string() });

/** `POST /auth/confirm-password`: operators' pages and changes of how one signs in ask for it again after `PASSWORD_ENTRY_MS`. */
export const confirmPasswordBodySchema = z.object(proof);
export type Proof = z.infer<typeof confirmPasswordBodySchema>;
export const PASSWORD_ENTRY_MS = 15 * 60_000;

/** `DELETE /users/me`. */
export const deleteAccountBodySchema = z.object(proof);

/** `GET /users/me/sessions`. */
export const sessionListSchema = z.object({
  sessions: z.array(
    z.object({
      /** Identifies the session in `DELETE /users/me/sessions/:id`; it is not the cookie's value. */
      id: z.string(),
      current: z.boolean(),
      createdAt: z.string(),
      lastSeenAt: z.string(),
      /** E.g. `Firefox on Linux`. */
      device: z.string(),
    }),
  ),
});
export type SessionList = z.infer<typeof sessionListSchema>;

/**
 * What a program may do: `read` what is kept, `sync` it, `scrobble` what is watched, be an `addon` of Stremio, or read the
 * `calendar`.
 */
export const tokenScopeSchema = z.enum(['read', 'sync', 'scrobble', 'addon', 'calendar']);
export type TokenScope = z.infer<typeof tokenScopeSchema>;

/** Tokens of an account. */
export const MOST_ACCESS_TOKENS = 20;

/** `POST /users/me/tokens`. */
export const accessTokenBodySchema = z.object({
  name: z
    .string(accountTexts.nameMissing)
    .check(z.trim(), ...field(profileNameError, accountTexts.nameMissing, [1, PROFILE_NAME_MAX_LENGTH])),
  scopes: z.array(tokenScopeSchema).check(z.minLength(1), z.maxLength(tokenScopeSchema.options.length)),
  /** Null: it works until it is revoked. */
  expiresInDays: z.nullable(z.int().check(z.minimum(1), z.maximum(3650))),
});
export type AccessTokenBody = z.infer<typeof accessTokenBodySchema>;

const accessTokenSchema = z.object({
  /** Identifies the token in `DELETE /users/me/tokens/:id`; it is not the token. */
  id: z.string(),
  name: z.string(),
  scopes: z.array(tokenScopeSchema),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
  expiresAt: z.nullable(z.string()),
});

/** `GET /users/me/tokens`: tokens of all the account's profiles, the newest first. */
export const accessTokenListSchema = z.object({ tokens: z.array(accessTokenSchema) });
export type AccessTokenList = z.infer<typeof accessTokenListSchema>;

/** Response of `POST /users/me/tokens` (201): the only one that contains the token. */
export const newAccessTokenSchema = z.extend(accessTokenSchema, { token: z.string() });
export type NewAccessToken = z.infer<typeof newAccessTokenSchema>;

/** `POST /auth/password-reset/request`, and `POST /auth/password-reset`. */
export const resetRequestBodySchema = z.object({ email });
export const resetBodySchema = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)), password });

/** `POST /sync/4k_token`: more than 50 characters, starting with `ey`; null removes it. */
export const fourKTokenBodySchema = z.object({
  token: z.nullable(
    z
      .string(FOUR_K_TOKEN_INVALID_TEXT)
      .check(
        z.refine(isSyncableFourKToken, FOUR_K_TOKEN_INVALID_TEXT),
        z.minLength(FOUR_K_TOKEN_MIN_LENGTH + 1, FOUR_K_TOKEN_INVALID_TEXT),
        z.maxLength(FOUR_K_TOKEN_MAX_LENGTH, FOUR_K_TOKEN_INVALID_TEXT),
      ),
  ),
});

/** Header of every request that changes something in a session. */
export const CSRF_HEADER = 'X-CSRF-Token';
