import type { PersonCredit, PersonDetails, PersonItem } from '../domain';
import type { WireCombinedCredits, WirePerson, WirePersonListItem } from '../wire';
import { toTitleItem } from './media-item';
import { uniqueTitles } from './paged';
import { toDate, toPositive, toTextOrNull } from './values';

export const toPersonItem = (wire: WirePersonListItem): PersonItem => ({
  id: wire.id,
  name: wire.name,
  department: wire.known_for_department,
  popularity: wire.popularity,
  profilePath: toTextOrNull(wire.profile_path),
  knownFor: uniqueTitles(wire.known_for.map(toTitleItem)),
});

type WireCredit = WireCombinedCredits['cast'][number] | WireCombinedCredits['crew'][number];

const toPersonCredit = (wire: WireCredit, index: number): PersonCredit => ({
  creditId: toTextOrNull(wire.credit_id) ?? `${wire.media_type}-${wire.id}-${index}`,
  title: toTitleItem(wire),
  role: 'character' in wire ? wire.character : wire.job,
  department: 'character' in wire ? 'Acting' : wire.department,
  episodeCount: wire.media_type === 'tv' ? toPositive(wire.episode_count) : null,
});

export const toPersonDetails = (wire: WirePerson): PersonDetails => ({
  id: wire.id,
  name: wire.name,
  alsoKnownAs: wire.also_known_as,
  biography: wire.biography,
  birthday: toDate(wire.birthday),
  deathday: toDate(wire.deathday),
  placeOfBirth: toTextOrNull(wire.place_of_birth),
  department: wire.known_for_department,
  popularity: wire.popularity,
  profilePath: toTextOrNull(wire.profile_path),
  homepage: toTextOrNull(wire.homepage),
  imdbId: toTextOrNull(wire.imdb_id),
  cast: (wire.combined_credits?.cast ?? []).map(toPersonCredit),
  crew: (wire.combined_credits?.crew ?? []).map(toPersonCredit),
});
