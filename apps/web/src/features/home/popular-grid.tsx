import { t } from '@lingui/core/macro';
import { useInteresting } from '../../shared/store/not-interested';
import { FailedRow, Grid, PosterCard, PosterCardSkeleton, Section } from '../../shared/ui';
import { GRID_LENGTH } from './constants';
import { listsApi } from './home-lists-api';

/** Small screens show twelve: six rows of two, or four of three. */
const smallScreens = 'max-lg:nth-[n+13]:hidden';

/** The Popular Movies grid on home. */
export function PopularGrid() {
  const { data, isError } = listsApi.useHomeRowQuery('popular-movie');
  const items = useInteresting(data);
  if (isError && !items) return <FailedRow title={t`Popular Movies`} />;
  return (
    <Section title={t`Popular Movies`} href="/discover?list=popular&type=movie" busy={!items}>
      <Grid label={t`Popular Movies`} posters>
        {items
          ? items.map((item) => (
              <li key={item.key} className={smallScreens}>
                <PosterCard item={item} trendingAbove={Infinity} />
              </li>
            ))
          : Array.from({ length: GRID_LENGTH }, (_, index) => (
              <li key={index} className={smallScreens}>
                <PosterCardSkeleton />
              </li>
            ))}
      </Grid>
    </Section>
  );
}
