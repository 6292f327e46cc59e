import { t } from '@lingui/core/macro';
import { ToggleChip } from '../../../shared/ui/toggle-chip';
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
  <div
    role="group"
    aria-label={t`Lists`}
    className="page-bleed no-scrollbar flex gap-2 overflow-x-auto py-1 print:hidden"
  >
    {[...counts].map(([category, count]) => (
      <ToggleChip key={category} isOn={category === value} onPress={() => onChange(category)}>
        <span>{category === ALL_CATEGORIES ? t`All` : categoryLabel(category)}</span>
        <span className="tabular font-medium">{count}</span>
      </ToggleChip>
    ))}
  </div>
);
