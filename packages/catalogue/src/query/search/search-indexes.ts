import type { Store } from '../../build/compile';
import { lazy } from '../../build/lazy';
import type { PersonRecord } from '../../build/people';
import { popularityOf } from '../../build/standing';
import type { TitleRecord } from '../../build/title-record';
import type { Findable, SavedIndex } from './saved-index';
import { createTextIndex, type TextIndex } from './text-index';

export interface FoundTitle extends Findable {
  kind: 'movie' | 'tv';
  title: TitleRecord;
}
export interface FoundPerson extends Findable {
  kind: 'person';
  person: PersonRecord;
}
export interface FoundName extends Findable {
  id: number;
}

/** Built on the first search; `warm` builds the large one in advance. */
export interface SearchIndexes {
  everything(): TextIndex<FoundTitle | FoundPerson>;
  collections(): TextIndex<FoundName>;
  keywords(): TextIndex<FoundName>;
  companies(): TextIndex<FoundName>;
}

const LEADS = 4;

/** Votes measure lasting fame, and popularity the present; a film that is yet to come has no votes. */
const VOTES_PER_POPULARITY = 20;
const fameOf = (popularity: number, votes = 0): number => Math.log2(1 + votes + VOTES_PER_POPULARITY * popularity);

/** A title is also found by its makers and its leads. */
function titleRow(title: TitleRecord): FoundTitle {
  const makers = title.mediaType === 'movie' ? title.entry.directors : (title.entry.creators ?? []);
  return {
    kind: title.mediaType,
    title,
    names: [...new Set([title.title, title.originalTitle])],
    people: [...makers, ...title.entry.cast.slice(0, LEADS).map(({ name }) => name)],
    fame: fameOf(title.popularity, title.votes),
  };
}

const personRow = (person: PersonRecord): FoundPerson => ({
  kind: 'person',
  person,
  names: [person.name],
  people: [],
  isPerson: true,
  get fame() {
    return fameOf(popularityOf(person));
  },
});

const nameRows = (names: Iterable<{ id: number; name: string }>): FoundName[] =>
  Array.from(names, ({ id, name }) => ({ id, names: [name], people: [], fame: 0 }));

export function createSearchIndexes(store: Store, saved?: SavedIndex): SearchIndexes {
  return {
    everything: lazy(() =>
      createTextIndex(
        [...[...store.movies, ...store.series].map(titleRow), ...store.people().all().map(personRow)],
        saved,
      ),
    ),
    collections: lazy(() => createTextIndex(nameRows(store.collections.all()))),
    keywords: lazy(() => createTextIndex(nameRows(store.keywords.all()))),
    companies: lazy(() => createTextIndex(nameRows(store.companies.all()))),
  };
}
