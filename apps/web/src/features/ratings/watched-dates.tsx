import { listPlays, type TitleKey } from '@marquee/core';
import { ChevronDown } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '../../shared/lib/format/format-date';
import { watchedDay } from '../../shared/lib/format/watched-day';
import { useAppSelector } from '../../shared/store';
import { selectCollection } from '../../shared/store/collections';

const selectPlays = selectCollection('plays');
const dateOf = (ms: number): string => formatDate(watchedDay(ms), 'medium') ?? '';

/** How often a film was watched, and when; nothing for one that was not. */
export function WatchedDates({ film, title }: { film: TitleKey; title: string }) {
  const plays = useAppSelector(selectPlays);
  const times = useMemo(
    () =>
      listPlays(plays, film)
        .map(({ watchedAt }) => watchedAt)
        .sort((a, b) => (b ?? -1) - (a ?? -1)),
    [plays, film],
  );
  const [last] = times;
  if (last === undefined) return null;
  const often = times.length === 1 ? 'Watched' : `Watched ${times.length} times`;
  const diary = `/diary?title=${encodeURIComponent(title)}`;
  if (times.length === 1)
    return (
      <Link to={diary} className="tabular flex min-h-11 items-center text-sm text-ink-soft hover:text-ink">
        {often}
        {last !== null && <span className="whitespace-pre max-sm:hidden"> on {dateOf(last)}</span>}
      </Link>
    );
  return (
    <details className="relative text-sm text-ink-soft">
      <summary className="tabular flex min-h-11 cursor-pointer items-center hover:text-ink">
        {often}
        {last !== null && <span className="max-sm:hidden">, last on {dateOf(last)}</span>}
        <ChevronDown aria-hidden className="ml-1 size-4" />
      </summary>
      <ul className="tabular absolute z-10 max-h-60 min-w-44 overflow-y-auto rounded-lg border border-line bg-surface px-4 py-2 shadow-panel">
        {times.map((ms, index) => (
          <li key={index} className="py-1.5">
            {ms === null ? 'Date unknown' : dateOf(ms)}
          </li>
        ))}
        <li className="border-t border-line">
          <Link to={diary} className="flex font-semibold hover:text-ink min-h-11 items-center">
            Change in your diary
          </Link>
        </li>
      </ul>
    </details>
  );
}
