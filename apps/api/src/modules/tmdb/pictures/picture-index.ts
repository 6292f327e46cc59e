import type { Logger } from '@marquee/server';
import type { LRUCache } from 'lru-cache';
import type { CacheName } from '../../../config';
import type { BoundedCaches } from '../../../lib/bounded-caches';
import type { PictureOwner, PictureOwners } from './pictures-in';
import type { PictureOwnersRepository } from './picture-owners.repository';

interface PictureIndexOptions {
  stored: Pick<PictureOwnersRepository, 'ownersOf' | 'add'>;
  caches: BoundedCaches<CacheName>;
  now: () => number;
  logger: Logger;
}

const bytesOf = (owners: ReadonlySet<PictureOwner>, name: string): number => 200 + 2 * name.length + 40 * owners.size;

/**
 * Maps TMDB's pictures to their titles, which their URLs do not contain. Learned from responses to visitors with a
 * rule, before these receive them. Stored in memory, and in the database for other processes and restarts.
 */
export class PictureIndex {
  readonly #owners: LRUCache<string, ReadonlySet<PictureOwner>>;
  readonly #learned: LRUCache<string, { answer: string }>;

  constructor(private readonly options: PictureIndexOptions) {
    const { caches } = options;
    this.#owners = caches.create('picture_owners', bytesOf, { share: 3 / 4 });
    this.#learned = caches.create('picture_owners', ({ answer }) => 200 + 2 * answer.length, { share: 1 / 4 });
  }

  /**
   * Learns the pictures of a response, once per version.
   *
   * @param answer identifies the version
   */
  async learn(answer: string, read: () => Promise<PictureOwners>): Promise<void> {
    if (this.#learned.has(answer)) return;
    await this.#add(await read());
    this.#learned.set(answer, { answer });
  }

  /** Owners that this process has learned; undefined for an unknown picture. */
  knownOwnersOf(name: string): ReadonlySet<PictureOwner> | undefined {
    return this.#owners.get(name);
  }

  /** Owners that any process has learned; empty for a picture that was in no response to a visitor with a rule. */
  async ownersOf(name: string): Promise<ReadonlySet<PictureOwner>> {
    const stored = await this.options.stored.ownersOf(name);
    const owners = new Set([...(this.#owners.get(name) ?? []), ...stored]);
    if (owners.size > 0) this.#owners.set(name, owners);
    return owners;
  }

  async #add(owners: PictureOwners): Promise<void> {
    const news = new Map<string, ReadonlySet<PictureOwner>>();
    for (const [name, set] of owners) {
      const known = this.#owners.get(name);
      if (known && [...set].every((owner) => known.has(owner))) continue;
      news.set(name, set);
      this.#owners.set(name, new Set([...(known ?? []), ...set]));
    }
    const { stored, now, logger } = this.options;
    // Stored before the response is sent, because the browser requests its pictures next, perhaps from another process.
    await stored.add(news, now()).catch((error: unknown) => {
      logger.warn({ err: error }, 'the titles of pictures could not be stored');
    });
  }
}
