import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { reportKinds } from '@marquee/core';
import { reportStates, type ReportGroup, type ReportsQuery } from '@marquee/core/contracts';
import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { formatMoment } from '../../../shared/lib/format/format-moment';
import type { EditHandler } from '../../../shared/lib/routing/use-latest-search-params';
import { kindText, stateText, subjectText } from '../../../shared/reports/report-texts';
import { Badge, Button, ChoiceField, EmptyState } from '../../../shared/ui';
import { reportsApi } from './reports-api';
import { Pages } from '../pages';
import { PendingList } from '../pending-list';
import { ReportDialog } from './report-dialog';

const valueIn = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text);

/** Parses what a URL asks for. */
function queryOf(params: URLSearchParams): ReportsQuery {
  const [state, kind] = [valueIn(reportStates, params.get('state')), valueIn(reportKinds, params.get('kind'))];
  const before = params.get('before');
  return { ...(state && { state }), ...(kind && { kind }), ...(before !== null && { before }) };
}

const paramsOf = ({ state, kind, before }: ReportsQuery): URLSearchParams =>
  new URLSearchParams({ tab: 'reports', ...(state && { state }), ...(kind && { kind }), ...(before && { before }) });
const addressOf = (query: ReportsQuery): string => `?${paramsOf(query).toString()}`;

interface ReportsPanelProps {
  params: URLSearchParams;
  onParams: EditHandler<URLSearchParams>;
}

/** What people reported, in groups that are about the same, the newest first (REPORT-08). */
export function ReportsPanel({ params, onParams }: ReportsPanelProps) {
  const query = queryOf(params);
  const { before: _page, ...filters } = query;
  const { currentData, error, refetch } = reportsApi.useReportsQuery(query);
  const [chosen, setChosen] = useState<string | null>(null);
  const filter = (name: 'state' | 'kind', value: string) =>
    onParams(() => {
      const next = paramsOf(filters);
      if (value === '') next.delete(name);
      else next.set(name, value);
      return next;
    });
  return (
    <>
      <div className="mb-6 grid max-w-xl gap-4 sm:grid-cols-2">
        <ChoiceField
          label={t({ message: 'State', context: 'of reports' })}
          value={query.state ?? ''}
          options={[
            { value: '', label: t({ message: 'All', context: 'reports' }) },
            ...reportStates.map((value) => ({ value, label: stateText(value) })),
          ]}
          onChange={(value) => filter('state', value)}
        />
        <ChoiceField
          label={t({ message: 'Problem', context: 'kind of report' })}
          value={query.kind ?? ''}
          options={[
            { value: '', label: t({ message: 'All', context: 'reports' }) },
            ...reportKinds.map((value) => ({ value, label: kindText(value) })),
          ]}
          onChange={(value) => filter('kind', value)}
        />
      </div>
      <PendingList data={currentData} error={error} onRetry={() => void refetch()}>
        {({ groups, next }) => (
          <>
            {groups.length === 0 ? (
              <EmptyState icon={MessageCircle} title={t`No reports`} />
            ) : (
              <ul className="border-b border-line">
                {groups.map((group) => (
                  <Row key={group.id} group={group} onOpen={() => setChosen(group.id)} />
                ))}
              </ul>
            )}
            <Pages
              first={query.before === undefined ? null : addressOf(filters)}
              next={next === null ? null : addressOf({ ...filters, before: next })}
            />
          </>
        )}
      </PendingList>
      {chosen !== null && <ReportDialog id={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

function Row({ group, onOpen }: { group: ReportGroup; onOpen: () => void }) {
  const name = subjectText(group);
  const count = plural(group.count, { one: '# report', other: '# reports' });
  return (
    <li className="flex min-h-18 flex-wrap items-center gap-x-5 gap-y-2 border-t border-line py-3">
      <div className="min-w-56 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <bdi className="font-semibold break-words">{name}</bdi>
          <Badge {...(group.state === 'open' && { tone: 'accent' as const })}>{stateText(group.state)}</Badge>
        </p>
        <p className="text-sm text-ink-soft">{[kindText(group.kind), count, formatMoment(group.lastAt)].join(' · ')}</p>
      </div>
      <Button variant="secondary" aria-label={t`Open reports about ${name}`} onClick={onOpen}>
        <Trans context="button">Open</Trans>
      </Button>
    </li>
  );
}
