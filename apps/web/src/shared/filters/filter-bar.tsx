import { noFilters, type SearchFilters } from '@marquee/core';
import { t } from '@lingui/core/macro';
import { SlidersHorizontal, X } from 'lucide-react';
import { Suspense, useState } from 'react';
import { i18n } from '../i18n';
import { cx } from '../lib/cx';
import { lazyComponent } from '../lib/loading/lazy-chunk';
import { ToggleChip } from '../ui/toggle-chip';
import { useConfig } from '../api';
import { Button } from '../ui';
import { activeFilters, appliedFilters } from './active-filters';
import { useKeywordNames } from './keywords';
import { OwnServicesButtons } from './own-services';
import { isPresetOn, playable, presets, togglePreset } from './presets';
import { joinList } from '../lib/format/format-list';
import type { EditHandler } from '../lib/routing/use-latest-search-params';

const FilterDrawer = lazyComponent(() => import('./filter-drawer').then((chunk) => chunk.FilterDrawer));
/** Loaded after the page. */
const SavedFiltersButton = lazyComponent(
  () => import('./saved-filters-button').then((chunk) => chunk.SavedFiltersButton),
  'background',
);

interface FilterProps {
  filters: SearchFilters;
  /** Whether there is a search text: some filters do not apply then. */
  isByName?: boolean;
  onChange: EditHandler<SearchFilters>;
}

interface FilterButtonProps extends FilterProps {
  /** False on pages of one service. */
  hasService?: boolean;
  /** False on pages of what the library does not know of its titles. */
  hasLibrary?: boolean;
  className?: string;
}

/** Opens the filter drawer; shows the number of active filters. */
export function FilterButton(props: FilterButtonProps) {
  const { filters, isByName = false, hasService = true, hasLibrary = true, onChange, className } = props;
  const [isOpen, setIsOpen] = useState(false);
  const count = appliedFilters(filters, isByName).length;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={FilterDrawer.preload}
        onFocus={FilterDrawer.preload}
        onClick={() => setIsOpen(true)}
        className={cx(
          'flex shrink-0 items-center justify-center gap-2.5 border border-line-strong bg-surface px-5 text-sm font-semibold transition-colors hover:border-ink',
          className,
        )}
      >
        <SlidersHorizontal aria-hidden className="size-4" />
        <span>{count === 0 ? t`Filters` : t`Filters (${count})`}</span>
      </button>
      {isOpen && (
        <Suspense>
          <FilterDrawer
            filters={filters}
            isByName={isByName}
            hasService={hasService}
            hasLibrary={hasLibrary}
            onApply={onChange}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

const removeLabel = (filter: string, isIdle: boolean): string =>
  isIdle ? t`Remove filter: ${filter} (not applied)` : t`Remove filter: ${filter}`;

/** The filters that are set, each with a button to remove it. Those that do not apply are dimmed and say why. */
export function ActiveFilters({ filters, isByName = false, onChange }: FilterProps) {
  const active = activeFilters(filters, useKeywordNames(filters.keywords));
  if (active.length === 0) return null;
  const idle = active.filter(({ needsNoName }) => isByName && needsNoName);
  const names = joinList(idle.map(({ label }) => label));
  return (
    <div className="mb-6">
      <ul aria-label={t`Active filters`} className="flex flex-wrap items-center gap-2">
        {active.map((filter) => (
          <li key={filter.label}>
            <button
              type="button"
              aria-label={removeLabel(filter.label, idle.includes(filter))}
              onClick={() => onChange(filter.without)}
              className={cx(
                'inline-flex h-11 items-center gap-2 rounded-full border pe-3 ps-4 text-sm font-medium',
                idle.includes(filter)
                  ? 'border-dashed border-line-strong text-ink-faint line-through hover:border-ink'
                  : 'border-transparent bg-raised hover:bg-sunken',
              )}
            >
              {filter.label} <X aria-hidden className="size-4 text-ink-soft" />
            </button>
          </li>
        ))}
        <li>
          <Button variant="quiet" onClick={() => onChange(() => noFilters)}>
            {t({ message: 'Clear all', context: 'filters' })}
          </Button>
        </li>
      </ul>
      {idle.length > 0 && (
        <p className="mt-3 text-sm text-ink-soft">
          {t`Not applied: ${names}. Searches by name can’t be filtered by these. Clear the search text to use these filters.`}
        </p>
      )}
    </div>
  );
}

/** Common filters, each set with one press, and those that the visitor saved. */
export function PresetButtons({
  filters,
  hasOwnServices = true,
  hasLibrary = true,
  onChange,
}: FilterProps & { hasOwnServices?: boolean | undefined; hasLibrary?: boolean }) {
  const isOffered = useConfig().hasLibrary && hasLibrary;
  const buttons = [...(isOffered ? [playable] : []), ...presets].map((preset) => (
    <ToggleChip
      key={preset.name.id}
      isOn={isPresetOn(filters, preset)}
      onPress={() => onChange((now) => togglePreset(now, preset))}
    >
      {i18n._(preset.name)}
    </ToggleChip>
  ));
  return (
    <>
      {buttons}
      {hasOwnServices && <OwnServicesButtons />}
      <Suspense>
        <SavedFiltersButton filters={filters} onChange={onChange} />
      </Suspense>
    </>
  );
}

/** Filters above a list: drawer, presets and active filters. */
export const FilterBar = ({
  hasOwnServices,
  ...props
}: Omit<FilterButtonProps, 'isByName' | 'className'> & { hasOwnServices?: boolean }) => (
  <div>
    <div role="group" aria-label={t`Filters`} className="page-bleed no-scrollbar mb-6 flex gap-2 overflow-x-auto py-1">
      <FilterButton {...props} className="h-11 rounded-full" />
      <PresetButtons {...props} hasOwnServices={hasOwnServices ?? props.hasService} />
    </div>
    <ActiveFilters {...props} />
  </div>
);
