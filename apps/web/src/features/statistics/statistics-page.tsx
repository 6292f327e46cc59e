import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { daysSinceLaunch, SAMPLE_FIGURES, type StatisticsFigures } from '@marquee/core';
import type { ReactNode } from 'react';
import { formatDate } from '../../shared/lib/format/format-date';
import { useNow } from '../../shared/lib/timing/use-now';
import { ErrorState, Section, Skeleton } from '../../shared/ui';
import { Charts } from './charts';
import { ServerStatus } from './server-status';
import { SummaryCards } from './summary-cards';
import { useFigures } from './statistics-api';

const Launch = ({ launchDate, nowMs }: { launchDate: string; nowMs: number }) => {
  const days = daysSinceLaunch(launchDate, nowMs);
  const date = formatDate(launchDate) ?? launchDate;
  return (
    <p className="mt-6 text-lg text-ink-soft md:text-xl">
      {t`Launched on ${date}, ${plural(days, { one: '# day', other: '# days' })} ago.`}
    </p>
  );
};

const Body = ({ figures, nowMs }: { figures: StatisticsFigures; nowMs: number }) => (
  <>
    <SummaryCards figures={figures} nowMs={nowMs} />
    <ServerStatus {...figures} />
    <Charts {...figures} />
  </>
);

/** Statistics of the site (STATS-01 to STATS-06), and of the visitor. */
export function StatisticsPage({ personal }: { personal?: ReactNode }) {
  const { figures, isSample, isError, retry } = useFigures();
  const nowMs = useNow();
  return (
    <div className="flex flex-col gap-14 pt-12 md:gap-16 md:pt-20">
      <header className="page-x">
        <p className="label text-accent-ink">{t`By the numbers`}</p>
        <h1 className="display mt-4 text-4xl md:text-5xl">{t`Platform Statistics`}</h1>
        <Launch launchDate={(figures ?? SAMPLE_FIGURES).launchDate} nowMs={nowMs} />
        {isSample && (
          <p className="mt-4 inline-block rounded-full border border-line-strong px-4 py-1.5 text-sm font-semibold">
            <Trans>Sample figures, just for show</Trans>
          </p>
        )}
      </header>
      {isError ? (
        <div className="page-x">
          <ErrorState onRetry={retry} />
        </div>
      ) : figures ? (
        <Body figures={figures} nowMs={nowMs} />
      ) : (
        <div aria-busy className="page-x">
          <Skeleton className="h-[42rem] rounded-lg lg:h-[28rem]" />
        </div>
      )}
      {personal}
      <Section title={t`About These Statistics`}>
        <p className="max-w-prose text-ink-soft">
          {isSample
            ? t`These figures are just for show and not real-time. They do not describe this site, its visitors or what they watch.`
            : t`These figures were published by this site’s operator. They are not real-time.`}
        </p>
      </Section>
    </div>
  );
}
