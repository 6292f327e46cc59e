import { averageDailyMovies, gigabytesPerMovie, splitWatchTime, type StatisticsFigures } from '@marquee/core';
import { Section } from '../../shared/ui';
import { numbers, oneDecimal, twoDecimals } from './numbers';
import { StatCard } from './stat-card';

const unit = (count: number, name: string): string => `${numbers.format(count)} ${name}${count === 1 ? '' : 's'}`;

export function SummaryCards({ figures, nowMs }: { figures: StatisticsFigures; nowMs: number }) {
  const { totalMoviesWatched, totalWatchTime, totalDataTransferred, activeUsers, growthRate } = figures;
  const { years, days, hours, totalHours } = splitWatchTime(totalWatchTime);
  const gigabytes = gigabytesPerMovie(figures);
  return (
    <Section title="At a glance">
      <dl className="grid gap-px overflow-hidden rounded-lg border bg-line sm:grid-cols-2 xl:grid-cols-4">
        <StatCard label="Movies Watched" value={numbers.format(totalMoviesWatched)}>
          about {numbers.format(averageDailyMovies(figures, nowMs))} a day
        </StatCard>
        <StatCard label="Total Watch Time" value={years > 0 ? unit(years, 'year') : unit(days, 'day')}>
          {unit(years, 'year')}, {unit(days, 'day')}, {unit(hours, 'hour')}; {unit(totalHours, 'hour')} in total
        </StatCard>
        {totalDataTransferred !== null && (
          <StatCard label="Data Transferred" value={`${twoDecimals.format(totalDataTransferred)} TB`}>
            {gigabytes !== null && <>about {oneDecimal.format(gigabytes)} GB per movie</>}
          </StatCard>
        )}
        <StatCard label="Active Users" value={numbers.format(activeUsers.month)}>
          this month
          {growthRate !== null && (
            <>
              ,{' '}
              <span className={growthRate < 0 ? 'text-danger' : 'text-success'}>
                {growthRate >= 0 && '+'}
                {growthRate}%
              </span>{' '}
              monthly growth
            </>
          )}
        </StatCard>
      </dl>
    </Section>
  );
}
