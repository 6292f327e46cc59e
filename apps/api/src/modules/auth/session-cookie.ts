import { cookieValue, SIGNED_IN_COOKIE } from '@marquee/core';
import type { Request, Response } from 'express';
import { HostCookie } from './host-cookie';

/** Reads and writes the session cookie. */
export class SessionCookie {
  readonly #cookie: HostCookie;

  constructor(publicUrl: string | undefined) {
    this.#cookie = new HostCookie({ name: 'marquee_session', publicUrl, sameSite: 'lax' });
  }

  read(req: Request): string | undefined {
    return this.#cookie.read(req);
  }

  write(req: Request, res: Response, secret: string, maxAgeMs: number): void {
    const { name, attributes } = this.#cookie.of(req);
    res.cookie(name, secret, { ...attributes, maxAge: maxAgeMs });
    res.cookie(SIGNED_IN_COOKIE, '1', { ...attributes, httpOnly: false, maxAge: maxAgeMs });
  }

  clear(req: Request, res: Response): void {
    const { name, attributes } = this.#cookie.of(req);
    res.clearCookie(name, attributes);
    this.clearSignedIn(req, res);
  }

  /**
   * For a request without a valid session. The session's cookie stays: a request that is late must not clear the cookie of
   * a login that came after it.
   */
  clearSignedIn(req: Request, res: Response): void {
    if (cookieValue(req.headers.cookie ?? '', SIGNED_IN_COOKIE) === undefined) return;
    res.clearCookie(SIGNED_IN_COOKIE, { ...this.#cookie.of(req).attributes, httpOnly: false });
  }
}
