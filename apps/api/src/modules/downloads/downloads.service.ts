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
import type { Viewing } from '../auth';
import type { MediaSources } from '../public-config';
import type { FilteredTmdb } from '../tmdb';

/** Who asks for a link or opens one. */
export interface Asker extends MediaSources, Viewing {
  caller: string;
  /** Whether the profile may watch from sources beside the site's. */
  canUseSources: boolean;
}

const LIFETIME_MS = DOWNLOAD_LINK_HOURS * 3_600_000;

/**
 * Signs download links and checks them: a link holds all it needs, and nothing of it can be changed. It tells that this server
 * made it within the last day for an address from which its pages may play, and not who asked for it. Who opens it has to be somebody
 * who may see its title.
 */
export class DownloadsService {
  readonly #key: Buffer;

  constructor(
    secretKey: Uint8Array,
    private readonly now: () => number,
    private readonly maySeeAny: FilteredTmdb['maySeeAny'],
  ) {
    this.#key = Buffer.from(hkdfSync('sha256', secretKey, '', 'marquee download links', 32));
  }

  /** @throws ApiError `forbidden` for an address from which no page of this site may play, or a title that is hidden from who asks */
  async issue({ url, name, title }: DownloadLinkBody, asker: Asker): Promise<DownloadLinkResponse> {
    const { origin, protocol } = new URL(url);
    const isAllowed = asker.allowed.includes(origin) || asker.allowed.includes(protocol);
    if (!isAllowed || !(await this.#mayOpen({ url, title }, asker)))
      throw new ApiError('forbidden', { text: 'This site can’t make download links to that URL.' });
    const expiry = this.now() + LIFETIME_MS;
    const ticket: DownloadTicket = { url, name, expiry, title, signature: this.#sign({ url, name, expiry, title }) };
    return { data: Buffer.from(JSON.stringify(ticket)).toString('base64url'), expiry };
  }

  /** @throws ApiError `link_invalid` when it is not ours or not for who opens it, `link_expired` when its day is over */
  async open(data: string, asker: Asker): Promise<DownloadCheckResponse> {
    const ticket = readTicket(data);
    const { url, name, expiry, signature } = ticket;
    const [given, expected] = [signature, this.#sign(ticket)].map((text) => Buffer.from(text));
    if (!given || !expected || given.length !== expected.length || !timingSafeEqual(given, expected)) {
      throw new ApiError('link_invalid');
    }
    if (expiry <= this.now()) throw new ApiError('link_expired');
    if (!(await this.#mayOpen(ticket, asker))) throw new ApiError('link_invalid');
    return { url, name, expiry, isSiteSource: isSiteSource(url, asker) };
  }

  /** A link that does not say what it is of, is for those who may see everything. */
  async #mayOpen({ url, title }: Pick<DownloadTicket, 'url' | 'title'>, asker: Asker): Promise<boolean> {
    if (!asker.canUseSources && !isSiteSource(url, asker)) return false;
    if (asker.rules.length === 0) return true;
    return title !== undefined && this.maySeeAny([title], asker.rules, asker.caller);
  }

  #sign({ url, name, expiry, title }: Omit<DownloadTicket, 'signature'>): string {
    return createHmac('sha256', this.#key)
      .update(JSON.stringify([url, name, expiry, ...(title === undefined ? [] : [title])]))
      .digest('base64url');
  }
}

const isSiteSource = (url: string, { named }: MediaSources): boolean => named.includes(new URL(url).origin);

function readTicket(data: string): DownloadTicket {
  try {
    return downloadTicketSchema.parse(JSON.parse(Buffer.from(data, 'base64url').toString()));
  } catch (cause) {
    throw new ApiError('link_invalid', { cause });
  }
}
