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
 * Whose the pictures of TMDB are: their addresses do not say it. Learned from the answers that visitors with a rule get, before these
 * see them. In memory, and in the database, so that other processes know and a restart forgets nothing.
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
   * Learns the pictures of an answer, once for each version of it.
   *
   * @param answer names the version
   */
  async learn(answer: string, read: () => Promise<PictureOwners>): Promise<void> {
    if (this.#learned.has(answer)) return;
    await this.#add(await read());
    this.#learned.set(answer, { answer });
  }

  /** What this process has learned; undefined for a picture it knows nothing of. */
  knownOwnersOf(name: string): ReadonlySet<PictureOwner> | undefined {
    return this.#owners.get(name);
  }

  /** What any process has learned; empty for a picture that nobody with a rule has been told of. */
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
    // Before the answer is sent: the browser asks for its pictures next, and perhaps another process.
    await stored.add(news, now()).catch((error: unknown) => {
      logger.warn({ err: error }, 'the titles of pictures could not be stored');
    });
  }
}
