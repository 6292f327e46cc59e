import { t } from '@lingui/core/macro';
import { cx } from '../../../shared/lib/cx';
import { categoryLabel } from '../category-label';
import { ALL_CATEGORIES } from './filter-and-sort';

interface ListChipsProps {
  /** Number of titles in each category; in all of them under `all`. */
  counts: ReadonlyMap<string, number>;
  value: string;
  onChange: (category: string) => void;
}

/** The categories, each with its number of titles. */
export const ListChips = ({ counts, value, onChange }: ListChipsProps) => (
  <div role="group" aria-label={t`Lists`} className="page-bleed no-scrollbar flex gap-2 overflow-x-auto py-1">
    {[...counts].map(([category, count]) => (
      <button
        key={category}
        type="button"
        aria-pressed={category === value}
        onClick={() => onChange(category)}
        className={cx(
          'inline-flex h-11 shrink-0 items-center gap-2 rounded-full border px-4 text-sm font-semibold whitespace-nowrap transition-colors',
          category === value
            ? 'border-accent bg-accent text-on-accent'
            : 'border-line-strong text-ink-soft hover:border-ink hover:text-ink',
        )}
      >
        <span>{category === ALL_CATEGORIES ? t`All` : categoryLabel(category)}</span>
        <span className="tabular font-medium">{count}</span>
      </button>
    ))}
  </div>
);
