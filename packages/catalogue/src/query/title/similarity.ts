import type { Store } from '../../build/compile';
import type { PersonRecord } from '../../build/people';
import type { TitleRecord } from '../../build/title-record';

/** Weights of the kinds of similarity. Rarer genres and keywords count for more. */
interface Weights {
  genre: number;
  keyword: number;
  collection: number;
  person: number;
  era: number;
  language: number;
  quality: number;
}

const weightsOf: Record<'similar' | 'recommendations', Weights> = {
  /** Of the same kind and time. */
  similar: { genre: 6, keyword: 3, collection: 3, person: 2, era: 3, language: 1.5, quality: 0.5 },
  /** By the same people, about the same subjects, and well rated. */
  recommendations: { genre: 4, keyword: 4, collection: 6, person: 5, era: 1, language: 0.5, quality: 4 },
};

const LISTED = 40;
const ERA_YEARS = 12;
const YEAR_MS = 365.25 * 86_400_000;

const rarity = (count: number, total: number): number => Math.log(1 + total / Math.max(1, count));

interface Counts {
  genres: Map<number, number>;
  keywords: Map<number, number>;
}

const counted = new WeakMap<readonly TitleRecord[], Counts>();

/** Number of titles with each genre and keyword; cached per list. */
function countsOf(titles: readonly TitleRecord[]): Counts {
  const known = counted.get(titles);
  if (known) return known;
  const counts: Counts = { genres: new Map(), keywords: new Map() };
  const add = (to: Map<number, number>, ids: readonly number[]): void => {
    for (const id of ids) to.set(id, (to.get(id) ?? 0) + 1);
  };
  for (const { genreIds, keywordIds } of titles) {
    add(counts.genres, genreIds);
    add(counts.keywords, keywordIds);
  }
  counted.set(titles, counts);
  return counts;
}

/** Shared genres relative to all genres of both, so that a title with six genres is not similar to everything. */
function genreLikeness(a: TitleRecord, b: TitleRecord, counts: Map<number, number>, total: number): number {
  const worth = (id: number): number => rarity(counts.get(id) ?? 1, total);
  let shared = 0;
  let all = 0;
  for (const id of a.genreIds) {
    all += worth(id);
    if (b.genreIds.includes(id)) shared += worth(id);
  }
  for (const id of b.genreIds) if (!a.genreIds.includes(id)) all += worth(id);
  return all === 0 ? 0 : shared / all;
}

const MAX_SHARED_PEOPLE = 3;

/** Number of people that each title shares with this one: makers have full weight, guests little. */
function sharedPeople(store: Store, record: TitleRecord): Map<TitleRecord, number> {
  const people = store.people();
  const persons = new Set<PersonRecord>();
  const { entry } = record;
  const makers = record.mediaType === 'movie' ? record.entry.directors : (record.entry.creators ?? []);
  for (const name of [...makers, ...entry.cast.map((member) => member.name)]) {
    const person = people.named(name);
    if (person) persons.add(person);
  }
  const shared = new Map<TitleRecord, number>();
  for (const person of persons) {
    const worth = new Map<TitleRecord, number>();
    for (const { title, part } of person.cast) worth.set(title, part.guestEpisodes === null ? 0.6 : 0.2);
    for (const { title, part } of person.crew) if (part.episodes === null) worth.set(title, 1);
    for (const [title, value] of worth)
      shared.set(title, Math.min(MAX_SHARED_PEOPLE, (shared.get(title) ?? 0) + value));
  }
  return shared;
}

/**
 * Titles of the same type that share genre, people, keywords and era, best first. Never empty while there is another
 * title of the type, because era and quality always give an order.
 */
export function likeTitles(store: Store, record: TitleRecord, kind: keyof typeof weightsOf): TitleRecord[] {
  const weights = weightsOf[kind];
  const candidates: readonly TitleRecord[] = record.mediaType === 'movie' ? store.movies : store.series;
  const counts = countsOf(candidates);
  const people = sharedPeople(store, record);

  const score = (other: TitleRecord): number => {
    let sum = weights.genre * genreLikeness(record, other, counts.genres, candidates.length);
    for (const id of other.keywordIds) {
      if (!record.keywordIds.includes(id)) continue;
      sum += (weights.keyword * rarity(counts.keywords.get(id) ?? 1, candidates.length)) / 6;
    }
    sum += weights.person * (people.get(other) ?? 0);
    const years = Math.abs(record.dateMs - other.dateMs) / YEAR_MS;
    if (Number.isFinite(years)) sum += weights.era * Math.exp(-years / ERA_YEARS);
    if (record.entry.originalLanguage === other.entry.originalLanguage) sum += weights.language;
    if (record.mediaType === 'movie' && other.mediaType === 'movie' && record.collectionId !== null) {
      if (record.collectionId === other.collectionId) sum += weights.collection;
    }
    return sum + weights.quality * (other.rating / 10) * Math.min(1, Math.log10(1 + other.votes) / 4);
  };

  return candidates
    .filter((other) => other !== record)
    .map((other) => ({ other, score: score(other) }))
    .sort((a, b) => b.score - a.score || b.other.popularity - a.other.popularity || a.other.id - b.other.id)
    .slice(0, LISTED)
    .map(({ other }) => other);
}
