import type { PersonRecord } from '../../build/people';
import type { TitleRecord } from '../../build/title-record';
import type { Context } from '../context';
import type { FoundName, FoundPerson, FoundTitle } from './search-indexes';

const asksYear = ({ params }: Context): number | null =>
  params.integer('primary_release_year') ?? params.integer('first_air_date_year') ?? params.integer('year');

const yearOf = ({ date }: TitleRecord): number => Number(date.slice(0, 4));

/** `dune 2021` means `dune` of that year, unless a title has that name, such as `Blade Runner 2049`. */
function splitYear(query: string): { words: string; year: number } | null {
  const match = /^(.*\S)\s+\(?((?:18|19|20)\d\d)\)?$/.exec(query);
  return match?.[1] && match[2] ? { words: match[1], year: Number(match[2]) } : null;
}

type Found = FoundTitle | FoundPerson;

/** `search/movie`, `search/tv`, `search/person`, and all of them together for `search/multi`. */
export function searchEverything(context: Context, kinds: readonly Found['kind'][]): Found[] {
  const query = context.params.text('query');
  if (query === null) return [];
  const index = context.search.everything();
  const ofYear = (year: number | null) => (item: Found) =>
    kinds.includes(item.kind) && (year === null || (item.kind !== 'person' && yearOf(item.title) === year));
  const year = kinds.length === 1 ? asksYear(context) : null;
  const inQuery = year === null ? splitYear(query) : null;
  if (inQuery && index.search(query, { keep: ofYear(null), closeOnly: true }).length === 0) {
    const found = index.search(inQuery.words, { keep: ofYear(inQuery.year) });
    if (found.length > 0) return found;
  }
  return index.search(query, { keep: ofYear(year) });
}

export const searchTitles = (context: Context, kind: 'movie' | 'tv'): TitleRecord[] =>
  searchEverything(context, [kind]).flatMap((item) => (item.kind === 'person' ? [] : item.title));

export const searchPeople = (context: Context): PersonRecord[] =>
  searchEverything(context, ['person']).flatMap((item) => (item.kind === 'person' ? item.person : []));

export function searchNames(context: Context, of: 'collections' | 'keywords' | 'companies'): FoundName[] {
  const query = context.params.text('query');
  return query === null ? [] : context.search[of]().search(query);
}
