import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useId, type ReactNode } from 'react';
import { i18n } from '../../shared/i18n';
import type { EditHandler } from '../../shared/lib/routing/use-latest-search-params';
import { PasswordDialogHost } from '../../shared/sign-in/password-dialog';
import { TabList, TabPanel } from '../../shared/ui';
import { InvitationsPanel } from './invitations/invitations-panel';
import { LogPanel } from './log/log-panel';
import { operatorApi } from './operator-api';
import { PendingList } from './pending-list';
import { PeoplePanel } from './people/people-panel';
import { ReportsPanel } from './reports/reports-panel';
import { RequestsPanel } from './requests/requests-panel';
import { StatusPanel } from './status/status-panel';
import { TakeDownPanel } from './take-down/take-down-panel';

/** The tabs of the page; the first is the default, and the log is the last. */
export const operatorTabs = [
  { value: 'status', label: msg`Status` },
  { value: 'people', label: msg({ message: 'People', context: 'accounts' }) },
  { value: 'invitations', label: msg`Invitations` },
  { value: 'library', label: msg`Library` },
  { value: 'content', label: msg`Content` },
  { value: 'take-down', label: msg`Take-down` },
  { value: 'reports', label: msg`Reports` },
  { value: 'requests', label: msg({ message: 'Requests', context: 'for titles' }) },
  { value: 'settings', label: msg`Settings` },
  { value: 'log', label: msg({ message: 'Log', context: 'what operators did' }) },
] as const satisfies { value: string; label: MessageDescriptor }[];
export type OperatorTab = (typeof operatorTabs)[number]['value'];

interface OperatorPageProps {
  tab: OperatorTab;
  onTab: (tab: OperatorTab) => void;
  params: URLSearchParams;
  /** Edits the URL in place. */
  onParams: EditHandler<URLSearchParams>;
  library: ReactNode;
  content: ReactNode;
  settings: ReactNode;
}

/** Nothing of a tab shows before the password was entered lately (OPERATOR-02). */
function Guarded({ tab, children }: { tab: OperatorTab; children: () => ReactNode }) {
  const { currentData, error, refetch } = operatorApi.useOperatorAccessQuery(tab);
  return (
    <PendingList data={currentData} error={error} onRetry={() => void refetch()}>
      {children}
    </PendingList>
  );
}

/** Everything that operators do for the site (OPERATOR-01). */
export function OperatorPage({ tab, onTab, params, onParams, library, content, settings }: OperatorPageProps) {
  const id = useId();
  // On narrow screens the last tabs are off screen.
  useEffect(() => {
    document.getElementById(`${id}-${tab}`)?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [id, tab]);
  const panels: Record<OperatorTab, () => ReactNode> = {
    status: () => <StatusPanel />,
    people: () => <PeoplePanel params={params} onParams={onParams} />,
    invitations: () => <InvitationsPanel />,
    library: () => library,
    content: () => content,
    'take-down': () => <TakeDownPanel />,
    reports: () => <ReportsPanel params={params} onParams={onParams} />,
    requests: () => <RequestsPanel params={params} onParams={onParams} />,
    settings: () => settings,
    log: () => <LogPanel before={params.get('before')} view={params.get('view')} />,
  };
  return (
    <div className="page-x pt-8 pb-14 md:pt-10">
      <div className="mx-auto max-w-4xl">
        <h1 className="display mb-6 text-4xl md:text-5xl">
          <Trans>Dashboard</Trans>
        </h1>
        <div className="page-bleed no-scrollbar mb-8 overflow-x-auto py-1 md:mx-0 md:px-0">
          <TabList
            id={id}
            label={t`Dashboard`}
            options={operatorTabs.map(({ value, label }) => ({ value, label: i18n._(label) }))}
            value={tab}
            onChange={onTab}
          />
        </div>
        <TabPanel id={id} value={tab}>
          <Guarded tab={tab}>{panels[tab]}</Guarded>
        </TabPanel>
      </div>
      <PasswordDialogHost />
    </div>
  );
}
