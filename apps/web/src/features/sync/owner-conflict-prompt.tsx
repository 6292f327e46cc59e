import { Suspense } from 'react';
import { lazyComponent } from '../../shared/lib/loading/lazy-chunk';
import { useAppSelector } from '../../shared/store';
import { selectSyncStatus } from '../../shared/store/sync-status.slice';

const OwnerDialog = lazyComponent(() => import('./owner-dialog').then((chunk) => chunk.OwnerDialog), 'background');

/** Asks about another person's data when there is any. */
export function OwnerConflictPrompt() {
  const { conflict } = useAppSelector(selectSyncStatus);
  return conflict ? (
    <Suspense>
      <OwnerDialog conflict={conflict} />
    </Suspense>
  ) : null;
}
