import type { Entry } from '@marquee/core';
import { ApiError } from '../../http/errors';
import type { ProfileKey } from '../profiles/profile-key';
import type { Page } from './pages.repository';
import { refusalText } from './refusals';
import type { Sender, SyncServiceDeps } from './sync.service';
import type { WireView } from './wire-views';

/**
 * The requested range of a collection: changes after `since`, about `limit` entries; without a revision, the current
 * entries.
 */
export interface WireRange {
  since?: number | undefined;
  limit?: number | undefined;
  /** The revision of the response that the client has cached. */
  known?: number | undefined;
}

export interface WireAnswer {
  /** The revision up to which the entries are complete. */
  revision: number;
  /** Whether there are entries after it. */
  more: boolean;
  /** In the view's format. */
  entries: unknown;
}

const IN_PAGES = 'That is more than fits into one answer. Read it in pages: with since=0 and limit.';

/** The calls of the specification: each reads and pushes one collection in its own format (`wireViews`). */
export class WireService {
  constructor(private readonly deps: Omit<SyncServiceDeps, 'tombstones'>) {}

  /**
   * @returns null if the client's cached response is current
   * @throws ApiError `rate_limited` if the user has read too much within a minute
   */
  async read(owner: ProfileKey, view: WireView, { since, limit, known }: WireRange): Promise<WireAnswer | null> {
    const { page, revision } = await this.#plan(owner, view, { since: since ?? -1, limit, known });
    if (revision === known) return null;
    if (since === undefined && page.more) throw new ApiError('bad_request', { text: IN_PAGES });
    await this.deps.reads.consume(owner.userId, page.bytes);
    return this.#answer(owner, view, page, since === undefined);
  }

  /** Merges entries: all of them, or none if one is new and exceeds a limit. @throws ApiError `collection_full`, `account_full` */
  async push({ owner, origin }: Sender, view: WireView, body: unknown): Promise<WireAnswer> {
    const { collection } = view;
    const { entries, sentAtMs, since } = view.read(body);
    const written = await this.deps.entries.write({
      owner,
      push: { entries: new Map([[collection, entries]]), sentAtMs },
      nowMs: this.deps.now(),
      isWhole: true,
      ...(origin !== undefined && { origin }),
    });
    if (!written) throw new ApiError('unauthorized');
    const { revision, refused } = written;
    const [first] = refused;
    if (first) throw new ApiError(first.obstacle, { text: refusalText(collection, first.obstacle) });
    if (since === undefined || since === revision) return { revision, more: false, entries: view.write([], false) };
    const { page } = await this.#plan(owner, view, { since });
    return this.#answer(owner, view, page, false);
  }

  async #plan(owner: ProfileKey, { collection }: WireView, { since, limit, known }: WireRange & { since: number }) {
    const plan = await this.deps.pages.plan(owner, {
      since: new Map([[collection, since]]),
      ...(limit !== undefined && { limit }),
      ...(known !== undefined && { known }),
    });
    const [page] = plan?.pages ?? [];
    // The account was deleted between the two queries.
    if (!plan || !page) throw new ApiError('unauthorized');
    return { page, revision: plan.revision };
  }

  async #answer(owner: ProfileKey, view: WireView, page: Page, isLiving: boolean): Promise<WireAnswer> {
    const changed = JSON.parse(await this.deps.pages.read(owner, page)) as Entry[];
    const { collection } = view;
    const heads = view.heads
      ? await this.deps.entries.findByKeys({ owner, collection, keys: view.heads(changed) })
      : [];
    return { revision: page.upTo, more: page.more, entries: view.write([...changed, ...heads], isLiving) };
  }
}
