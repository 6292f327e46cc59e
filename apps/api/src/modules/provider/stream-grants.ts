import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { titleKey, type MediaType, type TitleKey, type ViewingRule } from '@marquee/core';

/** Format of a grant: the title that it was issued for, and the signature. */
const GRANT = /^(movie|tv)-([1-9]\d{0,9})-([\w-]{43})$/;

/**
 * Where not everybody may see every title, a file's URL is valid only with a grant for that file under the same rules,
 * which is issued for a title that the rules allow. URLs of another profile, or from before the rules changed, have
 * another grant or none. A grant names its title, so that it ends when the title is taken down. Nothing is stored, and
 * no title is looked up per media segment.
 */
export class StreamGrants {
  readonly #key: Buffer;

  constructor(secretKey: Uint8Array) {
    this.#key = Buffer.from(hkdfSync('sha256', secretKey, '', 'marquee stream grants', 32));
  }

  issue(file: string, title: TitleKey, rules: readonly ViewingRule[]): string {
    return `${title.replace(':', '-')}-${this.#sign(file, title, rules)}`;
  }

  /** The title that a grant was issued for; undefined if it is none for this file under these rules. */
  titleOf(grant: string, file: string, rules: readonly ViewingRule[]): TitleKey | undefined {
    const [, mediaType, id, signature = ''] = GRANT.exec(grant) ?? [];
    const title = titleKey(mediaType as MediaType, Number(id));
    const [given, expected] = [Buffer.from(signature), Buffer.from(this.#sign(file, title, rules))];
    return given.length === expected.length && timingSafeEqual(given, expected) ? title : undefined;
  }

  #sign(file: string, title: TitleKey, rules: readonly ViewingRule[]): string {
    return createHmac('sha256', this.#key)
      .update(JSON.stringify([file, title, rules]))
      .digest('base64url');
  }
}
