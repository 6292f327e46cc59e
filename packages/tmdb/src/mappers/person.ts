import type { PersonCredit, PersonDetails, PersonItem } from '../domain';
import type { WireCombinedCredits, WirePerson, WirePersonListItem } from '../wire';
import { toTitleItem } from './media-item';
import { uniqueTitles } from './paged';
import { toDate, toPositive, toTextOrNull } from './values';

/** A name for display, if necessary another one of the person. */
const toPersonName = (...names: string[]): string =>
  names.find((name) => toTextOrNull(name) !== null) ?? 'Unnamed Person';

export const toPersonItem = (wire: WirePersonListItem): PersonItem => ({
  id: wire.id,
  name: toPersonName(wire.name),
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

/** Without those of adult titles, which no search finds either. */
const toCredits = (credits: readonly WireCredit[] = []): PersonCredit[] =>
  credits.map(toPersonCredit).filter(({ title }) => !title.adult);

export const toPersonDetails = (wire: WirePerson): PersonDetails => ({
  id: wire.id,
  name: toPersonName(wire.name, ...wire.also_known_as),
  alsoKnownAs: wire.also_known_as,
  biography: wire.biography,
  biographyLanguage: wire.biography_language ?? null,
  birthday: toDate(wire.birthday),
  deathday: toDate(wire.deathday),
  placeOfBirth: toTextOrNull(wire.place_of_birth),
  department: wire.known_for_department,
  popularity: wire.popularity,
  profilePath: toTextOrNull(wire.profile_path),
  homepage: toTextOrNull(wire.homepage),
  imdbId: toTextOrNull(wire.imdb_id),
  cast: toCredits(wire.combined_credits?.cast),
  crew: toCredits(wire.combined_credits?.crew),
});
