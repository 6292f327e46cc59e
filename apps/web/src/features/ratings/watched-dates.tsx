import { groupOf, listPlays } from '@marquee/core';
import { ChevronDown } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '../../shared/lib/format/format-date';
import { cx } from '../../shared/lib/cx';
import { watchedDay } from '../../shared/lib/format/watched-day';
import { useAppSelector } from '../../shared/store';
import { selectCollection } from '../../shared/store/collections';

const selectPlays = selectCollection('plays');
const dateOf = (ms: number): string => formatDate(watchedDay(ms), 'medium') ?? '';

interface WatchedDatesProps {
  /** `movie:603`, `tv:1399`, `tv:1399/s1` or `tv:1399/s1e2`. */
  subject: string;
  /** Of the film or the series. */
  title: string;
}

/** A film or an episode is watched as a whole; a series and a season by their episodes. */
const isPlayable = (subject: string): boolean => subject.startsWith('movie:') || /e\d+$/.test(subject);

/** `tv:1399/s1e2` for a play of that episode. */
const playedOf = (key: string): string => key.slice(0, key.lastIndexOf('/'));
const isOf = (played: string, subject: string): boolean =>
  played === subject || played.startsWith(`${subject}${subject.includes('/') ? 'e' : '/'}`);

const line = 'tabular flex min-h-11 items-center text-sm text-ink-soft hover:text-ink';

/** Short on a narrow screen, so that the row of stars stays one line when this comes. */
const Long = ({ short, children }: { short: string; children: ReactNode }) => (
  <span data-short={short} className="max-sm:before:content-[attr(data-short)_/_'']">
    <span className="max-sm:sr-only">{children}</span>
  </span>
);

/** How often something was watched, and when; nothing where it was not. */
export function WatchedDates({ subject, title }: WatchedDatesProps) {
  const plays = useAppSelector(selectPlays);
  const { times, parts } = useMemo(() => {
    const found = listPlays(plays, groupOf(subject)).filter(({ key }) => isOf(playedOf(key), subject));
    return {
      times: found.map(({ watchedAt }) => watchedAt).sort((a, b) => (b ?? -1) - (a ?? -1)),
      parts: new Set(found.map(({ key }) => playedOf(key))).size,
    };
  }, [plays, subject]);
  const [last] = times;
  if (last === undefined) return null;
  const diary = `/diary?title=${encodeURIComponent(title)}`;
  if (!isPlayable(subject))
    return (
      <Link to={diary} className={line}>
        <Long short={`${parts} ep.`}>
          {parts === 1 ? '1 episode' : `${parts} episodes`} watched{last !== null && `, last on ${dateOf(last)}`}
        </Long>
      </Link>
    );
  if (times.length === 1)
    return (
      <Link to={diary} className={line}>
        <Long short="1×">Watched{last !== null && ` on ${dateOf(last)}`}</Long>
      </Link>
    );
  return (
    <details className="relative text-sm text-ink-soft">
      <summary className={cx(line, 'cursor-pointer')}>
        <Long short={`${times.length}×`}>
          Watched {times.length} times{last !== null && `, last on ${dateOf(last)}`}
        </Long>
        <ChevronDown aria-hidden className="ml-1 size-4" />
      </summary>
      <ul className="tabular absolute z-10 max-h-60 min-w-44 max-sm:right-0 overflow-y-auto rounded-lg border border-line bg-surface px-4 py-2 shadow-panel">
        {times.map((ms, index) => (
          <li key={index} className="py-1.5">
            {ms === null ? 'Date unknown' : dateOf(ms)}
          </li>
        ))}
        <li className="border-t border-line">
          <Link to={diary} className="flex min-h-11 items-center font-semibold hover:text-ink">
            Change in your diary
          </Link>
        </li>
      </ul>
    </details>
  );
}
