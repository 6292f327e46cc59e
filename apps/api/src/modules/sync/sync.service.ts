import {
  bookmarksFromWire,
  clampBookmarks,
  clampHistory,
  clampSettings,
  historyFromWire,
  mergeBookmarks,
  settingsFromWire,
  TOMBSTONE_MS,
} from '@marquee/core';
import {
  syncLimits,
  type SyncBookmarksBody,
  type SyncHistoryBody,
  type SyncSettingsBody,
} from '@marquee/core/contracts';
import { ApiError } from '../../http/api-error';
import { bookmarkRows, historyRows, settingRows } from './rows';
import type { CollectionName, Entries, SyncRepository } from './sync.repository';

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
  bookmarks: 'You have reached the limit of 20,000 bookmarks. Remove some, then try again later.',
  history: 'You have reached the limit of 20,000 watched titles and episodes.',
  settings: 'There are too many settings.',
} as const satisfies Record<CollectionName, string>;

/** Joins what devices push, by core's rules: every entry is an upsert, the later change counts. */
export class SyncService {
  constructor(
    private readonly repository: SyncRepository,
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

  async read(userId: string, collection: CollectionName, range: { since?: number; known?: number }) {
    const read = await this.repository.read(userId, collection, range);
    // Deleted between the two questions.
    if (!read) throw new ApiError('unauthorized');
    return read;
  }

  /** Forgets removals that every device has heard of, or has been away for too long to hear of. */
  sweep(): Promise<number> {
    return this.repository.sweep(this.now() - TOMBSTONE_MS);
  }

  #arrival({ updatedAt }: Push) {
    return { nowMs: this.now(), sentAtMs: updatedAt };
  }

  async #write(sender: Sender, collection: CollectionName, rows: object[], { since }: Push): Promise<Entries> {
    if (rows.length > syncLimits.entries) throw new ApiError('collection_full', { text: full[collection] });
    const outcome = await this.repository.write({
      ...sender,
      collection,
      rows,
      ...(since !== undefined && { since }),
    });
    if (outcome === 'no_such_user') throw new ApiError('unauthorized');
    if (outcome === 'full') throw new ApiError('collection_full', { text: full[collection] });
    return outcome;
  }
}
