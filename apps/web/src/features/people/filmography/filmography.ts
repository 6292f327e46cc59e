import type { MediaType } from '@marquee/core';
import type { MediaItem, PersonCredit, PersonDetails } from '@marquee/tmdb';
import { compareNames } from '../../../shared/lib/format/compare-names';

/** A title with all of a person's jobs on it in one department. */
export interface Work {
  title: MediaItem;
  roles: string[];
  episodeCount: number | null;
}

export interface Department {
  /** TMDB's name, e.g. `Acting`, `Directing`. */
  name: string;
  works: Work[];
}

export interface YearOfWork {
  /** Null for works without a date. */
  year: number | null;
  works: Work[];
}

/** Talk and news: people appear in them as themselves, so these say little about their work. */
const appearances = new Set([10767, 10763]);

const isAppearance = ({ title, roles }: Work): boolean =>
  title.genreIds.some((id) => appearances.has(id)) || roles.some((role) => /^(him|her|them)?self\b/i.test(role));

/** Newest first, then titles without a date. */
const byDate = (a: Work, b: Work): number =>
  (b.title.date ?? '').localeCompare(a.title.date ?? '', 'en') || compareNames(a.title.title, b.title.title);

function worksOf(credits: readonly PersonCredit[]): Work[] {
  const works = new Map<string, Work>();
  for (const { title, role, episodeCount } of credits) {
    const known = works.get(title.key);
    if (!known) works.set(title.key, { title, roles: role ? [role] : [], episodeCount });
    else {
      if (role && !known.roles.includes(role)) known.roles.push(role);
      known.episodeCount = Math.max(known.episodeCount ?? 0, episodeCount ?? 0) || null;
    }
  }
  return [...works.values()].sort(byDate);
}

/** Works by department: first the one the person is known for, then by number of works. */
export function departmentsOf({ cast, crew, department }: PersonDetails): Department[] {
  const credits = new Map<string, PersonCredit[]>();
  for (const credit of [...cast, ...crew]) {
    const name = credit.department || 'Crew';
    credits.set(name, [...(credits.get(name) ?? []), credit]);
  }
  return [...credits]
    .map(([name, list]) => ({ name, works: worksOf(list) }))
    .sort((a, b) => Number(b.name === department) - Number(a.name === department) || b.works.length - a.works.length);
}

/** Works of one type, or all, by year. */
export function yearsOf(works: readonly Work[], type: MediaType | 'all'): YearOfWork[] {
  const years = new Map<number | null, Work[]>();
  for (const work of works) {
    if (type !== 'all' && work.title.mediaType !== type) continue;
    years.set(work.title.year, [...(years.get(work.title.year) ?? []), work]);
  }
  return [...years].map(([year, list]) => ({ year, works: list }));
}

const KNOWN_FOR = 12;

/** The person's best-known titles: the most voted ones of their department, appearances as themselves last. */
export function knownFor(person: PersonDetails): MediaItem[] {
  const [main] = departmentsOf(person);
  const weight = (work: Work): number => work.title.voteCount * (isAppearance(work) ? 0.01 : 1);
  return [...(main?.works ?? [])]
    .sort((a, b) => weight(b) - weight(a) || b.title.popularity - a.title.popularity)
    .slice(0, KNOWN_FOR)
    .map(({ title }) => title);
}
