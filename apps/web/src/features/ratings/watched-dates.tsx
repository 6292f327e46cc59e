import { DAY_MS, listPlays, type TitleKey } from '@marquee/core';
import { ChevronDown } from 'lucide-react';
import { useMemo } from 'react';
import { useAppSelector } from '../../shared/store';
import { selectCollection } from '../../shared/store/collections';

const selectPlays = selectCollection('plays');
const local = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
const utc = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

/** Days without a time are kept as noon UTC: they are that day everywhere. */
const dayOf = (ms: number): string => (ms % DAY_MS === DAY_MS / 2 ? utc : local).format(ms);

/** How often a film was watched, and when; nothing for one that was not. */
export function WatchedDates({ film }: { film: TitleKey }) {
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
  if (times.length === 1)
    return (
      <p className="tabular text-sm text-ink-soft">
        {often}
        {last !== null && <span className="max-sm:hidden"> on {dayOf(last)}</span>}
      </p>
    );
  return (
    <details className="relative text-sm text-ink-soft">
      <summary className="tabular flex min-h-11 cursor-pointer items-center hover:text-ink">
        {often}
        {last !== null && <span className="max-sm:hidden">, last on {dayOf(last)}</span>}
        <ChevronDown aria-hidden className="ml-1 size-4" />
      </summary>
      <ul className="tabular absolute z-10 max-h-60 min-w-44 overflow-y-auto rounded-lg border border-line bg-surface px-4 py-2 shadow-panel">
        {times.map((ms, index) => (
          <li key={index} className="py-1.5">
            {ms === null ? 'Date unknown' : dayOf(ms)}
          </li>
        ))}
      </ul>
    </details>
  );
}
