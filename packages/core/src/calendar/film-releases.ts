import { typedBookmarks, type BookmarkValue } from '../bookmarks/entries';
import { releaseYear, titleKey, type TitleKey } from '../media';
import type { Entries } from '../sync/merge-entries';
import type { Stamped } from './stamps';

export const releaseKinds = ['cinema', 'digital', 'disc'] as const;
export type ReleaseKind = (typeof releaseKinds)[number];

/** The first day of a kind in a region. */
export interface FilmRelease extends Stamped {
  /** ISO 3166-1; empty for the first release anywhere. */
  region: string;
  kind: ReleaseKind;
  /** `YYYY-MM-DD`. */
  date: string;
}

/** When a film comes out: at most one release for each kind and region. */
export interface FilmReleases {
  key: TitleKey;
  name: string;
  releases: readonly FilmRelease[];
}

/** The releases in a region; if it has none, the first anywhere. */
export function releasesIn({ releases }: Pick<FilmReleases, 'releases'>, region: string): FilmRelease[] {
  const here = releases.filter((release) => release.region === region);
  return here.length > 0 ? here : releases.filter((release) => release.region === '');
}

/** The first year of films whose releases are still to come: discs follow the cinema within a year. */
export const firstAwaitedYear = (today: string): number => (releaseYear(today) ?? 0) - 1;

/**
 * Bookmarked films that may still come out: those of this year, of the last and of coming ones, and those without a year; of
 * one category, or of all. By key.
 */
export function awaitedFilms(bookmarks: Entries<BookmarkValue>, today: string, category?: string): TitleKey[] {
  const first = firstAwaitedYear(today);
  return Object.entries(bookmarks).flatMap(([id, group]) => {
    const films = typedBookmarks(group, 'movie', category);
    return films.some(({ value: { year } }) => (year ?? first) >= first) ? [titleKey('movie', Number(id))] : [];
  });
}
