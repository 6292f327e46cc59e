import {
  bookmarksFromEntries,
  byLatest,
  continueWatching,
  DEFAULT_CATEGORY,
  groupOf,
  historyEntries,
  historyFromEntries,
  isBookmarkAlive,
  parseTitleKey,
  titleKey,
  toEntries,
  type MediaType,
  type TitleKey,
} from '@marquee/core';
import { collections } from '@marquee/core/collections';
import {
  STREMIO_PAGE,
  stremioMeta,
  stremioVideo,
  type StremioCatalog,
  type StremioId,
  type StremioMeta,
} from '@marquee/core/stremio';
import { isTmdbNotFound, type EpisodeSummary, type TmdbClient } from '@marquee/tmdb';
import { ApiError } from '../../http/errors';
import type { AvailabilityService } from '../availability';
import type { ProfileKey } from '../profiles/profile-key';
import type { EntriesRepository } from '../sync';
import { metadataClient, type Asking, type FilteredTmdb } from '../tmdb';

export interface AddonServiceDeps {
  availability: Pick<AvailabilityService, 'newest' | 'ofTitle' | 'refresh'>;
  entries: Pick<EntriesRepository, 'findLatest' | 'findByKeys'>;
  tmdb: Pick<FilteredTmdb, 'get'>;
}

export interface Page {
  catalog: StremioCatalog;
  mediaType: MediaType;
  skip: number;
}

/** More titles than anybody scrolls through in Stremio; the newest are among them. */
const MOST_ENTRIES = 2_000;
/** Questions to TMDB at once, below what a caller may have waiting. */
const CHUNK = 40;

/** What Stremio shows of the library and of what a profile keeps, as far as the profile may see it. */
export class AddonService {
  constructor(private readonly deps: AddonServiceDeps) {}

  async catalog(owner: ProfileKey, asking: Asking, { catalog, mediaType, skip }: Page): Promise<StremioMeta[]> {
    const client = metadataClient(this.deps.tmdb, asking);
    const keys = await this.#keysOf(owner, asking, { catalog, mediaType, skip });
    return (await inChunks(keys, (key) => cardOf(client, key))).flat();
  }

  /** @throws ApiError `not_found`, also for a title that may not be seen; `metadata_unavailable` */
  async meta(key: TitleKey, asking: Asking): Promise<StremioMeta> {
    const title = parseTitleKey(key);
    if (!title) throw new ApiError('not_found');
    const client = metadataClient(this.deps.tmdb, asking);
    try {
      if (title.mediaType === 'movie') return stremioMeta(await client.titleSummary(title));
      const details = await client.tvDetails(title);
      const seasons = await inChunks(details.seasons, async ({ seasonNumber }): Promise<EpisodeSummary[]> => {
        return (await client.season({ tvId: title.id, seasonNumber })).episodes;
      });
      return { ...stremioMeta(details), videos: seasons.flat().map((episode) => stremioVideo(title.id, episode)) };
    } catch (cause) {
      throw isTmdbNotFound(cause) ? new ApiError('not_found') : new ApiError('metadata_unavailable', { cause });
    }
  }

  /** The title of an id if the library has it and it may be seen. @throws ApiError `metadata_unavailable` */
  async playable({ mediaType, title }: StremioId, asking: Asking): Promise<TitleKey | undefined> {
    const key = 'key' in title ? title.key : await this.#byImdbId(title.imdbId, mediaType, asking);
    if (key === undefined) return undefined;
    await this.deps.availability.refresh();
    return (await this.deps.availability.ofTitle(key, asking)).available ? key : undefined;
  }

  async #byImdbId(imdbId: string, mediaType: MediaType, asking: Asking): Promise<TitleKey | undefined> {
    const found = await metadataClient(this.deps.tmdb, asking)
      .findByImdbId({ imdbId })
      .catch((cause: unknown) => {
        throw new ApiError('metadata_unavailable', { cause });
      });
    return found.titles.find((item) => item.mediaType === mediaType)?.key;
  }

  async #keysOf(owner: ProfileKey, asking: Asking, { catalog, mediaType, skip }: Page): Promise<TitleKey[]> {
    if (catalog === 'library') {
      await this.deps.availability.refresh();
      return this.deps.availability.newest(asking, { mediaType, skip, most: STREMIO_PAGE });
    }
    const all = catalog === 'list' ? await this.#listed(owner) : await this.#unfinished(owner);
    return all.filter((key) => key.startsWith(`${mediaType}:`)).slice(skip, skip + STREMIO_PAGE);
  }

  /** The titles of the watchlist, the one added last first. */
  async #listed(owner: ProfileKey): Promise<TitleKey[]> {
    const stored = await this.deps.entries.findLatest(owner, 'bookmarks', MOST_ENTRIES);
    const bookmarks = bookmarksFromEntries(toEntries(collections.bookmarks, stored));
    return bookmarks
      .reverse()
      .flatMap((bookmark) =>
        bookmark.category === DEFAULT_CATEGORY && bookmark.mediaType !== undefined && isBookmarkAlive(bookmark)
          ? [titleKey(bookmark.mediaType, bookmark.mediaId)]
          : [],
      );
  }

  /** What was started and not finished, the one watched last first. */
  async #unfinished(owner: ProfileKey): Promise<TitleKey[]> {
    const latest = await this.deps.entries.findLatest(owner, 'history', MOST_ENTRIES);
    // A removed series is removed with the episodes that are entries of their own.
    const heads = await this.deps.entries.findByKeys({
      ...{ owner, collection: 'history' },
      keys: [...new Set(latest.map(({ key }) => groupOf(key)))],
    });
    const history = historyFromEntries(toEntries(collections.history, [...latest, ...heads]));
    return continueWatching(historyEntries(history).sort(byLatest)).map(({ key }) => key);
  }
}

/** None for a title that TMDB does not have or does not tell now, or that may not be seen. */
async function cardOf(client: TmdbClient, key: TitleKey): Promise<StremioMeta[]> {
  const title = parseTitleKey(key);
  const summary = title && (await client.titleSummary(title).catch(() => null));
  return summary ? [stremioMeta(summary)] : [];
}

async function inChunks<Item, Result>(
  items: readonly Item[],
  read: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let at = 0; at < items.length; at += CHUNK)
    results.push(...(await Promise.all(items.slice(at, at + CHUNK).map(read))));
  return results;
}
