import { t } from '@lingui/core/macro';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { GivenRatingField } from '../../../shared/filters/given-rating-field';
import { translateOptions } from '../../../shared/lib/format/translate-options';
import { ChoiceField } from '../../../shared/ui';
import { ALL_MONTHS, historyTypes, type HistoryFilters } from '../history-filters';
import { monthName } from './month-name';

interface DiaryFilterFieldsProps {
  filters: HistoryFilters;
  /** Months to choose from; without them there is no month filter. */
  months?: readonly (string | null)[] | undefined;
  onChange: (changes: Partial<HistoryFilters>) => void;
}

/** Filters of a diary: words of the title, month, movies or series, and the visitor's rating. */
export const DiaryFilterFields = ({ filters, months, onChange }: DiaryFilterFieldsProps) => (
  <div className="grid min-w-0 grow basis-full grid-cols-2 gap-3 md:flex md:basis-auto lg:ms-auto lg:max-w-3xl [&>:nth-child(4)]:col-span-2">
    <WordsField words={filters.words} onChange={(words) => onChange({ words })} />
    {months && (
      <ChoiceField
        label={t`Month`}
        options={[
          { value: ALL_MONTHS, label: t`All` },
          ...months.map((month) => ({ value: month ?? 'unknown', label: monthName(month) })),
        ]}
        value={filters.month}
        onChange={(month) => onChange({ month })}
      />
    )}
    <ChoiceField
      label={t`Type`}
      options={translateOptions(historyTypes)}
      value={filters.type}
      onChange={(type) => onChange({ type })}
    />
    <GivenRatingField value={filters.rating} onChange={(rating) => onChange({ rating })} />
  </div>
);

/** Shows what was typed until it is in the URL, which is rendered some time later; then it follows the URL. */
function WordsField({ words, onChange }: { words: string; onChange: (words: string) => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  if (typed === words) setTyped(null);
  return (
    <search className="relative col-span-2 min-w-0 md:w-56 md:grow">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 start-4 size-4 -translate-y-1/2 text-ink-soft"
      />
      <input
        type="search"
        aria-label={t`Search your history`}
        placeholder={t`Search`}
        autoComplete="off"
        value={typed ?? words}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(target.value);
        }}
        // Another choice may have replaced the URL with what was typed before it was rendered.
        onBlur={() => setTyped(null)}
        className="h-13 w-full rounded-lg border border-line-strong bg-surface ps-11 pe-3 placeholder:text-ink-faint"
      />
    </search>
  );
}
