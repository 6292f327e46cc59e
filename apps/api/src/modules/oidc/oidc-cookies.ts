import { cookieValue, parseJson } from '@marquee/core';
import type { Request, Response } from 'express';
import { z } from 'zod';
import type { TokenCipher } from '../../lib/token-cipher';
import { HostCookie } from '../auth';

/** Time to log in at the provider, and to enter a password afterwards. */
const LIFETIME_MS = 10 * 60_000;

const flowSchema = z.object({
  purpose: z.enum(['login', 'link', 'confirm']),
  issuer: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  redirectUri: z.string(),
  /** The page that asked for it. */
  next: z.string().nullable(),
  invitation: z.string().optional(),
  /** A log-in that was begun anew because the provider had not asked for credentials. */
  mustReauthenticate: z.boolean().optional(),
  /** That of `link` and `confirm`: no other one may complete it. */
  sessionId: z.string().optional(),
});
/** A log-in for which the browser was sent to the provider. */
export type OidcFlow = z.infer<typeof flowSchema>;

const linkSchema = z.object({
  issuer: z.string(),
  subject: z.string(),
  providerId: z.string().nullable(),
  /** That of an account, which the provider has verified. */
  email: z.string(),
  isInOperatorGroup: z.boolean().optional(),
});
/** A person whom the provider has authenticated, and whose account is to be linked by its password. */
export type OidcLink = z.infer<typeof linkSchema>;

interface CookieDeps {
  tokenCipher: TokenCipher;
  settings: { publicUrl: string | undefined };
  now: () => number;
}

/** Keeps a value in the browser that it can neither read nor change, for a while. */
class SealedCookie<Value extends object> {
  readonly #cookie: HostCookie;

  constructor(
    private readonly name: string,
    private readonly schema: z.ZodType<Value>,
    private readonly deps: CookieDeps,
  ) {
    // The provider's page leads back here: `strict` would leave the cookie out.
    this.#cookie = new HostCookie({ name, publicUrl: deps.settings.publicUrl, sameSite: 'lax' });
  }

  write(req: Request, res: Response, value: Value): void {
    const { name, attributes } = this.#cookie.of(req);
    const text = JSON.stringify({ value, expiresAtMs: this.deps.now() + LIFETIME_MS });
    const sealed = Buffer.from(this.deps.tokenCipher.encrypt(text, this.name)).toString('base64url');
    res.cookie(name, sealed, { ...attributes, maxAge: LIFETIME_MS });
  }

  read(req: Request): Value | undefined {
    const sealed = cookieValue(req.headers.cookie ?? '', this.#cookie.of(req).name);
    const text = sealed && this.deps.tokenCipher.decrypt(Buffer.from(sealed, 'base64url'), this.name);
    const kept = z.object({ value: this.schema, expiresAtMs: z.number() }).safeParse(text && parseJson(text));
    return kept.success && kept.data.expiresAtMs > this.deps.now() ? kept.data.value : undefined;
  }

  clear(req: Request, res: Response): void {
    const { name, attributes } = this.#cookie.of(req);
    res.clearCookie(name, attributes);
  }
}

export const createOidcCookies = (deps: CookieDeps) => ({
  flow: new SealedCookie('marquee_oidc', flowSchema, deps),
  link: new SealedCookie('marquee_oidc_link', linkSchema, deps),
});
export type OidcCookies = ReturnType<typeof createOidcCookies>;
