import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { UserServer } from '@marquee/core';
import { useState, type ReactNode } from 'react';
import { configApi, useConfig } from '../../shared/api';
import { listSources } from '../../shared/sources';
import { useAppSelector, useIsRestored } from '../../shared/store';
import { selectSourceChoices } from '../../shared/store/sources.slice';
import { Skeleton } from '../../shared/ui';
import { AddSource } from './add-source';
import { AddressList } from './address-list';
import { SourceList } from './source-list';
import { JellyfinDialog } from './jellyfin-dialog';
import { ProviderDialog } from './provider-dialog';

type Opened = { kind: 'provider' } | { kind: 'jellyfin'; url?: string | undefined; serverId?: string } | null;

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="mt-12">
    <h2 className="display mb-4 text-2xl">{title}</h2>
    {children}
  </section>
);

/** The sources page: available sources, their order and their status. */
export function SourcesPage() {
  const isRestored = useIsRestored();
  const { isSuccess, isError } = configApi.useConfigQuery();
  const config = useConfig();
  const choices = useAppSelector(selectSourceChoices);
  const [opened, setOpened] = useState<Opened>(null);
  const isKnown = isRestored && (isSuccess || isError);
  const close = () => setOpened(null);
  const signInAgain = ({ id, url }: UserServer) => setOpened({ kind: 'jellyfin', url, serverId: id });
  return (
    <div className="page-x pt-8 md:pt-10" aria-busy={!isKnown}>
      <div className="mx-auto max-w-4xl">
        <h1 className="display text-4xl md:text-5xl">
          <Trans>Sources</Trans>
        </h1>
        <p className="mt-3 max-w-prose text-ink-soft">
          <Trans>
            Movies and episodes play from sources, not from this site. Only connect what you have the right to watch.
            Everything here stays in this browser.
          </Trans>
        </p>
        <Part title={t`Priority`}>
          {isKnown ? <SourceList sources={listSources(config, choices)} onSignIn={signInAgain} /> : <ListSkeleton />}
        </Part>
        <Part title={t`Add a source`}>
          {isKnown ? (
            <AddSource
              present={choices.servers.filter(({ kind }) => kind === 'jellyfin').map(({ url }) => url)}
              onJellyfin={(url) => setOpened({ kind: 'jellyfin', url })}
              onProvider={() => setOpened({ kind: 'provider' })}
            />
          ) : (
            <Skeleton className="h-44 w-full rounded-xl" />
          )}
        </Part>
        <Part title={t`URLs for single titles`}>
          {isKnown ? <AddressList /> : <Skeleton className="h-24 w-full" />}
        </Part>
      </div>
      {opened?.kind === 'jellyfin' && <JellyfinDialog {...opened} onClose={close} />}
      {opened?.kind === 'provider' && <ProviderDialog onClose={close} />}
    </div>
  );
}

const ListSkeleton = () => (
  <>
    {Array.from({ length: 2 }, (_, index) => (
      <div key={index} className="flex h-40 items-start gap-8 border-t border-line py-4">
        <Skeleton className="h-24 w-2/3" />
        <Skeleton className="ms-auto h-8 w-12 rounded-full" />
      </div>
    ))}
  </>
);
