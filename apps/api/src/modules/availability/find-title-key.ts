import { parseTitleKey, titleKey, type LibraryFacts, type TitleKey } from '@marquee/core';
import type { ProviderTitle } from '@marquee/core/contracts';
import { matchTitle } from '@marquee/core/import';
import { nullIfNotFound, type MediaItem, type TmdbClient } from '@marquee/tmdb';
import { readTitleNames } from '../provider/title-names';
import { metadataClient, type FilteredTmdb } from '../tmdb';

/** Shared by all look-ups of the library, so that they take turns with visitors. */
export const LIBRARY_CALLER = 'library';
/** A file may be named in any language; TMDB finds it, and lists the most likely title first. */
const MAX_TRANSLATED = 3;
const MAX_NAMES = 3;

/** Which title a name of the library means; null if it is none, or could be several. */
export type FindTitleKey = (title: ProviderTitle) => Promise<TitleKey | null>;

const libraryClient = (tmdb: FilteredTmdb): TmdbClient => metadataClient(tmdb, { rules: [], caller: LIBRARY_CALLER });

/** What lists show of a title, and which title that is. */
export type TitleFacts = LibraryFacts & { key: TitleKey };
/** Null for a title that TMDB does not have (any more). */
export type DescribeTitle = (key: TitleKey) => Promise<TitleFacts | null>;

/** Asks TMDB for what lists of the library are sorted and filtered by. */
export function createDescribeTitle(tmdb: FilteredTmdb): DescribeTitle {
  const client = libraryClient(tmdb);
  return async (key) => {
    const parsed = parseTitleKey(key);
    if (!parsed) return null;
    const summary = await client.titleSummary(parsed).catch(nullIfNotFound);
    const rated = summary && (await tmdb.ratedTitle(key, LIBRARY_CALLER));
    if (!rated) return null;
    const { title, posterPath, genreIds, date, year, voteAverage, voteCount, popularity, originalLanguage } = summary;
    const runtimeMin = summary.mediaType === 'movie' ? summary.totalRuntimeMin : summary.episodeRuntimeMin;
    const votes = { voteAverage, voteCount, popularity };
    const { certificates, keywordIds } = rated;
    return {
      key,
      title,
      posterPath,
      genreIds,
      date,
      year,
      ...votes,
      originalLanguage,
      runtimeMin,
      certificates,
      keywordIds,
    };
  };
}

/**
 * Finds titles as the stream provider finds files: by IMDb id, else by type, name and year give or take one. Rather none
 * than a wrong one.
 */
export function createFindTitleKey(tmdb: FilteredTmdb): FindTitleKey {
  const client = libraryClient(tmdb);

  async function withTranslations({ mediaType, id, title, originalTitle, year }: MediaItem) {
    const { translated } = await readTitleNames({ tmdb }, { mediaType, id, rules: [], caller: LIBRARY_CALLER });
    return { mediaType, id, title, otherTitles: [originalTitle, ...translated], year };
  }

  async function byName({ mediaType, ...dated }: ProviderTitle, title: string): Promise<TitleKey | null> {
    const year = dated.year ?? null;
    const ref = { mediaType, title, year, ids: {} };
    const lookup = { by: 'name', mediaType, title, year } as const;
    // With the year first, because a common name has many pages without it.
    for (const releaseYear of year === null ? [undefined] : [year, undefined]) {
      const { results } = await client.searchTitles({ mediaType, query: title, year: releaseYear });
      const named = results.map((item) => ({ ...item, otherTitles: [item.originalTitle] }));
      const match = matchTitle(ref, lookup, named);
      if (match.kind === 'ambiguous') return null;
      const candidates =
        match.kind === 'matched' ? [] : await Promise.all(results.slice(0, MAX_TRANSLATED).map(withTranslations));
      const found = match.kind === 'matched' ? match : matchTitle(ref, lookup, candidates);
      if (found.kind === 'matched') return titleKey(found.title.mediaType, found.title.id);
    }
    return null;
  }

  return async (title) => {
    if (title.imdbId !== undefined) {
      const { titles } = await client.findByImdbId({ imdbId: title.imdbId });
      const found = titles.find(({ mediaType }) => mediaType === title.mediaType);
      if (found) return found.key;
    }
    for (const name of [title.title, ...(title.otherTitles ?? [])].slice(0, MAX_NAMES)) {
      const key = await byName(title, name);
      if (key !== null) return key;
    }
    return null;
  };
}
