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
import { profileSchema } from './profiles';

/** Bodies and answers of the account calls below `/api` (API-03 to API-07). */

/** A text that the form's own rule judges, so that browser and server say the same. The lengths describe it. */
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

/** `POST /auth/signup`. */
export const signupBodySchema = z
  .object({ username, email, password, passwordConfirm: z.string(accountTexts.passwordConfirm) })
  .check(
    z.refine((body) => body.password === body.passwordConfirm, {
      path: ['passwordConfirm'],
      message: accountTexts.passwordConfirm,
    }),
  );
export type SignupBody = z.infer<typeof signupBodySchema>;

/** `POST /auth/login`: `email` or `username`; either may hold the other. */
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
  /** Only there, and true, for operators of the site. */
  isOperator: z.optional(z.literal(true)),
  '4k_token': z.nullable(z.string()),
  /** Goes into the header `X-CSRF-Token` of every call that changes something. */
  token: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
});
export type User = z.infer<typeof userSchema>;

/** Answer of sign-up (201) and login. */
export const sessionResponseSchema = z.object({ token: z.string(), user: userSchema });
export type SessionResponse = z.infer<typeof sessionResponseSchema>;

export const okSchema = z.object({ ok: z.literal(true) });

/** `POST /users/me/updateName`. */
export const updateNameBodySchema = z.object({ name: profileName });
export const updateNameResponseSchema = z.object({ ok: z.literal(true), name: z.string() });

/** `POST /users/me/password`. Every other session ends; this one gets a new cookie and the new `token`. */
export const changePasswordBodySchema = z.object({ currentPassword: password, password });
export const changePasswordResponseSchema = z.object({ ok: z.literal(true), token: z.string() });

/** `POST /users/me/email`. */
export const changeEmailBodySchema = z.object({ password, email });
export const changeEmailResponseSchema = z.object({ ok: z.literal(true), email: z.string() });

/** `DELETE /users/me`. */
export const deleteAccountBodySchema = z.object({ password });

/** `GET /users/me/sessions`. */
export const sessionListSchema = z.object({
  sessions: z.array(
    z.object({
      /** Names the session in `DELETE /users/me/sessions/:id`; useless as a cookie. */
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

/** Entries by collection, removed ones included, as the sync calls carry them. */
const exportedCollections = z.record(
  z.string(),
  z.array(z.object({ key: z.string(), value: z.unknown(), changedAt: z.number(), removedAt: z.optional(z.number()) })),
);

/** `GET /users/me/export`: everything that the server keeps about a person. Times are epoch milliseconds in the lists. */
export const exportSchema = z.object({
  format: z.literal(2),
  exportedAt: z.string(),
  profile: z.omit(userSchema, { token: true }),
  sessions: sessionListSchema.shape.sessions,
  /** The owner's. */
  collections: exportedCollections,
  /** Of everybody who watches with the account; the owner's collections stand above. */
  profiles: z.optional(z.array(z.extend(profileSchema, { collections: z.optional(exportedCollections) }))),
});

/** `POST /auth/password-reset/request`. */
export const resetRequestBodySchema = z.object({ email });
/** `POST /auth/password-reset`. */
export const resetBodySchema = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)), password });

/** `POST /sync/4k_token`: length over 50 and a start of `ey`; null removes it. */
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

/** Header of every call that changes something with a session. */
export const CSRF_HEADER = 'X-CSRF-Token';
