import { t } from '@lingui/core/macro';
import { partKeyPattern } from '@marquee/core';
import type { ReactNode } from 'react';
import { formatNumber } from '../../shared/lib/format/format-number';
import { useAppDispatch, useAppSelector, useAppStore, afterRehydration } from '../../shared/store';
import { selectRating } from '../../shared/store/ratings';
import { NoteButton } from './note-button';
import { PartHeart } from './part-heart';
import { rateTitle, removeRating } from './rate-title';
import { StarSlider } from './star-slider';
import { subjectName, type RatedSubject } from './subject';
import { WatchedDates } from './watched-dates';

interface RatingRowProps {
  subject: RatedSubject;
  /** Beside the stars. */
  children?: ReactNode;
}

/** What the visitor gives something, and when it was watched. */
export const RatingRow = ({ subject: { key, title, year, name }, children }: RatingRowProps) => {
  // Entries are kept of it: nothing else of a title goes along.
  const subject = { key, title, year, ...(name !== undefined && { name }) };
  return (
    <div className="flex flex-wrap items-center gap-x-1 sm:gap-x-3">
      <Rate subject={subject} />
      <NoteButton subject={subject} />
      {partKeyPattern.test(key) && <PartHeart subject={subject} />}
      {children}
      <WatchedDates subject={key} title={title} />
    </div>
  );
};

/** Stars to press. */
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
