import { t } from '@lingui/core/macro';
import type { DiaryRow } from '@marquee/core';
import { Star } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useSnapshot } from '../../../shared/api';
import { deviceName } from '../../../shared/lib/format/device-name';
import { formatDate } from '../../../shared/lib/format/format-date';
import { useAppSelector } from '../../../shared/store';
import { selectRatings } from '../../../shared/store/ratings';
import { Picture } from '../../../shared/ui';
import '../../../shared/ui/ticket.css';
import { entryHref } from '../entry-href';
import { EditPlayButton } from './edit-play-button';
import { rowParts, rowRating, rowTitle, selectRowDevice } from './row-details';
import { starsText } from '../../../shared/lib/format/stars-text';

/** As if pinned by hand: adjacent ones have different angles. */
const TILTS = ['-0.9deg', '0.7deg', '-0.4deg', '1.1deg', '-1.2deg'];

/** Longer titles are set in three smaller lines. */
const LONG_TITLE = 24;

const ratingText = (stars: number): string => t`Your rating: ${stars} of 5 stars`;

/** A diary row as a ticket stub. */
export function TicketStub({ row, index }: { row: DiaryRow; index: number }) {
  const known = useSnapshot(row.entry.item);
  const rating = useAppSelector((state) => rowRating(selectRatings(state), row));
  const label = useAppSelector((state) => selectRowDevice(state, row));
  const device = label && deviceName(label);
  const title = rowTitle(row, known);
  const poster = known?.posterPath ?? null;
  return (
    <article className="ticket ticket-watched group dark" style={{ '--tilt': TILTS[index % TILTS.length] }}>
      <div aria-hidden className="ticket-artwork">
        <Picture path={poster} kind="poster" size="w154" alt="" sizes="20rem" />
      </div>
      <div aria-hidden className="ticket-poster">
        <Picture path={poster} kind="poster" size="w154" alt="" sizes="7rem" />
      </div>
      <div className="ticket-body">
        <p className="label">{formatDate(row.day, 'medium') ?? t`Date unknown`}</p>
        <h3
          dir="auto"
          className={`display mt-auto text-page-start text-balance ${title.length > LONG_TITLE ? 'line-clamp-3 text-lg' : 'line-clamp-2 text-2xl'}`}
        >
          <Link to={entryHref(row.entry)} className="card-link">
            {title}
          </Link>
        </h3>
        <p className="mt-1.5 truncate text-sm opacity-85">
          {[known?.isTakenDown && t`Not shown here`, rowParts(row), device].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="ticket-stub items-center justify-between px-2! pt-1!">
        <EditPlayButton row={row} title={title} />
        <p className="display flex items-center gap-1 text-2xl">
          {rating !== null && (
            <>
              <span className="sr-only">{ratingText(rating / 2)}</span>
              <span aria-hidden>{starsText(rating)}</span>
              <Star aria-hidden className="size-4 fill-current" />
            </>
          )}
        </p>
        <span aria-hidden className="ticket-code" />
      </div>
    </article>
  );
}
