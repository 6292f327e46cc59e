import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { ViewingRule } from '@marquee/core';

/** Format of a grant. */
export const GRANT = /^[\w-]{43}$/;

/**
 * For viewers with rules, a file's URL is valid only with a grant for that file under the same rules, which is issued
 * for titles that the rules allow. URLs of another profile, or from before the rules changed, have another grant or
 * none. Nothing is stored, and no title is looked up per media segment.
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
