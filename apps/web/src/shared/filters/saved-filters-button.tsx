import { t } from '@lingui/core/macro';
import type { SearchFilters } from '@marquee/core';
import { Save } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../lib/loading/lazy-chunk';
import type { EditHandler } from '../lib/routing/use-latest-search-params';
import { useAppSelector } from '../store';
import { selectSavedFilters } from '../store/saved-filters';
import { toggleChipClass } from '../ui/toggle-chip';
import { isFiltered } from './active-filters';

const SavedFiltersDialog = lazyComponent(() =>
  import('./saved-filters-dialog').then((chunk) => chunk.SavedFiltersDialog),
);

interface SavedFiltersButtonProps {
  filters: SearchFilters;
  onChange: EditHandler<SearchFilters>;
}

/** Opens what saves, applies and renames filters; offered once there is something to save, or anything saved. */
export function SavedFiltersButton({ filters, onChange }: SavedFiltersButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const hasSaved = useAppSelector((state) => selectSavedFilters(state).length > 0);
  if (!hasSaved && !isFiltered(filters)) return null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={SavedFiltersDialog.preload}
        onClick={() => setIsOpen(true)}
        className={toggleChipClass(false)}
      >
        <Save aria-hidden className="size-4" />
        {t`Saved filters`}
      </button>
      {isOpen && (
        <Suspense>
          <SavedFiltersDialog filters={filters} onChange={onChange} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
