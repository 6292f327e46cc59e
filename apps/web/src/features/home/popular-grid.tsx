import { t } from '@lingui/core/macro';
import { ErrorState, Grid, PosterCard, PosterCardSkeleton, Section } from '../../shared/ui';
import { GRID_LENGTH } from './constants';
import { listsApi } from './home-lists-api';

/** Small screens show twelve: six rows of two, or four of three. */
const smallScreens = 'max-lg:nth-[n+13]:hidden';

/** The Popular Movies grid on home. */
export function PopularGrid() {
  const { data, isError, refetch } = listsApi.useHomeRowQuery('popular-movie');
  const isFailed = isError && !data;
  return (
    <Section title={t`Popular Movies`} href="/discover?list=popular&type=movie" busy={!data && !isError}>
      {isFailed ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <Grid label={t`Popular Movies`} posters>
          {data
            ? data.map((item) => (
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
      )}
    </Section>
  );
}
