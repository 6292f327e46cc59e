import { cookieValue, SIGNED_IN_COOKIE } from '@marquee/core';
import type { Request, Response } from 'express';
import { isToken } from '../../lib/random-token';

/**
 * Reads and writes the session cookie. If the site uses https, according to PUBLIC_URL or the proxy, the cookie is
 * `Secure` and its name has a prefix, so that browsers reject one set by another host.
 */
export class SessionCookie {
  readonly #isAlwaysSecure: boolean;

  constructor(publicUrl: string | undefined) {
    this.#isAlwaysSecure = publicUrl?.startsWith('https:') ?? false;
  }

  read(req: Request): string | undefined {
    const { name: expected } = this.#cookieOf(req);
    for (const pair of (req.headers.cookie ?? '').split(';')) {
      const [name, value = ''] = pair.split('=', 2);
      if (name?.trim() === expected && isToken(value.trim())) return value.trim();
    }
    return undefined;
  }

  write(req: Request, res: Response, secret: string, maxAgeMs: number): void {
    const { name, attributes } = this.#cookieOf(req);
    res.cookie(name, secret, { ...attributes, maxAge: maxAgeMs });
    res.cookie(SIGNED_IN_COOKIE, '1', { ...attributes, httpOnly: false, maxAge: maxAgeMs });
  }

  clear(req: Request, res: Response): void {
    const { name, attributes } = this.#cookieOf(req);
    res.clearCookie(name, attributes);
    this.clearSignedIn(req, res);
  }

  /**
   * For a request without a valid session. The session's cookie stays: a request that is late must not clear the cookie of
   * a login that came after it.
   */
  clearSignedIn(req: Request, res: Response): void {
    if (cookieValue(req.headers.cookie ?? '', SIGNED_IN_COOKIE) === undefined) return;
    res.clearCookie(SIGNED_IN_COOKIE, { ...this.#cookieOf(req).attributes, httpOnly: false });
  }

  #cookieOf(req: Request) {
    const secure = this.#isAlwaysSecure || req.secure;
    return {
      name: secure ? '__Host-marquee_session' : 'marquee_session',
      attributes: { httpOnly: true, sameSite: 'lax', secure, path: '/' } as const,
    };
  }
}
