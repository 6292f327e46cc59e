import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { OperatorAct } from '@marquee/core/contracts';
import { ScrollText } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatMoment } from '../../../shared/lib/format/format-moment';
import { buttonClass, EmptyState } from '../../../shared/ui';
import { operatorApi } from '../operator-api';
import { Pages } from '../pages';
import { PendingList } from '../pending-list';
import { actDetails, actText } from './act-text';
import { Warnings } from './warnings';

const ACTS = '?tab=log';
const WARNINGS = '?tab=log&view=warnings';

const View = ({ to, isCurrent, label }: { to: string; isCurrent: boolean; label: string }) => (
  <Link
    to={to}
    replace
    aria-current={isCurrent ? 'true' : undefined}
    className={buttonClass(isCurrent ? 'primary' : 'secondary', 'sm')}
  >
    {label}
  </Link>
);

/** What operators did, or what the server warned of. */
export function LogPanel({ before, view }: { before: string | null; view: string | null }) {
  const isWarnings = view === 'warnings';
  return (
    <>
      <nav aria-label={t({ message: 'Log', context: 'what operators did' })} className="mb-6 flex gap-3">
        <View to={ACTS} isCurrent={!isWarnings} label={t`What operators did`} />
        <View to={WARNINGS} isCurrent={isWarnings} label={t`Warnings`} />
      </nav>
      {isWarnings ? <Warnings /> : <ActLog before={before} />}
    </>
  );
}

/** What operators did, the newest first (OPERATOR-03). */
function ActLog({ before }: { before: string | null }) {
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
