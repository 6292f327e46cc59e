import type { TitleSummary } from '../domain';
import type { WireCredits, WireMovieDetails, WireTvDetails } from '../wire';
import { toMovieItem, toTvItem } from './media-item';
import { genreIdsOf } from './title-details';
import { toEpisodeRuntime } from './tv-details';
import { toPositive } from './values';

/** Number of cast members in a summary. */
const MOST_KNOWN = 5;

type Person = { id: number; name: string };

function peopleOf(makers: readonly Person[], credits: WireCredits | undefined): Person[] | null {
  if (!credits) return null;
  const people = new Map<number, string>();
  for (const { id, name } of [...makers, ...credits.cast.slice(0, MOST_KNOWN)]) if (name !== '') people.set(id, name);
  return [...people].map(([id, name]) => ({ id, name }));
}

export const toMovieSummary = (wire: WireMovieDetails): TitleSummary => ({
  ...toMovieItem({ ...wire, genre_ids: genreIdsOf(wire) }),
  totalRuntimeMin: toPositive(wire.runtime),
  episodeRuntimeMin: null,
  countries: wire.production_countries.map((country) => country.iso_3166_1).filter((code) => code !== ''),
  people: peopleOf(wire.credits?.crew.filter(({ job }) => job === 'Director') ?? [], wire.credits),
});

export function toTvSummary(wire: WireTvDetails): TitleSummary {
  const episodeRuntimeMin = toEpisodeRuntime(wire);
  return {
    ...toTvItem({ ...wire, genre_ids: genreIdsOf(wire) }),
    totalRuntimeMin: toPositive((episodeRuntimeMin ?? 0) * wire.number_of_episodes),
    episodeRuntimeMin,
    countries: wire.origin_country,
    people: peopleOf(wire.created_by, wire.credits),
  };
}
