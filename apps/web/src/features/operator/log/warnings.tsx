import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { DEFAULT_LANGUAGE } from '@marquee/core';
import type { WarningList } from '@marquee/core/contracts';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { TextField } from '../../../shared/form/text-field';
import { formatMoment } from '../../../shared/lib/format/format-moment';
import { Badge, CopyButton, EmptyState } from '../../../shared/ui';
import { operatorApi } from '../operator-api';
import { PendingList } from '../pending-list';

/** The last warnings and errors of the server and the stream provider, to find by their words or by a request's id (OPERATOR-16). */
export function Warnings() {
  const { currentData, error, refetch } = operatorApi.useWarningsQuery(undefined);
  const [text, setText] = useState('');
  return (
    <>
      <p className="mb-6 max-w-prose text-ink-soft">
        <Trans>
          The last 200 of the server and the last 200 of the stream provider since they started, in English. Their logs
          have more: search them for the request’s ID.
        </Trans>
      </p>
      <div className="mb-6 max-w-md">
        <TextField label={t`Filter`} type="search" value={text} onChange={setText} />
      </div>
      <PendingList data={currentData} error={error} onRetry={() => void refetch()}>
        {({ warnings, hasProvider }) => (
          <>
            {!hasProvider && (
              <p className="mb-6 flex items-start gap-3 text-sm">
                <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
                <span>
                  <Trans>The stream provider’s are missing, because it can’t be asked at the moment.</Trans>
                </span>
              </p>
            )}
            <Found warnings={warnings.filter(matches(text))} />
          </>
        )}
      </PendingList>
    </>
  );
}

const matches =
  (text: string) =>
  ({ message, requestId }: WarningList['warnings'][number]): boolean =>
    `${message} ${requestId ?? ''}`.toLowerCase().includes(text.trim().toLowerCase());

function Found({ warnings }: { warnings: WarningList['warnings'] }) {
  if (warnings.length === 0) return <EmptyState icon={CircleCheck} title={t`No warnings`} />;
  return (
    <ol className="border-b border-line">
      {warnings.map(({ id, from, at, level, message, requestId }) => (
        <li key={`${from} ${id}`} className="border-t border-line py-3">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {level === 'error' && (
              <Badge>
                <Trans>Error</Trans>
              </Badge>
            )}
            <span lang={DEFAULT_LANGUAGE} dir="auto" className="min-w-0 break-words">
              {message}
            </span>
          </p>
          <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
            <time dateTime={at}>{formatMoment(at)}</time>
            <span>{from === 'provider' ? t`Stream provider` : t`Server`}</span>
            {requestId !== null && (
              <>
                <code className="break-all">{requestId}</code>
                <CopyButton text={requestId} label={t`Copy ID`} name={t`Copy ID ${requestId}`} />
              </>
            )}
          </p>
        </li>
      ))}
    </ol>
  );
}
