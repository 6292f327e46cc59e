import { releaseKinds, type FilmRelease, type FilmReleases, type ReleaseKind } from '@marquee/core';
import type { WireMovieDetails, WireReleaseDates } from '../wire';
import { toMovieItem } from './media-item';
import { toDate } from './values';

/** TMDB's types of a kind, the first that a region has counting. */
const TYPES: Record<ReleaseKind, readonly number[]> = { cinema: [3, 2], digital: [4], disc: [5] };

type WireRegion = WireReleaseDates['results'][number];

function firstDate(releases: WireRegion['release_dates'], types: readonly number[]): string | null {
  for (const type of types) {
    const [first] = releases
      .flatMap((release) => (release.type === type ? (toDate(release.release_date.slice(0, 10)) ?? []) : []))
      .sort();
    if (first !== undefined) return first;
  }
  return null;
}

export function toFilmReleases(wire: WireMovieDetails): FilmReleases {
  const { key, title: name } = toMovieItem({ ...wire, genre_ids: [] });
  const anywhere = toDate(wire.release_date);
  const releases = (wire.release_dates?.results ?? []).flatMap(({ iso_3166_1: region, release_dates: dates }) =>
    releaseKinds.flatMap((kind): FilmRelease[] => {
      const date = firstDate(dates, TYPES[kind]);
      return date === null ? [] : [{ region, kind, date }];
    }),
  );
  return {
    key,
    name,
    releases: [...(anywhere === null ? [] : [{ region: '', kind: 'cinema' as const, date: anywhere }]), ...releases],
  };
}
