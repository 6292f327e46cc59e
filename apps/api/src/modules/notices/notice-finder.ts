import {
  awaitedFilms,
  contentFilterToken,
  DEFAULT_CATEGORY,
  followedOf,
  isoDay,
  parseBookmarkKey,
  parseTitleKey,
  ruleOfContentFilter,
  settingsFromEntries,
  settingValue,
  titleKey,
  toEntries,
  type SeriesAiring,
  type TitleKey,
  type ViewingRule,
} from '@marquee/core';
import { collections } from '@marquee/core/collections';
import {
  isMovieWatched,
  mayHaveNews,
  movieNotice,
  seriesNotice,
  type Listener,
  type Notice,
} from '@marquee/core/notices';
import type { TmdbClient } from '@marquee/tmdb';
import type { AiringsService } from '../airings';
import type { ProfileKey } from '../profiles/profile-key';
import type { EntriesRepository } from '../sync';
import { metadataClient, type FilteredTmdb } from '../tmdb';
import type { MutedSeriesRepository } from './muted-series.repository';

export interface NoticeFinderDeps {
  airings: Pick<AiringsService, 'ofProfile'>;
  entries: Pick<EntriesRepository, 'findByKeys' | 'findByPrefix' | 'findLatest'>;
  muted: Pick<MutedSeriesRepository, 'listOf'>;
  tmdb: Pick<FilteredTmdb, 'get'>;
  /** For content filters of profiles that chose none. */
  siteRegion: () => string;
}

/** Who is told, in which language, and what may be shown to them. */
export interface Audience extends Listener {
  profile: ProfileKey;
  rules: readonly ViewingRule[];
  language: string;
}

/** A notice, with its title's name in the language of whom it is for. */
export interface NamedNotice {
  notice: Notice;
  name: string;
}

/** Shared by all questions of notices, so that they take turns with visitors. */
const CALLER = 'notices';
/** The films that were added last; of others nobody waits for the day. */
const MOST_BOOKMARKS = 2_000;
const MOST_MOVIES = 100;

/** Finds what profiles are to be told: of followed series and of films on the watchlist, as far as they may see them. */
export class NoticeFinder {
  constructor(private readonly deps: NoticeFinderDeps) {}

  async find(audience: Audience): Promise<NamedNotice[]> {
    const { profile, language } = audience;
    const { metadataLanguage, filter } = await this.#settingsOf(profile);
    const asking = { rules: [...audience.rules, ...(filter ? [filter] : [])], caller: CALLER };
    const client = metadataClient(this.deps.tmdb, asking, metadataLanguage ?? language);
    const muted = new Set(await this.deps.muted.listOf(profile));
    const airings = await this.deps.airings.ofProfile(profile, asking);
    const found: NamedNotice[] = [];
    for (const airing of airings)
      if (!muted.has(airing.key) && mayHaveNews(airing, audience))
        found.push(...(await this.#ofSeries(airing, audience, client)));
    for (const key of await this.#awaitedMovies(audience)) found.push(...(await this.#ofMovie(key, audience, client)));
    return found;
  }

  async #ofSeries(airing: SeriesAiring, audience: Audience, client: TmdbClient): Promise<NamedNotice[]> {
    const { key } = airing;
    const { profile } = audience;
    const id = parseTitleKey(key)?.id ?? 0;
    const { entries } = this.deps;
    const [follows, bookmarks, viewings] = await Promise.all([
      entries.findByKeys({ owner: profile, collection: 'follows', keys: [key] }),
      entries.findByPrefix(profile, 'bookmarks', `${id}/`),
      this.#viewingsOf(profile, key),
    ]);
    const sources = {
      ...viewings,
      follows: toEntries(collections.follows, follows),
      bookmarks: toEntries(collections.bookmarks, bookmarks),
    };
    const followed = followedOf(sources, key);
    if (!followed) return [];
    const { follow, watched } = followed;
    const notice = seriesNotice({ airing, watched, followedSince: follow.since }, audience);
    if (!notice) return [];
    const named = await client.titleSummary({ mediaType: 'tv', id }).catch(() => null);
    return [{ notice, name: named?.title || airing.name }];
  }

  /** Films of the watchlist that may have come out lately, as far as their bookmarks say; the last added first. */
  async #awaitedMovies({ profile, nowMs }: Audience): Promise<TitleKey[]> {
    const stored = await this.deps.entries.findLatest(profile, 'bookmarks', MOST_BOOKMARKS);
    const bookmarks = toEntries(collections.bookmarks, stored);
    const awaited = new Set(awaitedFilms(bookmarks, isoDay(nowMs), DEFAULT_CATEGORY));
    return stored
      .map(({ key }) => parseBookmarkKey(key))
      .filter(({ mediaType, category }) => mediaType === 'movie' && category === DEFAULT_CATEGORY)
      .map(({ mediaId }) => titleKey('movie', mediaId))
      .filter((key) => awaited.has(key))
      .slice(0, MOST_MOVIES);
  }

  async #ofMovie(key: TitleKey, audience: Audience, client: TmdbClient): Promise<NamedNotice[]> {
    if (Object.hasOwn(audience.told, key)) return [];
    const id = parseTitleKey(key)?.id ?? 0;
    // One that is hidden from them does not exist; one that TMDB does not tell now comes later.
    const movie = await client.titleSummary({ mediaType: 'movie', id }).catch(() => null);
    const notice = movie && movieNotice({ id, date: movie.date }, audience);
    if (!notice || isMovieWatched(await this.#viewingsOf(audience.profile, key), key)) return [];
    return [{ notice, name: movie.title }];
  }

  async #viewingsOf(owner: ProfileKey, key: TitleKey) {
    const { entries } = this.deps;
    const [title, episodes, plays] = await Promise.all([
      entries.findByKeys({ owner, collection: 'history', keys: [key] }),
      entries.findByPrefix(owner, 'history', `${key}/`),
      entries.findByPrefix(owner, 'plays', `${key}/`),
    ]);
    return {
      history: toEntries(collections.history, [...title, ...episodes]),
      plays: toEntries(collections.plays, plays),
    };
  }

  async #settingsOf(owner: ProfileKey): Promise<{ metadataLanguage: string | null; filter: ViewingRule | null }> {
    const keys = ['contentFilter', 'region', 'metadataLanguage'];
    const stored = await this.deps.entries.findByKeys({ owner, collection: 'settings', keys });
    const settings = settingsFromEntries(toEntries(collections.settings, stored));
    const token = contentFilterToken(
      settingValue(settings, 'contentFilter'),
      settingValue(settings, 'region') ?? this.deps.siteRegion(),
    );
    return {
      metadataLanguage: settingValue(settings, 'metadataLanguage'),
      filter: token === undefined ? null : ruleOfContentFilter(token),
    };
  }
}
