import { useSearchParams } from 'react-router-dom';
import { filterParams, readFilters, writeFilters, type SearchFilters } from './search-filters';

interface FiltersOptions {
  /** False on pages of one service, where `service` in the URL is not a filter. */
  hasService?: boolean;
}

/** The filters in the page's URL, and a function to change them; other parameters are kept. */
export function useFilters({ hasService = true }: FiltersOptions = {}): [
  SearchFilters,
  (filters: SearchFilters) => void,
] {
  const [params, setParams] = useSearchParams();
  const names = filterParams.filter((name) => hasService || (name !== 'service' && name !== 'region'));
  const change = (filters: SearchFilters) => {
    const next = new URLSearchParams(params);
    for (const name of names) next.delete(name);
    writeFilters(filters, next);
    setParams(next, { preventScrollReset: true });
  };
  const own = new URLSearchParams([...params].filter(([name]) => names.includes(name)));
  return [readFilters(own), change];
}
