import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CircleAlert, EyeOff } from 'lucide-react';
import { EmptyState, PanelGroup } from '../../../shared/ui';
import { takeDownApi } from './take-down-api';
import { PendingList } from '../pending-list';
import { TakeDownForm } from './take-down-form';
import { TakenDownRow } from './taken-down-row';

/** Titles that this site does not show or play (TAKEDOWN-05). */
export function TakeDownPanel() {
  const { data, error, refetch } = takeDownApi.useTakenDownQuery(undefined);
  return (
    <>
      <p className="mb-6 max-w-prose text-ink-soft">
        <Trans>
          This site does not show or play a title that you take down, whoever visits. It stops at once on the server.
          Pages that are open may show it until they are loaded again, and browsers may use copies for up to an hour;
          without a network, or on a slow one, for up to 30 days. What people have saved stays theirs.
        </Trans>
      </p>
      {data?.hasOpenStreams && (
        <p role="alert" className="mb-6 flex max-w-prose items-start gap-3 text-sm">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
          <span>
            <Trans>
              Browsers reach a stream provider without this server, which can’t stop it from playing a title. Remove the
              files there, or unset <code>PROVIDER_URL</code>.
            </Trans>
          </span>
        </p>
      )}
      <PanelGroup title={t`Take down a title`}>
        <TakeDownForm />
      </PanelGroup>
      <PanelGroup title={t`Not shown on this site`}>
        <PendingList data={data} error={error} onRetry={() => void refetch()}>
          {({ titles }) =>
            titles.length === 0 ? (
              <EmptyState icon={EyeOff} title={t`Everything is shown`} />
            ) : (
              <ul className="border-b border-line">
                {titles.map((title) => (
                  <TakenDownRow key={title.key} title={title} />
                ))}
              </ul>
            )
          }
        </PendingList>
      </PanelGroup>
    </>
  );
}
