import type { PersonRecord } from './people';
import type { TitleRecord } from './title-record';

/** The person's listed department, otherwise the one with the most credits. */
export function departmentOf(person: PersonRecord): string {
  if (person.entry?.department) return person.entry.department;
  const counts = new Map<string, number>([['Acting', person.cast.length]]);
  for (const { part } of person.crew) counts.set(part.department, (counts.get(part.department) ?? 0) + 1);
  return [...counts].reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}

const LEADING_TITLES = 3;

function derivedPopularity(person: PersonRecord): number {
  const best = new Map<TitleRecord, number>();
  const note = (title: TitleRecord, weight: number): void => {
    best.set(title, Math.max(best.get(title) ?? 0, (title.popularity * weight) / 2));
  };
  for (const { title, part } of person.cast) note(title, part.guestEpisodes === null ? 1 / (1 + part.order / 4) : 0.1);
  for (const { title, part } of person.crew) note(title, part.episodes === null ? 0.8 : 0.2);
  const top = [...best.values()].sort((a, b) => b - a).slice(0, LEADING_TITLES);
  return Math.round((top.reduce((sum, value) => sum + value, 0) / LEADING_TITLES) * 1000) / 1000;
}

const known = new WeakMap<PersonRecord, number>();

/** Our own figure: half the popularity of the three best titles, less for parts far down the cast list. */
export function popularityOf(person: PersonRecord): number {
  let value = known.get(person);
  if (value === undefined) {
    value = derivedPopularity(person);
    known.set(person, value);
  }
  return value;
}

/** Most popular first; ties by lower id. */
export const byStanding = (a: PersonRecord, b: PersonRecord): number =>
  popularityOf(b) - popularityOf(a) || a.id - b.id;
