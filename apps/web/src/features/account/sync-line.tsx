import { Trans } from '@lingui/react/macro';
import { CircleAlert, CloudCheck, CloudOff, RefreshCw, type LucideIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { cx } from '../../shared/lib/cx';
import { useAppDispatch, useAppSelector } from '../../shared/store';
import { selectSyncStatus, syncRequested, type SyncStatus } from '../../shared/store/sync-status.slice';
import { syncText } from './sync-text';

const icons: Record<SyncStatus['phase'], LucideIcon> = {
  off: CloudOff,
  syncing: RefreshCw,
  idle: CloudCheck,
  offline: CloudOff,
  error: CircleAlert,
};

const TICK_MS = 1000;

/** Sync status with its action. It changes every second, so it is not announced. */
export function SyncLine({ className }: { className?: string }) {
  const dispatch = useAppDispatch();
  const status = useAppSelector(selectSyncStatus);
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const { phase, error, isDurable } = status;
  const Icon = icons[phase];
  const isStuck = phase === 'error' || phase === 'offline';
  return (
    <div className={cx('text-sm', className)}>
      <div className="flex min-h-11 items-center gap-3">
        <Icon aria-hidden className={cx('size-4.5 shrink-0', isStuck ? 'text-warning' : 'text-success')} />
        <span data-sync={phase} className="tabular text-ink-soft">
          {syncText(status, nowMs)}
        </span>
        {isStuck && (
          <button
            type="button"
            onClick={() => dispatch(syncRequested())}
            className="inline-flex min-h-11 items-center rounded-full px-2 font-semibold text-accent-ink hover:underline"
          >
            <Trans>Retry</Trans>
          </button>
        )}
      </div>
      {error && <p className="pb-2 text-danger">{error}</p>}
      {!isDurable && (
        <p className="text-ink-soft">
          <Trans>This browser can’t store changes. Keep this page open until everything is synced.</Trans>
        </p>
      )}
    </div>
  );
}
