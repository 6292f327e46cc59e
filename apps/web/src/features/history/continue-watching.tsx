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

/** The row's place. It shows only where the page knows before its first paint that there will be a row (`data-continues`). */
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

/** What was begun and not finished, the latest first; nothing while there is nothing. */
export function ContinueWatching() {
  const isRestored = useIsRestored();
  const hasEntries = useAppSelector((state) => selectContinueWatching(state).length > 0);
  // Whoever comes from another page of the app: there was no first paint to know it before.
  useLayoutEffect(() => {
    if (isRestored) document.documentElement.toggleAttribute('data-continues', hasEntries);
    // Only on arrival: what changes while the page is open moves nothing.
    // eslint-disable-next-line react-hooks/exhaustive-deps
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
