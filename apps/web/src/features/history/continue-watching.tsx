import { t } from '@lingui/core/macro';
import { Suspense, useLayoutEffect } from 'react';
import { lazyComponent } from '../../shared/lib/loading/lazy-chunk';
import { useAppSelector, useIsRestored } from '../../shared/store';
import { MediaRow } from '../../shared/ui';
import { PlayCardSkeleton } from './play-card-skeleton';
import { selectContinueWatching } from '../../shared/store/history/selectors';

const ContinueWatchingRow = lazyComponent(
  () => import('./continue-watching-row').then((chunk) => chunk.ContinueWatchingRow),
  'background',
);

const PLACES = [0, 1, 2, 3, 4, 5];

/**
 * Reserves space for the row. Visible only if the page knew before its first paint that there will be a row
 * (`data-continues`).
 */
const RowPlace = () => (
  <div className="if-continues" aria-busy>
    <MediaRow title={t`Continue Watching`} href="/history" cells="wide">
      {PLACES.map((place) => (
        <li key={place} aria-hidden>
          <PlayCardSkeleton />
        </li>
      ))}
    </MediaRow>
  </div>
);

/** Started but unfinished titles, latest first; renders nothing if there are none. */
export function ContinueWatching() {
  const isRestored = useIsRestored();
  const hasEntries = useAppSelector((state) => selectContinueWatching(state).length > 0);
  // After a navigation within the app, there was no first paint to determine it before.
  useLayoutEffect(() => {
    if (isRestored) document.documentElement.toggleAttribute('data-continues', hasEntries);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Only on mount, so that later changes do not move anything.
  }, []);
  if (!isRestored) return <RowPlace />;
  return (
    hasEntries && (
      <Suspense fallback={<RowPlace />}>
        <ContinueWatchingRow />
      </Suspense>
    )
  );
}
