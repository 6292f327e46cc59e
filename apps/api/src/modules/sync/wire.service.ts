import type { SyncRefusal } from '@marquee/core/contracts';
import { ApiError } from '../../http/errors';
import type { ProfileKey } from '../profiles/profile-key';
import { entriesIn } from './entry-sql';
import { versionOf, type Page } from './pages.repository';
import { invalidEntries, refusedEntries } from './refusals';
import type { Sender, SyncServiceDeps } from './sync.service';
import type { WireView } from './wire-views';

/**
 * The requested range of a collection: changes after `since`, about `limit` entries; without a revision, the current
 * entries.
 */
export interface WireRange {
  since?: number | undefined;
  limit?: number | undefined;
  /** The version of the response that the client has cached. */
  known?: string | undefined;
}

export interface WireAnswer {
  /** The revision up to which the entries are complete. */
  revision: number;
  epoch: string;
  /** Whether there are entries after it. */
  more: boolean;
  /** In the view's format. */
  entries: unknown;
}

interface WireJoined extends WireAnswer {
  refused: SyncRefusal[];
}

const IN_PAGES = 'That is more than fits into one answer. Read it in pages: with since=0 and limit.';

/** The calls of the specification: each reads and pushes one collection in its own format (`wireViews`). */
export class WireService {
  constructor(private readonly deps: Omit<SyncServiceDeps, 'tombstones'>) {}

  /**
   * @returns null if the client's cached response is current
   * @throws ApiError `rate_limited` if the user has read too much within a minute
   */
  async read(
    owner: ProfileKey,
    view: WireView,
    { since, limit, known }: WireRange,
  ): Promise<{ version: string; answer: WireAnswer } | null> {
    const { page, ...plan } = await this.#plan(owner, view, { since: since ?? -1, limit, known });
    const version = versionOf(plan);
    if (version === known) return null;
    if (since === undefined && page.more) throw new ApiError('bad_request', { text: IN_PAGES });
    await this.deps.reads.consume(owner.userId, page.bytes);
    return { version, answer: await this.#answer(owner, view, { page, epoch: plan.epoch }, since === undefined) };
  }

  /** Merges the entries that are valid and within the limits; names the others. */
  async push({ owner, origin }: Sender, view: WireView, body: unknown): Promise<WireJoined> {
    const { collection } = view;
    const { entries, invalid, sentAtMs, since } = await view.read(body);
    const written = await this.deps.entries.write({
      owner,
      push: { entries: new Map([[collection, entries]]), sentAtMs },
      nowMs: this.deps.now(),
      ...(origin !== undefined && { origin }),
    });
    if (!written) throw new ApiError('unauthorized');
    const refused = [...invalidEntries(invalid), ...refusedEntries(written.refused)];
    const { revision, epoch } = written;
    if (since === undefined || since === revision)
      return { revision, epoch, more: false, entries: view.write([], false), refused };
    const { page, ...plan } = await this.#plan(owner, view, { since });
    return { ...(await this.#answer(owner, view, { page, epoch: plan.epoch }, false)), refused };
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
    return { ...plan, page };
  }

  async #answer(
    owner: ProfileKey,
    view: WireView,
    { page, epoch }: { page: Page; epoch: string },
    liveOnly: boolean,
  ): Promise<WireAnswer> {
    const changed = entriesIn({ entries: await this.deps.pages.read(owner, page) });
    const { collection } = view;
    const heads = view.heads
      ? await this.deps.entries.findByKeys({ owner, collection, keys: view.heads(changed) })
      : [];
    return { revision: page.upTo, epoch, more: page.more, entries: view.write([...changed, ...heads], liveOnly) };
  }
}
