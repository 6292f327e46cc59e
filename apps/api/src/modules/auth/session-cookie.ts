import type { Request, Response } from 'express';
import { isToken } from '../../lib/random-token';

/** A session ends after this much time without a request. */
export const SESSION_MS = 30 * 24 * 60 * 60_000;

/** Reads and writes the cookie. Over https its name makes browsers refuse one that another host name has set. */
export class SessionCookie {
  readonly #name: string;
  readonly #isSecure: boolean;

  constructor(publicUrl: string | undefined) {
    this.#isSecure = publicUrl?.startsWith('https:') ?? false;
    this.#name = this.#isSecure ? '__Host-marquee_session' : 'marquee_session';
  }

  read(req: Request): string | undefined {
    for (const pair of (req.headers.cookie ?? '').split(';')) {
      const [name, value = ''] = pair.split('=', 2);
      if (name?.trim() === this.#name && isToken(value.trim())) return value.trim();
    }
    return undefined;
  }

  write(res: Response, secret: string): void {
    res.cookie(this.#name, secret, { ...this.#attributes(), maxAge: SESSION_MS });
  }

  clear(res: Response): void {
    res.clearCookie(this.#name, this.#attributes());
  }

  #attributes() {
    return { httpOnly: true, sameSite: 'lax', secure: this.#isSecure, path: '/' } as const;
  }
}
