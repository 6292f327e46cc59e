import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { checkServer } from '@marquee/core';
import type { OperatorStatus } from '@marquee/core/contracts';
import { failureLine } from '../../../shared/form/failure-text';
import { Button, ErrorState, PanelGroup, showToast, Skeleton, Spinner } from '../../../shared/ui';
import { operatorApi } from '../operator-api';
import { BackupDownloads } from './backup-downloads';
import { backupText } from './backup-text';
import { StatusRow } from './status-row';
import {
  cachesText,
  conversionsText,
  databaseText,
  diskText,
  foldersText,
  mailText,
  providerText,
  serverText,
  tmdbText,
} from './status-texts';

function Backups({ backup, at }: { backup: OperatorStatus['backup']; at: Date }) {
  const [backUp, { isLoading, data, fulfilledTimeStamp }] = operatorApi.useBackUpMutation();
  if (!backup.isOn)
    return (
      <StatusRow
        level="good"
        title={t`Backups`}
        text={t`This server writes none (BACKUPS). Make sure that something else does.`}
      />
    );
  const { isWarning, ...text } = backupText(
    data ?? backup,
    data && fulfilledTimeStamp ? new Date(fulfilledTimeStamp) : at,
  );
  const start = async () => {
    const { error, data: after } = await backUp(undefined);
    if (error || after.failure)
      showToast({
        kind: 'error',
        message: error ? failureLine(error) : t`The backup failed. The reason is shown here.`,
      });
    else showToast({ kind: 'success', message: t`The backup is written.` });
  };
  return (
    <StatusRow
      {...text}
      level={isWarning ? 'warning' : 'good'}
      action={
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" disabled={isLoading} onClick={() => void start()}>
            {isLoading && <Spinner label={t`Backing up`} />}
            <span>
              <Trans>Back up now</Trans>
            </span>
          </Button>
          <BackupDownloads />
        </div>
      }
    />
  );
}

function Mail({ mail }: { mail: OperatorStatus['mail'] }) {
  const [send, { isLoading }] = operatorApi.useSendTestMailMutation();
  const start = async () => {
    const { error } = await send(undefined);
    showToast(
      error
        ? { kind: 'error', message: failureLine(error) }
        : { kind: 'success', message: t`The mail server took the email. Look into your inbox.` },
    );
  };
  return (
    <StatusRow
      {...mailText(mail)}
      action={
        mail.isConfigured && (
          <Button variant="secondary" disabled={isLoading} onClick={() => void start()}>
            {isLoading && <Spinner label={t`Sending`} />}
            <span>
              <Trans>Send a test</Trans>
            </span>
          </Button>
        )
      }
    />
  );
}

/** How each part of the server is doing, and what to do about it (OPERATOR-13). */
export function StatusPanel() {
  const { data, isError, refetch, fulfilledTimeStamp } = operatorApi.useOperatorStatusQuery(undefined);
  const at = new Date(fulfilledTimeStamp ?? 0);
  const levels = data && checkServer(data, at.getTime());
  const folders = data && levels && foldersText(data.provider, levels.folders);
  return (
    <PanelGroup title={t`Server`}>
      {data && levels ? (
        <ul>
          <StatusRow {...tmdbText(data.tmdb, levels.tmdb)} />
          <StatusRow {...providerText(data.provider, levels.provider)} />
          {folders && <StatusRow {...folders} />}
          <StatusRow {...conversionsText(data.conversions)} />
          <StatusRow {...databaseText(data.database, levels.database)} />
          <StatusRow {...diskText(data.disk, levels.disk)} />
          <StatusRow {...cachesText(data.caches)} />
          <Backups backup={data.backup} at={at} />
          <Mail mail={data.mail} />
          <StatusRow {...serverText(data)} />
        </ul>
      ) : isError ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <div className="grid gap-4" aria-busy>
          <Skeleton className="h-112 w-full" />
        </div>
      )}
    </PanelGroup>
  );
}
