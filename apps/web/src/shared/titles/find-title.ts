import {
  lookupsOf,
  matchTitle,
  type EpisodeRef,
  type SeriesEpisode,
  type TitleCandidate,
  type TitleLookup,
  type TitleMatch,
  type TitleRef,
} from '@marquee/core/import';

/** Requests to TMDB; both throw on failure. */
export interface Lookups {
  lookUp: (lookup: TitleLookup) => Promise<readonly TitleCandidate[]>;
  episodesOf: (seriesId: number) => Promise<readonly SeriesEpisode[]>;
}

/** Looks a title up by its ids, then by name and year, then by name alone. */
export async function findTitle(
  { ref, episode }: { ref: TitleRef; episode: EpisodeRef | undefined },
  lookUp: Lookups['lookUp'],
): Promise<TitleMatch> {
  for (const lookup of lookupsOf(ref, episode)) {
    const tries = lookup.by === 'name' && lookup.year !== null ? [lookup, { ...lookup, year: null }] : [lookup];
    for (const asked of tries) {
      const match = matchTitle(ref, lookup, await lookUp(asked));
      if (match.kind !== 'missing') return match;
    }
  }
  return { kind: 'missing' };
}
