import { setTimeout as delay } from 'node:timers/promises';
import {
  isFulfilled,
  isInQuery,
  packKeys,
  parseTitleKey,
  sortLibrary,
  type LibraryEntry,
  type LibraryQuery,
  type LibrarySort,
  type MediaType,
  type PackedKeys,
  type RequestedTitle,
  type TitleKey,
} from '@marquee/core';
import type { LibraryCard, LibraryPage, RecentlyAdded, TitleAvailability } from '@marquee/core/contracts';
import type { TmdbClient } from '@marquee/tmdb';
import type { Logger } from '@marquee/server';
import type { Settings } from '../../config';
import type { Database } from '../../db';
import { LibraryClient, type LibraryClientDeps } from '../operator';
import { metadataClient, type Asking, type FilteredTmdb } from '../tmdb';
import { AvailabilityRepository } from './availability.repository';
import { newestFirst, toAvailableTitles, type AvailableTitles } from './available-titles';
import { createDescribeTitle, createFindTitleKey, LIBRARY_CALLER } from './find-title-key';
import { LibraryFollower } from './library-follower';

export interface AvailabilityDeps extends LibraryClientDeps {
  settings: Pick<Settings, 'provider'>;
  database: Pick<Database, 'prisma' | 'listen'>;
  tmdb: FilteredTmdb;
  hasTmdb: () => boolean;
  /** Whether visitors are given the site's own provider. */
  hasOwnProvider: () => boolean;
  logger: Logger;
  now: () => number;
}

/** Titles in a row. */
const RECENT = 15;
/** Titles judged together while looking for those that may be seen. */
const CHUNK = 40;
/** Titles of a page, as of the site's other lists. */
const PAGE = 40;

/** What can be played here: the same in every process, for those who may see it. */
export class AvailabilityService {
  readonly #repository: AvailabilityRepository;
  readonly #follower: LibraryFollower;
  readonly #stopping = new AbortController();
  #titles: AvailableTitles = new Map();
  /** Sorted once for all pages. */
  readonly #sorted = new Map<LibrarySort, LibraryEntry[]>();
  #revision = -1;
  readonly #listeners = new Set<() => void>();
  #loading: Promise<void> | undefined;

  constructor(private readonly deps: AvailabilityDeps) {
    this.#repository = new AvailabilityRepository(deps.database.prisma);
    this.#follower = new LibraryFollower({
      ...deps,
      repository: this.#repository,
      provider: new LibraryClient(deps),
      find: createFindTitleKey(deps.tmdb),
      describe: createDescribeTitle(deps.tmdb),
      pause: (ms, signal) => delay(ms, undefined, { signal, ref: false }).catch(() => undefined),
    });
  }

  /** Counts the changes of the library. */
  get revision(): number {
    return this.#revision;
  }

  /** Calls the listener whenever this process knows of a change. */
  onChange(listener: () => void): void {
    this.#listeners.add(listener);
  }

  /** Follows the provider and the other processes; the returned function ends that. */
  follow(): () => void {
    if (this.deps.settings.provider.secret === undefined) return () => undefined;
    const reload = (): void =>
      void this.#load().catch((error: unknown) =>
        this.deps.logger.warn({ err: error }, 'the library could not be read'),
      );
    const stopListening = this.deps.database.listen({
      onNotification: (channel) => channel === 'marquee_library' && reload(),
      onReconnect: reload,
    });
    reload();
    void this.#follower.run(this.#stopping.signal);
    return () => {
      stopListening();
      this.#stopping.abort();
    };
  }

  /** To be called when there is a token of TMDB: names can be looked up now. */
  lookUp(): void {
    if (this.deps.settings.provider.secret !== undefined) this.#follower.lookUp(this.#stopping.signal);
  }

  /** Reads again if another process knows more: a browser that was told of a change must not get what was before. */
  async refresh(): Promise<void> {
    if (!this.#isOffered()) return;
    const { revision } = await this.#repository.readState();
    if (revision > this.#revision) await this.#load();
  }

  /** @param asking whose place in the queue is not used: a whole library would take it up */
  async keys({ rules }: Pick<Asking, 'rules'>): Promise<PackedKeys> {
    const titles = this.#offered();
    const visible = await this.deps.tmdb.visibleOf([...titles.keys()], rules, LIBRARY_CALLER);
    return packKeys(visible, (series) => titles.get(series)?.available.episodes);
  }

  async ofTitle(key: TitleKey, { rules, caller }: Asking): Promise<TitleAvailability> {
    // First, so that the time of the answer tells nothing of a hidden title.
    const visible = await this.deps.tmdb.visibleOf([key], rules, caller);
    return { available: (visible.has(key) && this.#offered().get(key)?.available) || null };
  }

  /** @param language of the titles */
  async recent(asking: Asking, language: string | undefined): Promise<RecentlyAdded> {
    const keys = await this.newest(asking, { most: RECENT });
    const cardOf = this.#cards(asking, language);
    const titles = await Promise.all(keys.map(cardOf));
    return { titles: titles.flatMap((title) => title ?? []) };
  }

  /** The titles that may be seen, the newest first. */
  async newest(
    asking: Asking,
    { mediaType, skip = 0, most }: { mediaType?: MediaType; skip?: number; most: number },
  ): Promise<TitleKey[]> {
    const all = newestFirst(this.#offered(), this.deps.now());
    const newest = mediaType ? all.filter((key) => key.startsWith(`${mediaType}:`)) : all;
    return (await this.#firstVisible(newest, skip + most, asking)).slice(skip);
  }

  /** One page of the library, counted from 1. */
  async page(
    query: LibraryQuery & { page: number },
    asking: Asking,
    language: string | undefined,
  ): Promise<LibraryPage> {
    const listed = this.#inOrder(query.sort).filter((entry) => isInQuery(entry, query));
    const entries = new Map(listed.map((entry) => [entry.key, entry]));
    const end = query.page * PAGE;
    const visible = await this.#firstVisible([...entries.keys()], end + 1, asking);
    const shown = visible.slice(end - PAGE, end).flatMap((key) => entries.get(key) ?? []);
    const cardOf = this.#cards(asking, language);
    // What is stored is English.
    const isStored = language === undefined || language.startsWith('en');
    const titles = await Promise.all(
      shown.map(async (entry) => (isStored ? null : await cardOf(entry.key)) ?? storedCard(entry)),
    );
    return { titles, hasMore: visible.length > end };
  }

  #inOrder(sort: LibrarySort): LibraryEntry[] {
    if (!this.#isOffered()) return [];
    const known = this.#sorted.get(sort);
    if (known) return known;
    const entries = [...this.#titles].map(([key, { available, facts }]) => ({ key, available, facts }));
    const sorted = sortLibrary(entries, sort);
    this.#sorted.set(sort, sorted);
    return sorted;
  }

  /** No more of the titles are judged than it takes. */
  async #firstVisible(titles: readonly TitleKey[], count: number, { rules, caller }: Asking): Promise<TitleKey[]> {
    const keys: TitleKey[] = [];
    for (let at = 0; at < titles.length && keys.length < count; at += CHUNK) {
      const chunk = titles.slice(at, at + CHUNK);
      const visible = await this.deps.tmdb.visibleOf(chunk, rules, caller);
      keys.push(...chunk.filter((key) => visible.has(key)));
    }
    return keys.slice(0, count);
  }

  #cards(asking: Asking, language: string | undefined): (key: TitleKey) => Promise<LibraryCard | null> {
    const client = metadataClient(this.deps.tmdb, asking, language);
    return (key) => cardOf(client, key);
  }

  /** Everything that can be played; not for everybody, perhaps. */
  all(): readonly LibraryEntry[] {
    return this.#inOrder('added');
  }

  /** Whether it can be played; not for everybody, perhaps. */
  has({ title, season }: RequestedTitle): boolean {
    return isFulfilled(this.#offered().get(title)?.available, season);
  }

  /** Under which name the provider has a title; undefined if it finds it by its number, or does not have it. */
  nameOf(key: TitleKey): { title: string; year?: number | undefined } | undefined {
    return this.#offered().get(key)?.named;
  }

  #isOffered(): boolean {
    return this.deps.settings.provider.secret !== undefined && this.deps.hasOwnProvider();
  }

  #offered(): AvailableTitles {
    return this.#isOffered() ? this.#titles : new Map();
  }

  async #load(): Promise<void> {
    // What has changed since an earlier reading began may not be in it.
    await this.#loading?.catch(() => undefined);
    this.#loading ??= this.#read().finally(() => (this.#loading = undefined));
    await this.#loading;
  }

  async #read(): Promise<void> {
    const { revision, titles } = await this.#repository.read();
    if (revision < this.#revision) return;
    this.#titles = toAvailableTitles(titles);
    this.#sorted.clear();
    this.#revision = revision;
    this.#listeners.forEach((listener) => listener());
  }
}

/** Null for a title that TMDB does not have, or does not tell now. */
async function cardOf(client: TmdbClient, key: TitleKey): Promise<LibraryCard | null> {
  const parsed = parseTitleKey(key);
  const summary = parsed && (await client.titleSummary(parsed).catch(() => null));
  if (!summary) return null;
  const { id, mediaType, title, posterPath, genreIds, year, voteAverage, popularity } = summary;
  return { key, id, mediaType, title, posterPath, genreIds, year, voteAverage, popularity };
}

function storedCard({ key, facts }: LibraryEntry): LibraryCard {
  const { title, posterPath, genreIds, year, voteAverage, popularity } = facts;
  const [mediaType, id] = key.split(':') as [LibraryCard['mediaType'], string];
  const shown = { key, id: Number(id), mediaType, title, posterPath, year, voteAverage, popularity };
  return { ...shown, genreIds: [...genreIds] };
}
