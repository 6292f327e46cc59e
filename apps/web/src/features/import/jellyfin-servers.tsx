import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { listPersonalItems } from '@marquee/player/sources';
import { useEffect, useRef, useState } from 'react';
import { useConfig } from '../../shared/api';
import { listSources } from '../../shared/sources/known-sources';
import { useAdapterNeeds } from '../../shared/sources/use-adapter-needs';
import { useAppSelector } from '../../shared/store';
import { selectSourceChoices } from '../../shared/store/sources.slice';
import { Button, Spinner } from '../../shared/ui';
import type { ImportJob } from './import-job';

const watchedBy = (userName: string): string =>
  userName
    ? t`What ${userName} watched there, with dates, favorites and where you left off.`
    : t`What you watched there, with dates, favorites and where you left off.`;

interface JellyfinServersProps {
  job: ImportJob;
}

/** Imports the watch history of the visitor's Jellyfin servers. */
export function JellyfinServers({ job }: JellyfinServersProps) {
  const config = useConfig();
  const choices = useAppSelector(selectSourceChoices);
  const { fetch, deviceId } = useAdapterNeeds();
  const [reading, setReading] = useState<string | null>(null);
  const [failedServer, setFailedServer] = useState<string | null>(null);
  const abort = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    abort.current = controller;
    return () => controller.abort();
  }, []);
  const servers = listSources(config, choices).flatMap((source) => {
    if (source.kind !== 'jellyfin' || !source.server.account) return [];
    const { id, name, url, account } = source.server;
    return [{ id, name, url, account }];
  });
  if (servers.length === 0) return null;

  const read = async ({ id, name, url, account }: (typeof servers)[number]) => {
    const { signal } = abort.current;
    setReading(id);
    setFailedServer(null);
    try {
      const items = await listPersonalItems({ url, account, deviceId, fetch }, { signal });
      const json = JSON.stringify({ Items: items });
      if (!signal.aborted) await job.read([new File([json], `${name}.json`, { type: 'application/json' })]);
    } catch {
      if (!signal.aborted) setFailedServer(name);
    } finally {
      if (!signal.aborted) setReading(null);
    }
  };
  return (
    <section aria-labelledby="servers" className="mt-10">
      <h2 id="servers" className="display text-2xl">
        <Trans>Your Jellyfin servers</Trans>
      </h2>
      <ul className="mt-4">
        {servers.map((server) => {
          const { id, name, account } = server;
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-4 border-t border-line py-4">
              <div className="min-w-0">
                <p className="truncate font-semibold">{name}</p>
                <p className="mt-1 text-sm text-ink-soft">{watchedBy(account.userName)}</p>
              </div>
              <Button variant="secondary" disabled={reading !== null} onClick={() => void read(server)}>
                {reading === id ? <Spinner label={t`Reading ${name}`} /> : t`Read ${name}`}
              </Button>
            </li>
          );
        })}
      </ul>
      {failedServer !== null && (
        <p role="alert" className="text-danger">
          <Trans>{failedServer} couldn’t be reached, or you’re no longer signed in there.</Trans>
        </p>
      )}
    </section>
  );
}
