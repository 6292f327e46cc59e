import { plural, t } from '@lingui/core/macro';
import { parseIsoDate, progressPercent, type DiaryRow, type Note } from '@marquee/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useSnapshot } from '../../../shared/api';
import { formatDate } from '../../../shared/lib/format/format-date';
import { remainingLabel } from '../../../shared/lib/format/remaining-label';
import { starsText } from '../../../shared/lib/format/stars-text';
import { shortWeekday } from '../../../shared/lib/format/weekday';
import { useAppSelector } from '../../../shared/store';
import { selectNotes } from '../../../shared/store/notes';
import { selectRatings } from '../../../shared/store/ratings';
import { Picture, ProgressBar } from '../../../shared/ui';
import { episodesText } from '../episodes-text';
import { entryHref } from '../entry-href';
import { rowNote, rowRating, rowTitle } from './row-details';

function noteText({ hasSpoilers, text }: Note): string {
  return hasSpoilers ? t`Note with spoilers` : t`“${text}”`;
}

/** Renders the control at the end of a row. `title` is the row's name. */
export type RowAction = (row: DiaryRow, title: string) => ReactNode;

interface DiaryCardProps {
  row: DiaryRow;
  /** Whether the date is shown beside it. */
  hasDate: boolean;
  renderAction: RowAction;
}

/** A diary row with a link to its title. */
export function DiaryCard({ row, hasDate, renderAction }: DiaryCardProps) {
  const { entry, episodes, plays, isFinished, day } = row;
  const { item, episode, progress } = entry;
  const known = useSnapshot(item);
  const rating = useAppSelector((state) => rowRating(selectRatings(state), row));
  const note = useAppSelector((state) => rowNote(selectNotes(state), row));
  const title = rowTitle(row, known);
  const date = formatDate(day);
  const times =
    episodes.length === 0 &&
    plays.length > 1 &&
    plural(plays.length, { one: 'Watched # time', other: 'Watched # times' });
  const year = episodes.length === 0 && item.year;
  const details = [
    known?.isTakenDown && t`Not shown here`,
    episodesText(episodes),
    isFinished ? times || year : remainingLabel(progress),
    episodes.length === 1 && episode?.title,
    rating !== null && `${starsText(rating)} ★`,
    note && noteText(note),
  ].filter(Boolean);
  return (
    <article className="group relative grid h-full grid-cols-[2.25rem_6.5rem_minmax(0,1fr)_auto] items-center gap-x-3 md:grid-cols-[3.5rem_8.5rem_minmax(0,1fr)_auto] md:gap-x-5">
      <p className="self-start pt-3 text-center leading-none">
        {hasDate && day && (
          <span aria-hidden>
            <span className="tabular block text-xl font-semibold md:text-2xl">{Number(day.slice(-2))}</span>
            <span className="mt-1 block text-xs text-ink-faint">{shortWeekday(parseIsoDate(day) ?? 0)}</span>
          </span>
        )}
        {date && (
          <time dateTime={day ?? undefined} className="sr-only">
            {date}
          </time>
        )}
      </p>
      <div className="dark relative overflow-hidden rounded-md bg-raised">
        <Picture path={known?.backdropPath ?? null} kind="backdrop" alt="" sizes="8.5rem" />
        {!isFinished && (
          <div className="absolute inset-x-2 bottom-2">
            <ProgressBar percent={progressPercent(progress)} label={t`Your progress in ${title}`} />
          </div>
        )}
      </div>
      <div className="min-w-0">
        <h4 dir="auto" className="line-clamp-2 text-page-start text-sm font-semibold md:text-base">
          <Link to={entryHref(entry)} className="card-link group-hover:text-accent-ink">
            {title}
          </Link>
        </h4>
        <p className="mt-0.5 truncate text-xs text-ink-faint md:text-sm">{details.join(' · ')}</p>
      </div>
      {renderAction(row, title)}
    </article>
  );
}
