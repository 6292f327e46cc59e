import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
  /** Name of the film or series. */
  title: string;
}

/** Whether it is watched as a whole, as films and episodes are; series and seasons are watched by episode. */
const isPlayable = (subject: string): boolean => subject.startsWith('movie:') || /e\d+$/.test(subject);

/** Key of what was played: `tv:1399/s1e2`. */
const playedOf = (key: string): string => key.slice(0, key.lastIndexOf('/'));
const isOf = (played: string, subject: string): boolean =>
  played === subject || played.startsWith(`${subject}${subject.includes('/') ? 'e' : '/'}`);

const line = 'tabular flex min-h-11 items-center text-sm text-ink-soft hover:text-ink';

/** Abbreviated on narrow screens, so that the row of stars remains one line. */
const Long = ({ short, children }: { short: string; children: ReactNode }) => (
  <span data-short={short} className="max-sm:before:content-[attr(data-short)_/_'']">
    <span className="max-sm:sr-only">{children}</span>
  </span>
);

const timesShort = (times: number): string => plural(times, { one: 'Seen once', other: 'Seen # times' });

const timesText = (times: number, lastDate: string | null): string =>
  lastDate === null
    ? plural(times, { one: 'Watched # time', other: 'Watched # times' })
    : plural(times, { one: `Watched # time, last on ${lastDate}`, other: `Watched # times, last on ${lastDate}` });

const episodesText = (episodes: number, lastDate: string | null): string =>
  lastDate === null
    ? plural(episodes, { one: '# episode watched', other: '# episodes watched' })
    : plural(episodes, {
        one: `# episode watched, last on ${lastDate}`,
        other: `# episodes watched, last on ${lastDate}`,
      });

/** How often and when something was watched; renders nothing if it was not. */
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
  const date = last === null ? null : dateOf(last);
  const diary = `/diary?title=${encodeURIComponent(title)}`;
  if (!isPlayable(subject))
    return (
      <Link to={diary} className={line}>
        <Long short={plural(parts, { one: '# ep.', other: '# ep.' })}>{episodesText(parts, date)}</Long>
      </Link>
    );
  if (times.length === 1)
    return (
      <Link to={diary} className={line}>
        <Long short={timesShort(1)}>{date === null ? t`Watched` : t`Watched on ${date}`}</Long>
      </Link>
    );
  return (
    <details
      className="relative text-sm text-ink-soft"
      // On phones the list would open below the tab bar.
      onToggle={({ currentTarget }) => currentTarget.querySelector('ul')?.scrollIntoView({ block: 'nearest' })}
    >
      <summary className={cx(line, 'cursor-pointer')}>
        <Long short={timesShort(times.length)}>{timesText(times.length, date)}</Long>
        <ChevronDown aria-hidden className="ms-1 size-4" />
      </summary>
      <ul className="tabular absolute z-10 max-h-60 min-w-44 max-sm:end-0 overflow-y-auto rounded-lg border border-line bg-surface px-4 py-2 shadow-panel">
        {times.map((ms, index) => (
          <li key={index} className="py-1.5">
            {ms === null ? t`Date unknown` : dateOf(ms)}
          </li>
        ))}
        <li className="border-t border-line">
          <Link to={diary} className="flex min-h-11 items-center font-semibold hover:text-ink">
            <Trans>Change in your diary</Trans>
          </Link>
        </li>
      </ul>
    </details>
  );
}
