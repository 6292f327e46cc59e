import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import {
  DOWNLOAD_LINK_HOURS,
  downloadTicketSchema,
  type DownloadCheckResponse,
  type DownloadLinkResponse,
  type DownloadLinkBody,
  type DownloadTicket,
} from '@marquee/core/contracts';
import type { ViewingRule } from '@marquee/core';
import { ApiError } from '../../http/errors';
import type { MediaSources } from '../public-config';
import type { TakenDown } from '../site-settings/taken-down';
import type { FilteredTmdb } from '../tmdb';

/** The viewer who requests or opens a link. */
export interface Requester extends MediaSources {
  caller: string;
  /** Content must satisfy all of these rules. */
  rules: readonly ViewingRule[];
  /** Whether the profile may use sources other than the site's. */
  canUseSources: boolean;
}

const LIFETIME_MS = DOWNLOAD_LINK_HOURS * 3_600_000;

/**
 * Signs and checks download links. A link contains everything it needs and cannot be modified. It proves that this
 * server issued it within the last day for a URL that its pages may play from; it does not identify the requester.
 * Whoever opens it must be allowed to see its title.
 */
export class DownloadsService {
  readonly #key: Buffer;

  constructor(
    secretKey: Uint8Array,
    private readonly now: () => number,
    private readonly maySeeAny: FilteredTmdb['maySeeAny'],
    private readonly takenDown: Pick<TakenDown, 'has'>,
  ) {
    this.#key = Buffer.from(hkdfSync('sha256', secretKey, '', 'marquee download links', 32));
  }

  /**
   * @throws ApiError `forbidden` for a URL that this site's pages may not play from, or a title that is hidden from the
   *   requester; `taken_down`
   */
  async issue({ url, name, title }: DownloadLinkBody, requester: Requester): Promise<DownloadLinkResponse> {
    this.#refuseTakenDown(title);
    const { origin, protocol } = new URL(url);
    const isAllowed = requester.allowed.includes(origin) || requester.allowed.includes(protocol);
    if (!isAllowed || !(await this.#mayOpen({ url, title }, requester)))
      throw new ApiError('forbidden', { text: 'This site can’t make download links to that URL.' });
    const expiry = this.now() + LIFETIME_MS;
    const ticket: DownloadTicket = { url, name, expiry, title, signature: this.#sign({ url, name, expiry, title }) };
    return { data: Buffer.from(JSON.stringify(ticket)).toString('base64url'), expiry };
  }

  /**
   * @throws ApiError `link_invalid` if this server did not issue it or the opener may not see its title, `link_expired`
   *   after one day, `taken_down` also for a link from before
   */
  async open(data: string, requester: Requester): Promise<DownloadCheckResponse> {
    const ticket = readTicket(data);
    const { url, name, expiry, signature } = ticket;
    const [given, expected] = [signature, this.#sign(ticket)].map((text) => Buffer.from(text));
    if (!given || !expected || given.length !== expected.length || !timingSafeEqual(given, expected)) {
      throw new ApiError('link_invalid');
    }
    if (expiry <= this.now()) throw new ApiError('link_expired');
    this.#refuseTakenDown(ticket.title);
    if (!(await this.#mayOpen(ticket, requester))) throw new ApiError('link_invalid');
    return { url, name, expiry, isSiteSource: isSiteSource(url, requester) };
  }

  /** A link may name another title or none: what it leads to on this site's provider is refused there. */
  #refuseTakenDown(title: DownloadTicket['title']): void {
    if (title !== undefined && this.takenDown.has(title)) throw new ApiError('taken_down');
  }

  /** A link without a title is only for viewers without restrictions. */
  async #mayOpen({ url, title }: Pick<DownloadTicket, 'url' | 'title'>, requester: Requester): Promise<boolean> {
    if (!requester.canUseSources && !isSiteSource(url, requester)) return false;
    if (requester.rules.length === 0) return true;
    return title !== undefined && this.maySeeAny([title], requester.rules, requester.caller);
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
