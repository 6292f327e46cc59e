import type { People } from '../../build/people';
import type { TitleRecord } from '../../build/title-record';
import type { Context } from '../context';
import type { Filter } from './filter';

const parts = { with_cast: ['cast'], with_crew: ['crew'], with_people: ['cast', 'crew'] } as const;

function titlesOf(people: People, personId: number, kinds: readonly ('cast' | 'crew')[]): Set<TitleRecord> {
  const person = people.byId(personId);
  return new Set(person ? kinds.flatMap((kind) => person[kind].map(({ title }) => title)) : []);
}

/** `with_cast`, `with_crew`, `with_people`: comma is AND, pipe is OR. */
export function peopleFilters({ params, store }: Context): Filter[] {
  return Object.entries(parts).flatMap(([name, kinds]) => {
    const wanted = params.ids(name);
    if (!wanted) return [];
    const groups = wanted.map((ids) => ids.map((id) => titlesOf(store.people(), id, kinds)));
    return [(record: TitleRecord) => groups.every((group) => group.some((titles) => titles.has(record)))];
  });
}
