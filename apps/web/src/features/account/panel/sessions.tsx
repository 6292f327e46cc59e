import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { deviceName } from '../../../shared/lib/format/device-name';
import { formatMoment } from '../../../shared/lib/format/format-moment';
import { Badge, Button, ErrorState, PanelGroup, showToast, Skeleton } from '../../../shared/ui';
import { accountApi } from '../api/account-api';
import { LogoutDialog } from './logout-dialog';

const sessionTimes = (since: string, lastSeen: string): string => t`Since ${since} · last seen ${lastSeen}`;
const row = 'flex min-h-18 flex-wrap items-center gap-x-5 gap-y-2 border-t border-line py-3';

/** The account's sessions; each other one can be logged out. */
export function Sessions() {
  const { data, isError, refetch } = accountApi.useSessionsQuery(undefined);
  const [end, { isLoading, originalArgs }] = accountApi.useEndSessionMutation();
  const [isLeaving, setIsLeaving] = useState(false);
  const logOut = async (id: string, device: string) => {
    const { error } = await end(id);
    showToast(
      error
        ? { kind: 'error', message: t`${device} couldn’t be logged out. Try again.` }
        : { kind: 'success', message: t`${device} is logged out.` },
    );
  };
  return (
    <PanelGroup title={t`Where you’re logged in`}>
      {isError && !data ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <ul aria-busy={!data}>
          {!data && (
            <li className={row}>
              <Skeleton className="h-10 w-2/3" />
            </li>
          )}
          {data?.map(({ id, current, device: label, createdAt, lastSeenAt }) => {
            const device = deviceName(label);
            return (
              <li key={id} className={row}>
                <MonitorSmartphone aria-hidden className="size-5 shrink-0 text-ink-faint" />
                <div className="min-w-48 flex-1">
                  <p className="font-semibold break-words">{device}</p>
                  <p className="text-sm text-ink-soft">
                    {sessionTimes(formatMoment(createdAt), formatMoment(lastSeenAt))}
                  </p>
                </div>
                {current ? (
                  <Badge>
                    <Trans>This device</Trans>
                  </Badge>
                ) : (
                  <Button
                    variant="secondary"
                    disabled={isLoading && originalArgs === id}
                    aria-label={t`Log out ${device}`}
                    onClick={() => void logOut(id, device)}
                  >
                    <Trans>Log out</Trans>
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 border-t border-line py-4">
        <p className="text-sm text-ink-soft">
          <Trans>Lost a device, or logged in on someone else’s?</Trans>
        </p>
        <Button variant="secondary" onClick={() => setIsLeaving(true)}>
          <Trans>Log out everywhere</Trans>
        </Button>
      </div>
      {isLeaving && <LogoutDialog isEverywhere onClose={() => setIsLeaving(false)} />}
    </PanelGroup>
  );
}
