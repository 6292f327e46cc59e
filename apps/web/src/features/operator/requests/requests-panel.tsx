import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { requestsQuerySchema, requestStates, type RequestsQuery, type TitleRequest } from '@marquee/core/contracts';
import { Hand } from 'lucide-react';
import { useState } from 'react';
import { formatMoment } from '../../../shared/lib/format/format-moment';
import type { EditHandler } from '../../../shared/lib/routing/use-latest-search-params';
import { requestName, requestStateText } from '../../../shared/library/request-texts';
import { Badge, Button, ChoiceField, EmptyState } from '../../../shared/ui';
import { Pages } from '../pages';
import { PendingList } from '../pending-list';
import { operatorRequestsApi } from './requests-api';
import { RequestDialog } from './request-dialog';

/** Parses what a URL asks for. */
const queryOf = (params: URLSearchParams): RequestsQuery =>
  requestsQuerySchema.safeParse(Object.fromEntries(params)).data ?? { page: 1 };

const paramsOf = ({ state, page }: RequestsQuery): URLSearchParams =>
  new URLSearchParams({ tab: 'requests', ...(state && { state }), ...(page > 1 && { page: String(page) }) });
const addressOf = (query: RequestsQuery): string => `?${paramsOf(query).toString()}`;

interface RequestsPanelProps {
  params: URLSearchParams;
  onParams: EditHandler<URLSearchParams>;
}

/** What members ask for, the most wanted first (ASK-08). */
export function RequestsPanel({ params, onParams }: RequestsPanelProps) {
  const query = queryOf(params);
  const { currentData, error, refetch } = operatorRequestsApi.useRequestsQuery(query);
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <>
      <div className="mb-6 max-w-xs">
        <ChoiceField
          label={t({ message: 'State', context: 'of requests' })}
          value={query.state ?? ''}
          options={[
            { value: '', label: t({ message: 'All', context: 'requests' }) },
            ...requestStates.map((value) => ({ value, label: requestStateText(value) })),
          ]}
          onChange={(value) =>
            onParams(() => paramsOf({ state: requestStates.find((state) => state === value), page: 1 }))
          }
        />
      </div>
      <PendingList data={currentData} error={error} onRetry={() => void refetch()}>
        {({ requests, next }) => (
          <>
            {requests.length === 0 ? (
              <EmptyState icon={Hand} title={t`No requests`} />
            ) : (
              <ul className="border-b border-line">
                {requests.map((request) => (
                  <Row key={request.id} request={request} onOpen={() => setChosen(request.id)} />
                ))}
              </ul>
            )}
            <Pages
              first={query.page === 1 ? null : addressOf({ ...query, page: 1 })}
              next={next === null ? null : addressOf({ ...query, page: next })}
            />
          </>
        )}
      </PendingList>
      {chosen !== null && <RequestDialog id={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

function Row({ request, onOpen }: { request: TitleRequest; onOpen: () => void }) {
  const { votes, state, lastAt } = request;
  const name = requestName(request);
  const count = plural(votes, { one: '# person', other: '# people' });
  return (
    <li className="flex min-h-18 flex-wrap items-center gap-x-5 gap-y-2 border-t border-line py-3">
      <div className="min-w-56 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <bdi className="font-semibold break-words">{name}</bdi>
          <Badge {...(state === 'open' && { tone: 'accent' as const })}>{requestStateText(state)}</Badge>
        </p>
        <p className="text-sm text-ink-soft">{[count, formatMoment(lastAt)].join(' · ')}</p>
      </div>
      <Button variant="secondary" aria-label={t`Open the request for ${name}`} onClick={onOpen}>
        <Trans context="button">Open</Trans>
      </Button>
    </li>
  );
}
