import { t } from '@lingui/core/macro';
import type { LibraryFileState, OperatorLibrary, OperatorLibraryQuery } from '@marquee/core/contracts';
import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react';
import { formatInteger } from '../../shared/lib/format/format-integer';
import type { EditHandler } from '../../shared/lib/routing/use-latest-search-params';
import { useDebounced } from '../../shared/lib/timing/use-debounced';
import { TabList, TabPanel } from '../../shared/ui';
import { NO_FILTERS } from './library-filters';

const DELAY_MS = 300;

interface LibraryFiltersProps {
  filters: OperatorLibraryQuery;
  counts: OperatorLibrary['counts'];
  onChange: EditHandler<OperatorLibraryQuery>;
  /** The list of files. */
  children: ReactNode;
}

/** Filters by state, and by words of path and title. */
export function LibraryFilters({ filters, counts, onChange, children }: LibraryFiltersProps) {
  const id = useId();
  const [typed, setTyped] = useState(filters.q);
  const words = useDebounced(typed.trim(), DELAY_MS);
  const change = (changes: Partial<OperatorLibraryQuery>) =>
    onChange((now) => ({ ...now, ...changes, page: NO_FILTERS.page }));
  const search = useEffectEvent((q: string) => q !== filters.q && change({ q }));
  useEffect(() => {
    search(words);
  }, [words]);
  const labelled = (value: LibraryFileState, name: string) => ({
    value,
    label: `${name} · ${formatInteger(counts[value])}`,
  });
  return (
    <>
      <div className="mt-8 mb-4 flex flex-wrap items-center justify-between gap-4">
        <div className="no-scrollbar -mx-1 max-w-full overflow-x-auto px-1 py-1 whitespace-nowrap">
          <TabList
            id={id}
            label={t`Files`}
            options={[
              labelled('unmatched', t`Not played`),
              labelled('matched', t`Recognized by name`),
              labelled('by_hand', t({ message: 'Matched manually', context: 'files that the operator matched' })),
              labelled('left_out', t({ message: 'Extras', context: 'trailers and samples' })),
            ]}
            value={filters.state}
            onChange={(state) => change({ state })}
          />
        </div>
        <search className="relative min-w-0 basis-full sm:basis-64">
          <Search
            aria-hidden
            className="pointer-events-none absolute top-1/2 start-4 size-4 -translate-y-1/2 text-ink-soft"
          />
          <input
            type="search"
            aria-label={t`Search files`}
            placeholder={t`Search files`}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            className="h-13 w-full rounded-lg border border-line-strong bg-surface ps-11 pe-3 placeholder:text-ink-faint"
          />
        </search>
      </div>
      <TabPanel id={id} value={filters.state}>
        {children}
      </TabPanel>
    </>
  );
}
