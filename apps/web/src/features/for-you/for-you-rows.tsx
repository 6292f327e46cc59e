import { createSelector } from '@reduxjs/toolkit';
import { Suspense } from 'react';
import { lazyComponent } from '../../shared/lib/loading/lazy-chunk';
import { useIdle } from '../../shared/lib/timing/use-idle';
import { useAppSelector, useIsRestored } from '../../shared/store';
import { selectCollection } from '../../shared/store/collections';

const BecauseRows = lazyComponent(
  () => import('./because/because-rows').then((chunk) => chunk.BecauseRows),
  'background',
);

/** Without anything that was watched or liked there are no rows, and nothing to load. */
const selectHasTaste = createSelector(
  (['plays', 'history', 'ratings', 'bookmarks', 'favorites'] as const).map((name) => selectCollection(name)),
  (...sources) => sources.some((entries) => Object.keys(entries).length > 0),
);

/** Home's "Because you watched …", once the page is idle. */
export function ForYouRows() {
  const isRestored = useIsRestored();
  const isIdle = useIdle();
  const hasTaste = useAppSelector(selectHasTaste);
  return (
    isRestored &&
    hasTaste &&
    isIdle && (
      <Suspense>
        <BecauseRows />
      </Suspense>
    )
  );
}
