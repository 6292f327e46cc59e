import type { EpisodeEntry, FilmEntry, SeriesEntry } from '../authored/schema';
import type { TitleRecord } from './title-record';

/** A person's part in a title, by name as authored. */
export interface CastPart {
  name: string;
  character: string;
  /** Position in the cast list; guests come after it. */
  order: number;
  /** Number of authored episodes with the person as a guest; null for a regular, whose number is not authored. */
  guestEpisodes: number | null;
}

export interface CrewPart {
  name: string;
  job: 'Director' | 'Writer' | 'Creator';
  department: 'Directing' | 'Writing' | 'Creator';
  /** Number of authored episodes with the person in this job; null for the title as a whole. */
  episodes: number | null;
}

export interface TitleCredits {
  cast: CastPart[];
  guests: CastPart[];
  crew: CrewPart[];
}

const castOf = (entry: FilmEntry | SeriesEntry): CastPart[] =>
  entry.cast.map(({ name, role }, order) => ({ name, character: role ?? '', order, guestEpisodes: null }));

const crewOf = (
  names: readonly string[] | undefined,
  job: CrewPart['job'],
  department: CrewPart['department'],
): CrewPart[] => (names ?? []).map((name) => ({ name, job, department, episodes: null }));

export function episodeCrew(episode: EpisodeEntry): CrewPart[] {
  return [...crewOf(episode.directors, 'Director', 'Directing'), ...crewOf(episode.writers, 'Writer', 'Writing')];
}

export function episodeGuests(episode: EpisodeEntry, regulars: number): CastPart[] {
  return (episode.guestStars ?? []).map(({ name, role }, index) => ({
    name,
    character: role ?? '',
    order: regulars + index,
    guestEpisodes: 1,
  }));
}

/** One part for each person and job, regardless of the number of episodes. */
class Tally<Part> {
  readonly #parts = new Map<string, Map<string, Part>>();
  readonly all: Part[] = [];

  /** The part for both names; created by `make` if missing. */
  get(name: string, kind: string, make: () => Part): Part {
    let kinds = this.#parts.get(name);
    if (!kinds) {
      kinds = new Map<string, Part>();
      this.#parts.set(name, kinds);
    }
    let part = kinds.get(kind);
    if (!part) {
      part = make();
      kinds.set(kind, part);
      this.all.push(part);
    }
    return part;
  }
}

function seriesCredits(entry: SeriesEntry): TitleCredits {
  const cast = castOf(entry);
  const crew = new Tally<CrewPart & { episodes: number }>();
  const guests = new Tally<CastPart & { guestEpisodes: number }>();
  const countCrew = (names: readonly string[] = [], job: CrewPart['job'], department: CrewPart['department']): void => {
    for (const name of names) crew.get(name, job, () => ({ name, job, department, episodes: 0 })).episodes += 1;
  };
  for (const { episodes } of entry.seasons) {
    if (typeof episodes !== 'object') continue;
    for (const episode of episodes) {
      countCrew(episode.directors, 'Director', 'Directing');
      countCrew(episode.writers, 'Writer', 'Writing');
      for (const { name, role: character = '' } of episode.guestStars ?? []) {
        const order = cast.length + guests.all.length;
        guests.get(name, character, () => ({ name, character, order, guestEpisodes: 0 })).guestEpisodes += 1;
      }
    }
  }
  return { cast, guests: guests.all, crew: [...crewOf(entry.creators, 'Creator', 'Creator'), ...crew.all] };
}

/** Everyone in a title; for a series also the guests and crew of its authored episodes. */
export function titleCredits(record: TitleRecord): TitleCredits {
  if (record.mediaType === 'tv') return seriesCredits(record.entry);
  const { entry } = record;
  return {
    cast: castOf(entry),
    guests: [],
    crew: [...crewOf(entry.directors, 'Director', 'Directing'), ...crewOf(entry.writers, 'Writer', 'Writing')],
  };
}
