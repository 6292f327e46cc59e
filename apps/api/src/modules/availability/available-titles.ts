import { mergeAvailable, type Available, type LibraryEntry, type LibraryFacts, type TitleKey } from '@marquee/core';
import type { ProviderTitle } from '@marquee/core/contracts';

interface Entry extends Pick<LibraryEntry, 'available' | 'facts'> {
  /** Under which name and year the provider has it; undefined if it knows the title's number. */
  named: Pick<ProviderTitle, 'title' | 'year'> | undefined;
}

/** What can be played, by title. */
export type AvailableTitles = ReadonlyMap<TitleKey, Entry>;

const availableOf = ({ addedAtMs, resolution, isHdr, languages, episodes }: ProviderTitle): Available => ({
  addedAtMs,
  ...(resolution !== undefined && { resolution }),
  ...(isHdr && { isHdr }),
  ...(languages !== undefined && { languages }),
  ...(episodes !== undefined && { episodes }),
});

/** Until TMDB has said more: as the provider has it. */
const factsOf = ({ title, year }: ProviderTitle): LibraryFacts => ({
  title,
  year: year ?? null,
  date: null,
  posterPath: null,
  genreIds: [],
  voteAverage: 0,
  voteCount: 0,
  popularity: 0,
  originalLanguage: '',
  runtimeMin: null,
  certificates: {},
  keywordIds: [],
});

interface Stored {
  title: ProviderTitle;
  key: TitleKey | null;
  facts?: LibraryFacts;
}

/** Merges the provider's entries of one title. */
export function toAvailableTitles(stored: readonly Stored[]): AvailableTitles {
  const titles = new Map<TitleKey, Entry>();
  for (const { title, key, facts } of stored) {
    if (key === null) continue;
    const known = titles.get(key);
    const available = availableOf(title);
    const isNumbered = title.tmdbId !== undefined;
    titles.set(key, {
      facts: facts ?? known?.facts ?? factsOf(title),
      available: known ? mergeAvailable(known.available, available) : available,
      named: isNumbered ? known?.named : (known?.named ?? { title: title.title, year: title.year }),
    });
  }
  return titles;
}

/** How long a series with new episodes precedes all films. */
const NEW_EPISODES_MS = 7 * 24 * 3_600_000;

/** Newest files first, and before them the series with new episodes. */
export function newestFirst(titles: AvailableTitles, nowMs: number): TitleKey[] {
  const hasNewEpisodes = (key: TitleKey, { available: { addedAtMs } }: Entry): boolean =>
    key.startsWith('tv:') && nowMs - addedAtMs < NEW_EPISODES_MS;
  return [...titles]
    .sort(
      ([key, entry], [otherKey, other]) =>
        Number(hasNewEpisodes(otherKey, other)) - Number(hasNewEpisodes(key, entry)) ||
        other.available.addedAtMs - entry.available.addedAtMs,
    )
    .map(([key]) => key);
}
