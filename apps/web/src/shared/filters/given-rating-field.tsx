import { useAppSelector } from '../store';
import { selectHasRatings } from '../store/ratings';
import { ChoiceField } from '../ui';
import { givenRatingFilters, type GivenRatingFilter } from './given-rating';

interface GivenRatingFieldProps {
  value: GivenRatingFilter;
  onChange: (value: GivenRatingFilter) => void;
}

/** Narrows a list to what the visitor gave; nothing for who has not rated anything. */
export function GivenRatingField({ value, onChange }: GivenRatingFieldProps) {
  const hasRatings = useAppSelector(selectHasRatings);
  if (!hasRatings && value === 'all') return null;
  return <ChoiceField label="Your rating" options={givenRatingFilters} value={value} onChange={onChange} />;
}
