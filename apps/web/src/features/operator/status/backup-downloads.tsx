import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { BackupList } from '@marquee/core/contracts';
import { useState } from 'react';
import { failureLine } from '../../../shared/form/failure-text';
import { formatMoment } from '../../../shared/lib/format/format-moment';
import { formatSize } from '../../../shared/lib/format/format-size';
import { Button, EmptyState, showToast, Spinner } from '../../../shared/ui';
import { HeadedModal } from '../../../shared/ui/dialog';
import { Download } from 'lucide-react';
import { operatorApi } from '../operator-api';

/** Lists the backups, each to download. */
export function BackupDownloads() {
  const [list, { data, isFetching }] = operatorApi.useLazyBackupsQuery();
  const [isOpen, setIsOpen] = useState(false);
  /** Asks for the password, if it has to be entered again: a download cannot. */
  const refresh = async (): Promise<BackupList['backups'] | undefined> => {
    const { data: found, error } = await list(undefined);
    if (error) showToast({ kind: 'error', message: failureLine(error) });
    return found;
  };
  const open = async () => setIsOpen((await refresh()) !== undefined);
  const download = async (name: string) => {
    if (!(await refresh())) return;
    const link = document.createElement('a');
    link.href = `/api/operator/backups/${encodeURIComponent(name)}`;
    link.download = name;
    link.click();
  };
  return (
    <>
      <Button variant="secondary" disabled={isFetching} onClick={() => void open()}>
        {isFetching && <Spinner label={t`Loading`} />}
        <span>
          <Trans>Download</Trans>
        </span>
      </Button>
      {isOpen && (
        <HeadedModal
          title={t`Download a backup`}
          text={t`A backup has everything that people keep here. Store it where only you can read it.`}
          onClose={() => setIsOpen(false)}
        >
          {data?.length === 0 && <EmptyState icon={Download} title={t`No backup yet`} />}
          <ul>
            {data?.map(({ name, createdAt, bytes }) => {
              const moment = formatMoment(createdAt);
              return (
                <li key={name} className="flex min-h-14 items-center justify-between gap-4 border-t border-line py-2">
                  <span>
                    {moment} <span className="text-ink-soft">· {formatSize(bytes)}</span>
                  </span>
                  <Button
                    variant="secondary"
                    aria-label={t`Download the backup of ${moment}`}
                    onClick={() => void download(name)}
                  >
                    <Trans>Download</Trans>
                  </Button>
                </li>
              );
            })}
          </ul>
        </HeadedModal>
      )}
    </>
  );
}
