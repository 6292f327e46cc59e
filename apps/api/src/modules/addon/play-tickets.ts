import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const TICKET = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([1-9]\d{0,15})\.([\w-]{43})$/;
/** A film and a night's sleep; Stremio asks for new addresses whenever a title is opened. */
const LIFETIME_MS = 24 * 3_600_000;

/**
 * Signed parts of stream addresses. They name the access token by its id, so that the secret itself stays out of what
 * players store, cast and share, and they end with the token.
 */
export class PlayTickets {
  readonly #key: Buffer;

  constructor(
    secretKey: Uint8Array,
    private readonly now: () => number,
  ) {
    this.#key = Buffer.from(hkdfSync('sha256', secretKey, '', 'marquee add-on streams', 32));
  }

  issue(tokenId: string): string {
    const expiry = String(this.now() + LIFETIME_MS);
    return `${tokenId}.${expiry}.${this.#sign(tokenId, expiry)}`;
  }

  /** The id of the access token that a ticket was made with; undefined if it is none, or has expired. */
  tokenOf(ticket: string): string | undefined {
    const [, tokenId = '', expiry = '', signature = ''] = TICKET.exec(ticket) ?? [];
    const [given, expected] = [Buffer.from(signature), Buffer.from(this.#sign(tokenId, expiry))];
    const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
    return isOurs && Number(expiry) > this.now() ? tokenId : undefined;
  }

  #sign(tokenId: string, expiry: string): string {
    return createHmac('sha256', this.#key)
      .update(JSON.stringify([tokenId, expiry]))
      .digest('base64url');
  }
}
