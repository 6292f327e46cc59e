import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { averageDailyMovies, gigabytesPerMovie, splitWatchTime, type StatisticsFigures } from '@marquee/core';
import { formatInteger } from '../../shared/lib/format/format-integer';
import { Section } from '../../shared/ui';
import { growth, oneDecimal, twoDecimals } from './numbers';
import { StatCard } from './stat-card';
import { joinList } from '../../shared/lib/format/format-list';

const inYears = (count: number): string => plural(count, { one: '# year', other: '# years' });
const inDays = (count: number): string => plural(count, { one: '# day', other: '# days' });
const inHours = (count: number): string => plural(count, { one: '# hour', other: '# hours' });

function WatchTime({ seconds }: { seconds: number }) {
  const { years, days, hours, totalHours } = splitWatchTime(seconds);
  const duration = joinList([inYears(years), inDays(days), inHours(hours)]);
  const total = inHours(totalHours);
  return (
    <StatCard label={t`Total Watch Time`} value={years > 0 ? inYears(years) : inDays(days)}>
      {t`${duration}; ${total} in total`}
    </StatCard>
  );
}

function ActiveUsers({ month, growthRate }: { month: number; growthRate: number | null }) {
  const rate = growthRate === null ? null : growth(growthRate);
  return (
    <StatCard label={t`Active Users`} value={formatInteger(month)}>
      {growthRate === null ? (
        <span>{t`this month`}</span>
      ) : (
        <span>
          <Trans>
            this month, <span className={growthRate < 0 ? 'text-danger' : 'text-success'}>{rate}</span> monthly growth
          </Trans>
        </span>
      )}
    </StatCard>
  );
}

export function SummaryCards({ figures, nowMs }: { figures: StatisticsFigures; nowMs: number }) {
  const { totalMoviesWatched, totalWatchTime, totalDataTransferred, activeUsers, growthRate } = figures;
  const gigabytes = gigabytesPerMovie(figures);
  const perDay = formatInteger(averageDailyMovies(figures, nowMs));
  const perMovie = gigabytes === null ? null : oneDecimal(gigabytes);
  const terabytes = totalDataTransferred === null ? null : twoDecimals(totalDataTransferred);
  return (
    <Section title={t`At a glance`}>
      <dl className="grid gap-px overflow-hidden rounded-lg border bg-line sm:grid-cols-2 xl:grid-cols-4">
        <StatCard label={t`Movies Watched`} value={formatInteger(totalMoviesWatched)}>
          {t`about ${perDay} a day`}
        </StatCard>
        <WatchTime seconds={totalWatchTime} />
        {terabytes !== null && (
          <StatCard label={t`Data Transferred`} value={t`${terabytes} TB`}>
            {perMovie !== null && t`about ${perMovie} GB per movie`}
          </StatCard>
        )}
        <ActiveUsers month={activeUsers.month} growthRate={growthRate} />
      </dl>
    </Section>
  );
}
