import type { PersonEntry } from '../authored/schema';
import { titleCredits, type CastPart, type CrewPart } from './credits';
import { idsByName, unlistedPersonIds } from './ids';
import type { TitleRecord } from './title-record';

/** A person with the credits from the titles. */
export interface PersonRecord {
  id: number;
  name: string;
  /** The person's entry in `people`, if any. */
  entry: PersonEntry | undefined;
  cast: { title: TitleRecord; part: CastPart }[];
  crew: { title: TitleRecord; part: CrewPart }[];
}

export interface People {
  /** The person with that name; exists for every name in a title. */
  named(name: string): PersonRecord | undefined;
  byId(id: number): PersonRecord | undefined;
  all(): readonly PersonRecord[];
}

const person = (id: number, name: string, entry?: PersonEntry): PersonRecord => ({
  id,
  name,
  entry,
  cast: [],
  crew: [],
});

/** Everyone in `people` or in a title. */
export function createPeople(entries: readonly PersonEntry[], titles: readonly TitleRecord[]): People {
  const byName = new Map(entries.map((entry) => [entry.name, person(entry.id, entry.name, entry)]));
  const credits = titles.map((title) => ({ title, ...titleCredits(title) }));
  const unlisted = new Set<string>();
  for (const { cast, guests, crew } of credits) {
    for (const parts of [cast, guests, crew]) {
      for (const { name } of parts) if (!byName.has(name)) unlisted.add(name);
    }
  }
  for (const [name, id] of idsByName(unlisted, unlistedPersonIds)) {
    byName.set(name, person(id, name));
  }
  for (const { title, cast, guests, crew } of credits) {
    for (const parts of [cast, guests]) {
      for (const part of parts) byName.get(part.name)?.cast.push({ title, part });
    }
    for (const part of crew) byName.get(part.name)?.crew.push({ title, part });
  }
  const all = [...byName.values()];
  const byId = new Map(all.map((record) => [record.id, record]));
  return {
    named: (name) => byName.get(name),
    byId: (id) => byId.get(id),
    all: () => all,
  };
}
