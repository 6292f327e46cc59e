import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { isCallFailure } from '../../shared/api/call-failure';
import { failureText } from '../../shared/form/failure-text';
import { ErrorState, Skeleton } from '../../shared/ui';

interface PendingListProps<Data> {
  data: Data | undefined;
  /** The failure of the call, if there is no data. */
  error: unknown;
  onRetry: () => void;
  children: (data: Data) => ReactNode;
}

/** What a call answers; until then the space for it, or why there is nothing. */
export function PendingList<Data>({ data, error, onRetry, children }: PendingListProps<Data>) {
  if (data !== undefined) return children(data);
  if (!error) return <Skeleton className="h-96 w-full rounded-xl" />;
  // Whoever closed the dialog is not told that something went wrong.
  if (isCallFailure(error) && error.code === 'password_required')
    return (
      <ErrorState
        title={t`Enter your password`}
        text={t`It’s been more than 15 minutes since you last did.`}
        onRetry={onRetry}
      />
    );
  const text = isCallFailure(error) && error.status !== null ? failureText(error) : null;
  return <ErrorState onRetry={onRetry} {...(typeof text === 'string' && { text })} />;
}
