import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { ChoiceField, IconButton, PageTitle } from '../../shared/ui';
import { SearchResults } from './search-results';
import { hasSearch, searchSorts, searchTypes, type SearchParams } from './search-params';

interface SearchPageProps {
  params: SearchParams;
  onChange: (params: SearchParams) => void;
}

/** Search with a type, an order and pages; everything is in the address. */
export function SearchPage({ params, onChange }: SearchPageProps) {
  const { query, type, sort } = params;
  const change = (changes: Partial<SearchParams>) => onChange({ ...params, page: 1, ...changes });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('query');
    change({ query: typeof text === 'string' ? text.trim() : '' });
  };
  return (
    <div className="page-x pt-8 md:pt-10">
      <PageTitle title={query === '' ? 'Search' : `Search: ${query}`} />
      <h1 className="display mb-5 text-4xl md:text-5xl">Search</h1>
      <div className="mb-8 grid grid-cols-2 gap-3 md:grid-cols-[1fr_auto_auto]">
        <form role="search" onSubmit={submit} className="relative max-md:col-span-2">
          <input
            key={query}
            name="query"
            type="search"
            aria-label="Search movies and series"
            placeholder="Search a movie, series or anime name...."
            autoComplete="off"
            defaultValue={query}
            className="h-13 w-full rounded-lg border border-line-strong bg-surface pr-14 pl-4 placeholder:text-ink-faint [&::-webkit-search-cancel-button]:hidden"
          />
          <IconButton label="Search" type="submit" className="absolute! top-1 right-1">
            <Search aria-hidden className="size-5" />
          </IconButton>
        </form>
        <ChoiceField label="Type" options={searchTypes} value={type} onChange={(value) => change({ type: value })} />
        <ChoiceField label="Sort" options={searchSorts} value={sort} onChange={(value) => change({ sort: value })} />
      </div>
      {query !== '' && <p className="-mt-4 mb-6 text-sm text-ink-faint">Results are sorted within each page.</p>}
      {hasSearch(params) ? (
        <SearchResults params={params} />
      ) : (
        <p className="border-y py-10 text-ink-soft">Type a name, or choose a type or an order to browse.</p>
      )}
    </div>
  );
}
