import { Search } from 'lucide-react';
import { GivenRatingField } from '../../../shared/filters/given-rating-field';
import { ChoiceField } from '../../../shared/ui';
import { ALL_MONTHS, historyTypes, type HistoryFilters } from '../history-filters';
import { monthName } from './month-name';

interface DiaryFilterFieldsProps {
  filters: HistoryFilters;
  /** Those that can be chosen; left out where no month can be. */
  months?: readonly (string | null)[] | undefined;
  onChange: (changes: Partial<HistoryFilters>) => void;
}

/** Narrows a diary to words of the title, to a month, to movies or series, and to what the visitor gave. */
export const DiaryFilterFields = ({ filters, months, onChange }: DiaryFilterFieldsProps) => (
  <div className="flex min-w-0 flex-1 flex-wrap gap-3 max-md:basis-full max-md:*:flex-1 lg:ml-auto lg:max-w-3xl">
    <search className="relative min-w-0 flex-1 max-md:basis-full">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-4 size-4 -translate-y-1/2 text-ink-soft"
      />
      <input
        type="search"
        aria-label="Search your history"
        placeholder="Search"
        autoComplete="off"
        value={filters.words}
        onChange={({ target }) => onChange({ words: target.value })}
        className="h-13 w-full rounded-lg border border-line-strong bg-surface pr-3 pl-11 placeholder:text-ink-faint"
      />
    </search>
    {months && (
      <ChoiceField
        label="Month"
        options={[
          { value: ALL_MONTHS, label: 'All' },
          ...months.map((month) => ({ value: month ?? 'unknown', label: monthName(month) })),
        ]}
        value={filters.month}
        onChange={(month) => onChange({ month })}
      />
    )}
    <ChoiceField label="Type" options={historyTypes} value={filters.type} onChange={(type) => onChange({ type })} />
    <GivenRatingField value={filters.rating} onChange={(rating) => onChange({ rating })} />
  </div>
);
