import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useConfig } from '../../../shared/api';
import { GivenRatingField } from '../../../shared/filters/given-rating-field';
import { translateOptions } from '../../../shared/lib/format/translate-options';
import { ChoiceField } from '../../../shared/ui';
import { bookmarkTypes, sortOf, sortsOf, type BookmarkFilters } from './filter-and-sort';

interface ListFiltersProps {
  filters: BookmarkFilters;
  onChange: (changes: Partial<BookmarkFilters>) => void;
}

export const ListFilters = ({ filters, onChange }: ListFiltersProps) => {
  const { hasLibrary } = useConfig();
  return (
    <div className="mt-4 mb-8 grid grid-cols-2 gap-3 *:last:odd:col-span-2 md:max-w-2xl md:grid-cols-3 md:*:last:odd:col-span-1">
      <ChoiceField
        label={t`Type`}
        options={translateOptions(bookmarkTypes)}
        value={filters.type}
        onChange={(type) => onChange({ type })}
      />
      <ChoiceField
        label={t`Sort`}
        options={translateOptions(sortsOf(filters))}
        value={sortOf(filters)}
        onChange={(sort) => onChange({ sort })}
      />
      <GivenRatingField value={filters.rating} onChange={(rating) => onChange({ rating })} />
      {hasLibrary && (
        <ChoiceField
          label={t`Where to watch`}
          options={[
            { value: 'all', label: t`Anywhere` },
            { value: 'here', label: t`Can be played here` },
          ]}
          value={filters.isPlayable ? 'here' : 'all'}
          onChange={(value) => onChange({ isPlayable: value === 'here' })}
        />
      )}
    </div>
  );
};

/** Explains how to order a list manually (BOOKMARK-30). */
export const OrderHint = () => (
  <p className="-mt-4 mb-6 text-sm text-ink-soft">
    <Trans>Press Select to move titles.</Trans>
  </p>
);
