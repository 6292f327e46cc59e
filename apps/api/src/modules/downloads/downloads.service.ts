import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import {
  DOWNLOAD_LINK_HOURS,
  downloadTicketSchema,
  type DownloadCheckResponse,
  type DownloadLinkResponse,
  type DownloadLinkBody,
  type DownloadTicket,
} from '@marquee/core/contracts';
import { ApiError } from '../../http/api-error';
import type { MediaSources } from '../public-config';

const LIFETIME_MS = DOWNLOAD_LINK_HOURS * 3_600_000;

/**
 * Signs download links and checks them: a link holds all it needs, and nothing of it can be changed. It tells that this server
 * made it within the last day for an address from which its pages may play, and not who asked for it.
 */
export class DownloadsService {
  readonly #key: Buffer;

  constructor(
    secretKey: Uint8Array,
    private readonly now: () => number,
  ) {
    this.#key = Buffer.from(hkdfSync('sha256', secretKey, '', 'marquee download links', 32));
  }

  /** @throws ApiError `forbidden` for an address from which no page of this site may play */
  issue({ url, name }: DownloadLinkBody, { allowed }: Pick<MediaSources, 'allowed'>): DownloadLinkResponse {
    const { origin, protocol } = new URL(url);
    if (!allowed.includes(origin) && !allowed.includes(protocol))
      throw new ApiError('forbidden', { text: 'This site makes no download links to that address.' });
    const expiry = this.now() + LIFETIME_MS;
    const ticket: DownloadTicket = { url, name, expiry, signature: this.#sign({ url, name, expiry }) };
    return { data: Buffer.from(JSON.stringify(ticket)).toString('base64url'), expiry };
  }

  /** @throws ApiError `link_invalid` when it is not ours, `link_expired` when its day is over */
  open(data: string, { named }: Pick<MediaSources, 'named'>): DownloadCheckResponse {
    const ticket = readTicket(data);
    const { url, name, expiry, signature } = ticket;
    const [given, expected] = [signature, this.#sign(ticket)].map((text) => Buffer.from(text));
    if (!given || !expected || given.length !== expected.length || !timingSafeEqual(given, expected)) {
      throw new ApiError('link_invalid');
    }
    if (expiry <= this.now()) throw new ApiError('link_expired');
    return { url, name, expiry, isSiteSource: named.includes(new URL(url).origin) };
  }

  #sign({ url, name, expiry }: Omit<DownloadTicket, 'signature'>): string {
    return createHmac('sha256', this.#key)
      .update(JSON.stringify([url, name, expiry]))
      .digest('base64url');
  }
}

function readTicket(data: string): DownloadTicket {
  try {
    return downloadTicketSchema.parse(JSON.parse(Buffer.from(data, 'base64url').toString()));
  } catch (cause) {
    throw new ApiError('link_invalid', { cause });
  }
}
