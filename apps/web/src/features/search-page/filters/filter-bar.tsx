import { SlidersHorizontal, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../shared/ui';
import { activeFilters } from './active-filters';
import { noFilters, type SearchFilters } from './search-filters';

const loadDrawer = () => import('./filter-drawer');
const FilterDrawer = lazy(() => loadDrawer().then(({ FilterDrawer }) => ({ default: FilterDrawer })));
const preload = () => void loadDrawer();

interface FilterProps {
  filters: SearchFilters;
  onChange: (filters: SearchFilters) => void;
}

/** Opens the drawer; says how many filters are set. */
export function FilterButton({ filters, isByName, onChange }: FilterProps & { isByName: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const count = activeFilters(filters).length;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setIsOpen(true)}
        className="flex h-13 items-center justify-center gap-2.5 rounded-lg border border-line-strong bg-surface px-5 text-sm font-semibold transition-colors hover:border-ink max-md:col-span-2"
      >
        <SlidersHorizontal aria-hidden className="size-4" />
        {count === 0 ? 'Filters' : `Filters (${count})`}
      </button>
      {isOpen && (
        <Suspense>
          <FilterDrawer filters={filters} isByName={isByName} onApply={onChange} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The filters that are set, each with a way to take it away. */
export function ActiveFilters({ filters, onChange }: FilterProps) {
  const active = activeFilters(filters);
  if (active.length === 0) return null;
  return (
    <ul aria-label="Active filters" className="mb-6 flex flex-wrap items-center gap-2">
      {active.map(({ label, without }) => (
        <li key={label}>
          <button
            type="button"
            aria-label={`Remove filter: ${label}`}
            onClick={() => onChange(without)}
            className="inline-flex h-11 items-center gap-2 rounded-full bg-raised pr-3 pl-4 text-sm font-medium hover:bg-sunken"
          >
            {label} <X aria-hidden className="size-4 text-ink-soft" />
          </button>
        </li>
      ))}
      <li>
        <Button variant="quiet" onClick={() => onChange(noFilters)}>
          Clear all
        </Button>
      </li>
    </ul>
  );
}
