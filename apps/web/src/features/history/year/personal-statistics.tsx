import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { TitleKey } from '@marquee/core';
import { Link } from 'react-router-dom';
import { useNow } from '../../../shared/lib/timing/use-now';
import { useAppSelector } from '../../../shared/store';
import { selectActiveProfile } from '../../../shared/store/profiles.slice';
import { buttonClass, Section, Skeleton } from '../../../shared/ui';
import { Headline, Rankings } from './figures';
import { PeriodBars } from './period-bars';
import { useTitleFacts } from './use-title-facts';
import { useYear } from './use-year';

const NO_TITLES: readonly TitleKey[] = [];

/** Statistics of this profile, computed on the device from its log: in total, and for each month of this year. */
export function PersonalStatistics() {
  const year = new Date(useNow()).getFullYear();
  const { review, years } = useYear(null);
  const { review: months } = useYear(year);
  useTitleFacts(review?.titles ?? NO_TITLES, review !== null);
  const name = useAppSelector(selectActiveProfile)?.name;
  const title = name === undefined ? t`Your statistics` : t`Statistics for ${name}`;
  return (
    <Section title={title}>
      {!review && <Skeleton className="h-40 rounded-lg" />}
      {review?.titles.length === 0 && (
        <p className="max-w-prose text-ink-soft">
          <Trans>What you finish is counted here. The figures stay on your devices.</Trans>
        </p>
      )}
      {review && review.titles.length > 0 && (
        <>
          <Headline review={review} />
          {months && months.titles.length > 0 && (
            <div className="mt-10">
              <h3 className="mb-4 text-lg font-semibold">
                {t({ message: `${year} by month`, comment: '{year} is “2026”' })}
              </h3>
              <PeriodBars periods={months.periods} />
            </div>
          )}
          {review.periods.length > 1 && (
            <div className="mt-10">
              <h3 className="mb-4 text-lg font-semibold">
                <Trans>Year by year</Trans>
              </h3>
              <PeriodBars periods={review.periods} />
            </div>
          )}
          <div className="mt-10">
            <Rankings review={review} />
          </div>
          <nav aria-label={t`Years`} className="mt-8 flex flex-wrap gap-2">
            {['all', ...years].map((each) => (
              <Link key={each} to={`/year/${each}`} className={buttonClass('secondary', 'sm')}>
                {each === 'all' ? t`All time` : each}
              </Link>
            ))}
          </nav>
        </>
      )}
    </Section>
  );
}
