import { t } from '@lingui/core/macro';
import { translateOptions } from '../lib/format/translate-options';
import { useAppSelector } from '../store';
import { selectNotes } from '../store/notes';
import { selectRatings } from '../store/ratings';
import { ChoiceField } from '../ui';
import { givenRatingFilters, type GivenRatingFilter } from './given-rating';

interface GivenRatingFieldProps {
  value: GivenRatingFilter;
  onChange: (value: GivenRatingFilter) => void;
}

/** Filters a list by the visitor's ratings and notes; hidden without any. */
export function GivenRatingField({ value, onChange }: GivenRatingFieldProps) {
  const hasAny = useAppSelector((state) =>
    [selectRatings(state), selectNotes(state)].some((entries) => Object.keys(entries).length > 0),
  );
  if (!hasAny && value === 'all') return null;
  return (
    <ChoiceField
      label={t`Ratings and notes`}
      options={translateOptions(givenRatingFilters)}
      value={value}
      onChange={onChange}
    />
  );
}
