import { MonitorSmartphone } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../../../shared/lib/loading/lazy-chunk';
import { Badge, Button, ErrorState, PanelGroup, showToast, Skeleton } from '../../../shared/ui';
import { accountApi } from '../api/account-api';

const LogoutDialog = lazyComponent(() => import('./logout-dialog').then((chunk) => chunk.LogoutDialog));

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
const row = 'flex min-h-18 flex-wrap items-center gap-x-5 gap-y-2 border-t border-line py-3';

/** Where the account is logged in; each other place can be logged out from here. */
export function Sessions() {
  const { data, isError, refetch } = accountApi.useSessionsQuery(undefined);
  const [end, { isLoading, originalArgs }] = accountApi.useEndSessionMutation();
  const [isLeaving, setIsLeaving] = useState(false);
  const logOut = async (id: string, device: string) => {
    const { error } = await end(id);
    showToast(
      error
        ? { kind: 'error', message: `${device} couldn’t be logged out. Try again.` }
        : { kind: 'success', message: `${device} is logged out.` },
    );
  };
  return (
    <PanelGroup title="Logged in on">
      {isError && !data ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <ul aria-busy={!data}>
          {!data && (
            <li className={row}>
              <Skeleton className="h-10 w-2/3" />
            </li>
          )}
          {data?.map(({ id, current, device, createdAt, lastSeenAt }) => (
            <li key={id} className={row}>
              <MonitorSmartphone aria-hidden className="size-5 shrink-0 text-ink-faint" />
              <div className="min-w-48 flex-1">
                <p className="font-semibold break-words">{device}</p>
                <p className="text-sm text-ink-soft">
                  Since {day.format(new Date(createdAt))} · last seen {day.format(new Date(lastSeenAt))}
                </p>
              </div>
              {current ? (
                <Badge>This device</Badge>
              ) : (
                <Button
                  variant="secondary"
                  disabled={isLoading && originalArgs === id}
                  aria-label={`Log out ${device}`}
                  onClick={() => void logOut(id, device)}
                >
                  Log out
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 border-t border-line py-4">
        <p className="text-sm text-ink-soft">Lost a device, or logged in on someone else’s?</p>
        <Button variant="secondary" onClick={() => setIsLeaving(true)}>
          Log out everywhere
        </Button>
      </div>
      {isLeaving && (
        <Suspense>
          <LogoutDialog isEverywhere onClose={() => setIsLeaving(false)} />
        </Suspense>
      )}
    </PanelGroup>
  );
}
