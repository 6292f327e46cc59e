import * as z from 'zod/mini';

/** Passkeys (WebAuthn), second factor and what says who somebody is. Binary members are base64url, as browsers' `toJSON` writes them. */

const base64url = (longest: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(longest));
const CREDENTIAL_ID_LENGTH = 1400;
const CLIENT_DATA_LENGTH = 4000;

/** Secret of something that has begun (`SignInTicket`). */
export const ticketSchema = z.string().check(z.regex(/^[\w-]{43}$/));

const credential = {
  id: base64url(CREDENTIAL_ID_LENGTH),
  rawId: base64url(CREDENTIAL_ID_LENGTH),
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
  clientExtensionResults: z.optional(z.record(z.string().check(z.maxLength(100)), z.unknown())),
};

/** What `navigator.credentials.get` returned for a challenge. */
export const passkeyAnswerSchema = z.object({
  ticket: ticketSchema,
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url(CLIENT_DATA_LENGTH),
      authenticatorData: base64url(4000),
      signature: base64url(8000),
      userHandle: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
    }),
  }),
});
export type PasskeyAnswer = z.infer<typeof passkeyAnswerSchema>;

export const PASSKEY_NAME_MAX_LENGTH = 60;
/** Passkeys of an account. */
export const MOST_PASSKEYS = 20;

const name = z.string().check(z.trim(), z.minLength(1, 'Please enter a name'), z.maxLength(PASSKEY_NAME_MAX_LENGTH));

/** `POST /users/me/passkeys`: what `navigator.credentials.create` returned. */
export const newPasskeyBodySchema = z.object({
  ticket: ticketSchema,
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url(CLIENT_DATA_LENGTH),
      attestationObject: base64url(16_000),
      transports: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10))),
    }),
  }),
});
export type NewPasskeyBody = z.infer<typeof newPasskeyBodySchema>;

/** `PATCH /users/me/passkeys/:id`. */
export const renamePasskeyBodySchema = z.object({ name });

/** A challenge, and the options for `navigator.credentials.get` or `.create` in WebAuthn's JSON. */
export const passkeyOptionsSchema = z.object({ ticket: z.string(), options: z.record(z.string(), z.unknown()) });
export type PasskeyOptions = z.infer<typeof passkeyOptionsSchema>;

export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
  /** Domain name of the site when it was made: it works nowhere else. */
  domain: z.string(),
  /** When its counter went back, as that of a copy does. */
  copiedAt: z.nullable(z.string()),
});
export type Passkey = z.infer<typeof passkeySchema>;

/** `GET /users/me/sign-in`: the ways into the account. */
export const signInMethodsSchema = z.object({
  hasPassword: z.boolean(),
  passkeys: z.array(passkeySchema),
  /** Null: off. */
  secondFactor: z.nullable(z.object({ since: z.string(), recoveryCodesLeft: z.int() })),
});
export type SignInMethods = z.infer<typeof signInMethodsSchema>;

export const RECOVERY_CODES = 10;
/** A time code, or a recovery code as it was typed. */
const code = z.string('Please enter a code').check(z.minLength(1, 'Please enter a code'), z.maxLength(60));

/** Response of `POST /auth/login` and `POST /auth/oidc/link` (202) with the right password of an account that has a second factor. */
export const codeNeededSchema = z.object({ ticket: z.string() });

/** `POST /auth/login/code`. */
export const loginCodeBodySchema = z.object({ ticket: ticketSchema, code });
export type LoginCodeBody = z.infer<typeof loginCodeBodySchema>;

/** `POST /users/me/second-factor/setup`. */
export const secondFactorSetupSchema = z.object({
  ticket: z.string(),
  /** In base32. */
  secret: z.string(),
  /** `otpauth:` URI, for a QR code. */
  uri: z.string(),
});
export type SecondFactorSetup = z.infer<typeof secondFactorSetupSchema>;

/** `POST /users/me/second-factor`: turns it on with the first code. */
export const newSecondFactorBodySchema = z.object({ ticket: ticketSchema, code });

/** `DELETE /users/me/second-factor` and `POST /users/me/second-factor/recovery-codes`. */
export const secondFactorCodeBodySchema = z.object({ code });

/** The only response that contains the codes. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;
