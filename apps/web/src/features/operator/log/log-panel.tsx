import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { OperatorAct } from '@marquee/core/contracts';
import { ScrollText } from 'lucide-react';
import { formatMoment } from '../../../shared/lib/format/format-moment';
import { EmptyState } from '../../../shared/ui';
import { operatorApi } from '../operator-api';
import { Pages } from '../pages';
import { PendingList } from '../pending-list';
import { actDetails, actText } from './act-text';

/** What operators did, the newest first (OPERATOR-03). */
export function LogPanel({ before }: { before: string | null }) {
  const { currentData, error, refetch } = operatorApi.useActsQuery(before);
  return (
    <>
      <p className="mb-6 max-w-prose text-ink-soft">
        <Trans>Everything that operators did. Nobody can change or delete these lines.</Trans>
      </p>
      <PendingList data={currentData} error={error} onRetry={() => void refetch()}>
        {({ acts, next }) => (
          <>
            {acts.length === 0 ? <EmptyState icon={ScrollText} title={t`Nothing yet`} /> : <Acts acts={acts} />}
            <Pages
              first={before === null ? null : '?tab=log'}
              next={next === null ? null : `?tab=log&before=${next}`}
            />
          </>
        )}
      </PendingList>
    </>
  );
}

const Acts = ({ acts }: { acts: readonly OperatorAct[] }) => (
  <ol className="border-b border-line">
    {acts.map((act) => (
      <li key={act.id} className="border-t border-line py-3">
        <p className="break-words">{actText(act)}</p>
        <p className="text-sm text-ink-soft">
          <time dateTime={act.at}>{formatMoment(act.at)}</time>
          {actDetails(act).map((detail) => (
            <span key={detail} className="break-words">{` · ${detail}`}</span>
          ))}
        </p>
      </li>
    ))}
  </ol>
);
