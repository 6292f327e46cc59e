import type { Request } from 'express';
import { isToken } from '../../lib/random-token';

interface CookieRules {
  name: string;
  publicUrl: string | undefined;
  sameSite: 'lax' | 'strict';
}

/**
 * A cookie that has a token no script can read. If the site uses https, according to PUBLIC_URL or the proxy, it is `Secure`
 * and its name has a prefix, so that browsers reject one set by another host.
 */
export class HostCookie {
  readonly #isAlwaysSecure: boolean;

  constructor(private readonly rules: CookieRules) {
    this.#isAlwaysSecure = rules.publicUrl?.startsWith('https:') ?? false;
  }

  read(req: Request): string | undefined {
    const { name: expected } = this.of(req);
    for (const pair of (req.headers.cookie ?? '').split(';')) {
      const [name, value = ''] = pair.split('=', 2);
      if (name?.trim() === expected && isToken(value.trim())) return value.trim();
    }
    return undefined;
  }

  of(req: Request) {
    const { name, sameSite } = this.rules;
    const secure = this.#isAlwaysSecure || req.secure;
    return {
      name: secure ? `__Host-${name}` : name,
      attributes: { httpOnly: true, sameSite, secure, path: '/' } as const,
    };
  }
}
