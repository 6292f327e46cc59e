import { noFilters } from '@marquee/core';
import { t } from '@lingui/core/macro';
import { Search } from 'lucide-react';
import { useEffect, useId, type SubmitEvent } from 'react';
import { translateOptions } from '../../../shared/lib/format/translate-options';
import { useAppDispatch, useIsRestored } from '../../../shared/store';
import { searched } from '../../../shared/store/recent-searches.slice';
import { ChoiceField, IconButton, PageTitle, TabList, TabPanel } from '../../../shared/ui';
import { ActiveFilters, FilterButton, isFiltered, PresetButtons, useOwnServicesIn } from '../../../shared/filters';
import { PlayableTitles } from '../../../shared/library/playable-titles';
import type { EditHandler } from '../../../shared/lib/routing/use-latest-search-params';
import { PeopleResults } from './people-results';
import { RecentSearches } from './recent-searches';
import { SearchResults } from './search-results';
import {
  defaultSort,
  hasSearch,
  hasWords,
  isBestMatch,
  searchParamsOf,
  sortsFor,
  searchTabs,
  searchTypes,
  type SearchParams,
} from './search-params';

interface SearchPageProps {
  params: SearchParams;
  onChange: EditHandler<SearchParams>;
}

/** Explains that sorting and filters of a text search apply per page, because TMDB supports neither. */
function pageNote({ sort, filters }: SearchParams): string | null {
  const isSorted = !isBestMatch(sort);
  if (!isFiltered(filters, true)) return isSorted ? t`Results are sorted within each page.` : null;
  return isSorted ? t`Results are sorted and filtered within each page.` : t`Results are filtered within each page.`;
}

function useRemembered(query: string): void {
  const dispatch = useAppDispatch();
  const isRestored = useIsRestored();
  useEffect(() => {
    if (isRestored) dispatch(searched(query));
  }, [dispatch, isRestored, query]);
}

/** The search page with type, sorting, filters and pagination; the state is in the URL. */
export function SearchPage({ params: urlParams, onChange }: SearchPageProps) {
  const [filters, changeFilters] = useOwnServicesIn(urlParams.filters, (edit) =>
    onChange((now) => ({ ...now, page: 1, filters: edit(now.filters) })),
  );
  const params = { ...urlParams, filters };
  const { query, type, sort, tab } = params;
  const id = useId();
  useRemembered(query);
  const isByName = hasWords(query);
  const isPeople = tab === 'people';
  const change = (changes: Partial<SearchParams>) => onChange((now) => ({ ...now, page: 1, ...changes }));
  const hrefOf = (page: number) => `/search?${searchParamsOf({ ...params, page }).toString()}`;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('query');
    const asked = typeof text === 'string' ? text.trim() : '';
    onChange((now) => {
      const isDefaultSort = now.sort === defaultSort(now.query);
      return { ...now, page: 1, query: asked, sort: isDefaultSort ? defaultSort(asked) : now.sort };
    });
  };
  const note = pageNote(params);
  const titles = (
    <>
      <ActiveFilters filters={filters} isByName={isByName} onChange={changeFilters} />
      {isByName && note !== null && <p className="mb-6 text-sm text-ink-faint">{note}</p>}
      {filters.isPlayable && !isByName ? (
        <PlayableTitles
          label={t`Results`}
          filters={filters}
          sort={isBestMatch(sort) ? 'added' : sort}
          mediaType={type === 'all' ? undefined : type}
        />
      ) : (
        <SearchResults params={params} hrefOf={hrefOf} onClearFilters={() => changeFilters(() => noFilters)} />
      )}
    </>
  );
  return (
    <div className="page-x pt-8 md:pt-10">
      <PageTitle title={query === '' ? t`Search` : t`Search: ${query}`} />
      <h1 className="display mb-5 text-4xl md:text-5xl">{t`Search`}</h1>
      <div className="mb-5 grid grid-cols-2 gap-3 md:grid-cols-[1fr_auto_auto_auto]">
        <form role="search" onSubmit={submit} className="relative col-span-2 md:col-span-1 md:only:col-span-4">
          <input
            key={query}
            name="query"
            type="search"
            aria-label={t`Search movies and series`}
            placeholder={t`Search a movie, series or anime name....`}
            autoComplete="off"
            defaultValue={query}
            className="h-13 w-full rounded-lg border border-line-strong bg-surface pe-14 ps-4 placeholder:text-ink-faint [&::-webkit-search-cancel-button]:hidden"
          />
          <IconButton label={t`Search`} type="submit" className="absolute! top-1 end-1">
            <Search aria-hidden className="size-5" />
          </IconButton>
        </form>
        {!isPeople && (
          <>
            <ChoiceField
              label={t`Type`}
              options={translateOptions(searchTypes)}
              value={type}
              onChange={(value) => change({ type: value })}
            />
            <ChoiceField
              label={t`Sort`}
              options={translateOptions(sortsFor(query))}
              value={sort}
              onChange={(value) => change({ sort: value })}
            />
            <FilterButton
              filters={filters}
              isByName={isByName}
              onChange={changeFilters}
              className="h-13 rounded-lg max-md:col-span-2"
            />
          </>
        )}
      </div>
      {isByName && (
        <div className="mb-5">
          <TabList
            id={id}
            label={t({ message: 'Search for', comment: 'Label of two tabs: “Movies and series” and “People”' })}
            options={translateOptions(searchTabs)}
            value={tab}
            onChange={(value) => change({ tab: value })}
          />
        </div>
      )}
      {isByName && (
        <TabPanel id={id} value={tab}>
          {isPeople ? <PeopleResults query={query} page={params.page} hrefOf={hrefOf} /> : titles}
        </TabPanel>
      )}
      {!isByName && (
        <div
          role="group"
          aria-label={t`Filters`}
          className="page-bleed no-scrollbar mb-5 flex gap-2 overflow-x-auto py-1"
        >
          <PresetButtons filters={filters} onChange={changeFilters} />
        </div>
      )}
      {!isByName && (hasSearch(urlParams) ? titles : <RecentSearches />)}
    </div>
  );
}
