import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { ViewingRule } from '@marquee/core';

/** The form of a grant. */
export const GRANT = /^[\w-]{43}$/;

/**
 * An address of a file plays for a viewer with rules only where it holds a grant for that file under those very rules: it was made for a
 * title that they let be seen. Another profile's address has none or another one, and so has one from before the rules changed.
 * Nothing is stored, and no title has to be looked up for a piece of media.
 */
export class StreamGrants {
  readonly #key: Buffer;

  constructor(secretKey: Uint8Array) {
    this.#key = Buffer.from(hkdfSync('sha256', secretKey, '', 'marquee stream grants', 32));
  }

  issue(file: string, rules: readonly ViewingRule[]): string {
    return createHmac('sha256', this.#key)
      .update(JSON.stringify([file, rules]))
      .digest('base64url');
  }

  isFor(grant: string, file: string, rules: readonly ViewingRule[]): boolean {
    const [given, expected] = [Buffer.from(grant), Buffer.from(this.issue(file, rules))];
    return given.length === expected.length && timingSafeEqual(given, expected);
  }
}
