import { t } from '@lingui/core/macro';
import { parseTitleKey, titleHref } from '@marquee/core';
import type { OwnRequest } from '@marquee/core/contracts';
import { Link } from 'react-router-dom';
import { useConfig } from '../../../shared/api';
import { failureLine } from '../../../shared/form/failure-text';
import { formatMoment } from '../../../shared/lib/format/format-moment';
import { requestName, requestStateText } from '../../../shared/library/request-texts';
import { requestsApi } from '../../../shared/library/requests-api';
import { Badge, Button, ErrorState, PanelGroup, showToast } from '../../../shared/ui';

/** What the person has asked for, and what came of it (ASK-09). Nothing for those who have asked for nothing. */
export function YourRequests({ username }: { username: string }) {
  const { hasRequests } = useConfig();
  const {
    data: requests,
    isError,
    refetch,
  } = requestsApi.useOwnRequestsQuery(username, {
    refetchOnMountOrArgChange: true,
    skip: !hasRequests,
  });
  if (isError && !requests)
    return (
      <PanelGroup title={t`Your requests`}>
        <ErrorState onRetry={() => void refetch()} />
      </PanelGroup>
    );
  if (!requests || requests.length === 0) return null;
  return (
    <PanelGroup title={t`Your requests`}>
      <ul>
        {requests.map((request) => (
          <li key={request.id} className="flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-line py-4">
            <Row request={request} />
          </li>
        ))}
      </ul>
    </PanelGroup>
  );
}

function Row({ request }: { request: OwnRequest }) {
  const { id, title, state, words, at, changedAt } = request;
  const [withdraw, { isLoading }] = requestsApi.useWithdrawRequestMutation();
  const parsed = parseTitleKey(title);
  const name = requestName(request);
  const isWaiting = state === 'open' || state === 'coming';
  const label = isWaiting ? t({ message: 'Withdraw', context: 'a request for a title' }) : t`Remove`;
  const press = async () => {
    const { error } = await withdraw(id);
    if (error) showToast({ kind: 'error', message: failureLine(error) });
  };
  return (
    <>
      <div className="min-w-48 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {parsed && (
            <Link to={titleHref(parsed.mediaType, parsed.id, request.name)} className="font-semibold hover:underline">
              <bdi>{name}</bdi>
            </Link>
          )}
          <Badge {...(state === 'available' && { tone: 'accent' as const })}>{requestStateText(state)}</Badge>
        </p>
        <p className="text-sm text-ink-soft">{formatMoment(changedAt ?? at)}</p>
        {words !== '' && (
          <p dir="auto" className="mt-1 break-words whitespace-pre-wrap">
            {words}
          </p>
        )}
      </div>
      <Button variant="secondary" disabled={isLoading} aria-label={`${label}: ${name}`} onClick={() => void press()}>
        {label}
      </Button>
    </>
  );
}
