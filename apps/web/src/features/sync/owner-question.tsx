import { lazy, Suspense } from 'react';
import { loadWhenOnline } from '../../shared/lib/loading/load-when-online';
import { useAppSelector } from '../../shared/store';
import { selectSyncStatus } from '../../shared/store/sync-status.slice';

const OwnerDialog = lazy(() =>
  loadWhenOnline(() => import('./owner-dialog')).then(({ OwnerDialog }) => ({ default: OwnerDialog })),
);

/** Asks about another person's data when there is any. */
export function OwnerQuestion() {
  const { conflict } = useAppSelector(selectSyncStatus);
  return conflict ? (
    <Suspense>
      <OwnerDialog conflict={conflict} />
    </Suspense>
  ) : null;
}
