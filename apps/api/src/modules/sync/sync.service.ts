import {
  bookmarksFromWire,
  clampBookmarks,
  clampHistory,
  clampSettings,
  historyFromWire,
  mergeBookmarks,
  settingsFromWire,
  TOMBSTONE_TTL_MS,
} from '@marquee/core';
import {
  syncLimits,
  type SyncBookmarksBody,
  type SyncHistoryBody,
  type SyncSettingsBody,
} from '@marquee/core/contracts';
import { ApiError } from '../../http/api-error';
import type { ReadBudget } from '../../rate-limits';
import { bookmarkRows, historyRows, settingRows } from './rows';
import type { CollectionName, Entries, Range, SyncRepository } from './sync.repository';

/** Who sends, and from which tab. */
export interface Sender {
  userId: string;
  origin?: string;
}

interface Push {
  updatedAt: number;
  since?: number | undefined;
}

const full = {
  bookmarks: `You have reached the limit of ${count(syncLimits.entries.bookmarks)} bookmarks. Remove some, then try again later.`,
  history: `You have reached the limit of ${count(syncLimits.entries.history)} watched titles and episodes.`,
  settings: 'There are too many settings.',
} as const satisfies Record<CollectionName, string>;

const OVER_QUOTA =
  `Your account has reached its limit of ${syncLimits.accountBytes / 1024 ** 2} MB. ` +
  'What is new stays on this device. Remove bookmarks or history that you do not need, and syncing goes on.';

const IN_PAGES = 'That is more than fits into one answer. Read it in pages: with since=0 and limit.';

/** Joins what devices push, by core's rules: every entry is an upsert, the later change counts. */
export class SyncService {
  constructor(
    private readonly repository: SyncRepository,
    private readonly reads: ReadBudget,
    private readonly now: () => number,
  ) {}

  pushBookmarks(sender: Sender, body: SyncBookmarksBody): Promise<Entries> {
    const arrived = clampBookmarks(bookmarksFromWire(body.bookmarks), this.#arrival(body));
    return this.#write(sender, 'bookmarks', bookmarkRows(mergeBookmarks(arrived, [])), body);
  }

  pushHistory(sender: Sender, body: SyncHistoryBody): Promise<Entries> {
    const arrived = clampHistory(historyFromWire(body.items), this.#arrival(body));
    return this.#write(sender, 'history', historyRows(arrived), body);
  }

  pushSettings(sender: Sender, body: SyncSettingsBody): Promise<Entries> {
    const arrived = clampSettings(settingsFromWire(body.settings), this.#arrival(body));
    return this.#write(sender, 'settings', settingRows(arrived), body);
  }

  /**
   * @returns null when the asker has it already
   * @throws ApiError `rate_limited` when that person has read too much within a minute
   */
  async read(userId: string, collection: CollectionName, range: Range): Promise<Entries | null> {
    const page = await this.repository.plan(userId, collection, range);
    // Deleted between the two questions.
    if (!page) throw new ApiError('unauthorized');
    if (page.isKnown) return null;
    if (range.since === undefined && page.more) throw new ApiError('bad_request', { text: IN_PAGES });
    await this.reads.consume(userId, page.bytes);
    return this.repository.read(userId, collection, range, page);
  }

  /** Forgets removals that every device has heard of, or has been away for too long to hear of. */
  deleteTombstones(): Promise<number> {
    return this.repository.deleteTombstones(this.now() - TOMBSTONE_TTL_MS);
  }

  #arrival({ updatedAt }: Push) {
    return { nowMs: this.now(), sentAtMs: updatedAt };
  }

  async #write(sender: Sender, collection: CollectionName, rows: object[], { since }: Push): Promise<Entries> {
    const outcome = await this.repository.write({
      ...sender,
      collection,
      rows,
      ...(since !== undefined && { since }),
    });
    if (outcome === 'no_such_user') throw new ApiError('unauthorized');
    if (outcome === 'full') throw new ApiError('collection_full', { text: full[collection] });
    if (outcome === 'over_quota') throw new ApiError('collection_full', { text: OVER_QUOTA });
    return outcome;
  }
}

function count(number: number): string {
  return number.toLocaleString('en');
}
