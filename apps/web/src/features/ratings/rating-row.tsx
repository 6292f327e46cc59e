import { t } from '@lingui/core/macro';
import { isTitleKey, partKeyPattern } from '@marquee/core';
import type { ReactNode } from 'react';
import { formatNumber } from '../../shared/lib/format/format-number';
import { NotInterestedButton } from '../../shared/interest/not-interested-button';
import { useAppDispatch, useAppSelector, useAppStore, afterRehydration } from '../../shared/store';
import { selectRating } from '../../shared/store/ratings';
import { StarSlider } from '../../shared/ui/star-slider';
import { NoteButton } from './note-button';
import { PartFavorite } from './part-favorite';
import { rateTitle, removeRating } from './rate-title';
import { subjectName, type RatedSubject } from './subject';
import { WatchedDates } from './watched-dates';

interface RatingRowProps {
  subject: RatedSubject;
  /** Shown beside the stars. */
  children?: ReactNode;
}

/** The visitor's rating, and when it was watched. */
export const RatingRow = ({ subject: { key, title, year, name }, children }: RatingRowProps) => {
  // Stored in entries, so only these fields are passed.
  const subject = { key, title, year, ...(name !== undefined && { name }) };
  return (
    <div className="flex flex-wrap items-center gap-x-1 sm:gap-x-3">
      <Rate subject={subject} />
      <NoteButton subject={subject} />
      {partKeyPattern.test(key) && <PartFavorite subject={subject} />}
      {children}
      {isTitleKey(key) && <NotInterestedButton title={{ key, title, year }} />}
      <WatchedDates subject={key} title={title} />
    </div>
  );
};

/** A star rating. */
export function Rate({ subject }: { subject: RatedSubject }) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const rating = useAppSelector((state) => selectRating(state, subject.key));
  const name = subjectName(subject);
  const change = (value: number | null) =>
    afterRehydration(store, () => {
      if (value === null) dispatch(removeRating(subject));
      else dispatch(rateTitle(subject, value));
    });
  return (
    <>
      <StarSlider label={t`Your rating of ${name}`} value={rating} onChange={change} />
      <span aria-hidden className="tabular w-7 text-sm font-semibold max-sm:hidden">
        {rating !== null && formatNumber(rating / 2)}
      </span>
    </>
  );
}
