import { t } from '@lingui/core/macro';
import { DEFAULT_LANGUAGE } from '@marquee/core';
import { CircleAlert, DatabaseBackup } from 'lucide-react';
import { ErrorState, PanelGroup, Skeleton } from '../../../shared/ui';
import { operatorApi } from '../operator-api';
import { backupText, type BackupText } from './backup-text';

const row = 'flex min-h-18 items-start gap-5 border-t border-line py-4';

const Backup = ({ title, text, detail, isWarning }: BackupText) => {
  const Icon = isWarning ? CircleAlert : DatabaseBackup;
  return (
    <div className={row}>
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${isWarning ? 'text-warning' : 'text-ink-faint'}`} />
      <div className="max-w-prose min-w-0">
        <p className="font-semibold">{title}</p>
        <p role={isWarning ? 'alert' : undefined} className="mt-1 text-sm break-words text-ink-soft">
          {text}
        </p>
        {detail !== undefined && (
          <p lang={DEFAULT_LANGUAGE} dir="auto" className="mt-1 text-page-start text-sm break-words text-ink-faint">
            {detail}
          </p>
        )}
      </div>
    </div>
  );
};

/** How the server is doing. */
export function StatusPanel() {
  const { data, isError, refetch, fulfilledTimeStamp } = operatorApi.useOperatorStatusQuery(undefined);
  return (
    <PanelGroup title={t`Backups`}>
      {data ? (
        <Backup {...backupText(data.backup, new Date(fulfilledTimeStamp ?? 0))} />
      ) : isError ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <div className={row} aria-busy>
          <Skeleton className="h-10 w-2/3" />
        </div>
      )}
    </PanelGroup>
  );
}
