import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { TitleKey, YearInReview } from '@marquee/core';
import { ChartColumn } from 'lucide-react';
import { Link } from 'react-router-dom';
import { cx } from '../../../shared/lib/cx';
import { formatDate } from '../../../shared/lib/format/format-date';
import { buttonClass, EmptyState, PageTitle, Section, Skeleton } from '../../../shared/ui';
import { starsText } from '../../../shared/lib/format/stars-text';
import { HeatMap } from '../heat-map';
import { Headline, Rankings } from './figures';
import { PeriodBars } from './period-bars';
import { PosterList } from './poster-list';
import { useTitleFacts } from './use-title-facts';
import { useYear } from './use-year';
import { YearPictureButton } from './year-picture-button';

const NO_TITLES: readonly TitleKey[] = [];

/** The review of a year (null for all years): figures first, then details. */
export function YearPage({ year }: { year: number | null }) {
  const { review, years } = useYear(year);
  const left = useTitleFacts(review?.titles ?? NO_TITLES, review !== null);
  const name = year === null ? t`All time` : String(year);
  return (
    <div className="py-10 md:py-14" aria-busy={review === null}>
      <PageTitle title={year === null ? t`All years in review` : t`${year} in review`} />
      <div className="page-x">
        <YearLinks years={years} year={year} />
        <h1 className="display mt-6 text-6xl md:text-8xl">{name}</h1>
        {!review && <Skeleton className="mt-6 h-40 max-w-3xl" />}
      </div>
      {review?.titles.length === 0 && (
        <div className="page-x">
          <EmptyState
            title={t`Nothing watched yet`}
            text={year === null ? t`What you finish is counted here.` : t`What you finish in ${name} is counted here.`}
            icon={ChartColumn}
            action={
              <Link to="/import" className={buttonClass('secondary')}>
                <Trans>Import</Trans>
              </Link>
            }
          />
        </div>
      )}
      {review && review.titles.length > 0 && <Review review={review} name={name} year={year} left={left} />}
    </div>
  );
}

const chip = 'flex h-11 shrink-0 items-center rounded-full border px-4 text-sm font-semibold transition-colors';

const YearLinks = ({ years, year }: { years: readonly number[]; year: number | null }) => (
  <nav aria-label={t`Years`} className="page-bleed no-scrollbar flex gap-2 overflow-x-auto py-1 print:hidden">
    {[null, ...new Set(year === null ? years : [...years, year].sort((a, b) => b - a))].map((each) => (
      <Link
        key={each}
        to={`/year/${each ?? 'all'}`}
        aria-current={each === year ? 'page' : undefined}
        className={cx(
          chip,
          each === year
            ? 'border-ink bg-ink text-canvas'
            : 'border-line-strong text-ink-soft hover:border-ink hover:text-ink',
        )}
      >
        {each ?? t`All time`}
      </Link>
    ))}
  </nav>
);

interface ReviewProps {
  review: YearInReview;
  name: string;
  year: number | null;
  /** Number of titles still being looked up. */
  left: number;
}

function Review({ review, name, year, left }: ReviewProps) {
  const { periods, bestRated, rewatched, days } = review;
  return (
    <>
      <div className="page-x">
        <Headline review={review} />
        <div className="mt-6">
          <YearPictureButton review={review} name={name} year={year} />
        </div>
      </div>
      <div className="mt-14 flex flex-col gap-14 md:gap-16">
        <Section title={year === null ? t`Year by year` : t`Month by month`}>
          <PeriodBars periods={periods} />
        </Section>
        {year !== null && (
          <Section title={t`Day by day`}>
            <HeatMap year={year} counts={days} />
          </Section>
        )}
        <Section title={t`Moments`}>
          <Moments review={review} />
        </Section>
        {bestRated.length > 0 && (
          <Section title={t`Your highest rated`}>
            <PosterList titles={bestRated} detailOf={({ rating }) => `${starsText(rating)} ★`} />
          </Section>
        )}
        {rewatched.length > 0 && (
          <Section title={t`Watched again`}>
            <PosterList
              titles={rewatched}
              detailOf={({ times }) => plural(times, { one: '# time', other: '# times' })}
            />
          </Section>
        )}
        <Section title={t`What you watched`}>
          <p role="status" className="tabular mb-4 text-sm text-ink-soft empty:hidden">
            {left > 0 && plural(left, { one: 'Looking up # title…', other: 'Looking up # titles…' })}
          </p>
          <Rankings review={review} />
        </Section>
      </div>
    </>
  );
}

const periodText = (from: string, to: string): string => (from === to ? from : t`${from} to ${to}`);

function Moments({ review: { first, last, streak, days } }: { review: YearInReview }) {
  const [busiest] = [...days].sort(([, a], [, b]) => b - a);
  const moments = [
    first && {
      label: t({ message: 'First', context: 'title watched' }),
      value: first.title,
      date: formatDate(first.day),
    },
    last && { label: t({ message: 'Last', context: 'title watched' }), value: last.title, date: formatDate(last.day) },
    streak && {
      label: t`Longest streak`,
      value: plural(streak.days, { one: '# day', other: '# days' }),
      date: periodText(formatDate(streak.from) ?? '', formatDate(streak.to) ?? ''),
    },
    busiest && {
      label: t`Busiest day`,
      value: plural(busiest[1], { one: '# title', other: '# titles' }),
      date: formatDate(busiest[0]),
    },
  ].filter((moment) => moment !== null && moment !== undefined);
  return (
    <dl className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
      {moments.map(({ label, value, date }) => (
        <div key={label} className="min-w-0">
          <dt className="label">{label}</dt>
          <dd dir="auto" className="mt-2 line-clamp-2 text-page-start text-lg font-semibold">
            {value}
          </dd>
          <dd className="text-sm text-ink-soft">{date}</dd>
        </div>
      ))}
    </dl>
  );
}
