import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { parseServerUrl } from '@marquee/player/sources';
import { MonitorPlay, Plus, Server } from 'lucide-react';
import type { ReactNode } from 'react';
import { useConfig } from '../../shared/api';
import { Button } from '../../shared/ui';
import { hostOf } from './source-texts';

const card = 'flex flex-col items-start gap-3 rounded-xl border border-line bg-surface p-5';

const Offer = ({ icon, title, text, action }: { icon: ReactNode; title: string; text: string; action: ReactNode }) => (
  <li className={card}>
    <h3 className="flex items-center gap-3 text-lg font-semibold">
      {icon} {title}
    </h3>
    <p className="flex-1 text-sm text-ink-soft">{text}</p>
    {action}
  </li>
);

interface AddSourceProps {
  /** URLs of Jellyfin servers that were already added. */
  present: readonly string[];
  onJellyfin: (url?: string) => void;
  onProvider: () => void;
}

/** Sources that can be added: the operator's Jellyfin servers by name, and the visitor's own servers, if allowed. */
export function AddSource({ present, onJellyfin, onProvider }: AddSourceProps) {
  const { sources } = useConfig();
  const offered = (sources?.jellyfin ?? []).filter(({ url }) => !present.includes(parseServerUrl(url) ?? url));
  const mayAdd = sources !== undefined && sources.own !== 'off';
  if (!mayAdd && offered.length === 0) {
    return (
      <p className="text-ink-soft">
        <Trans>This site doesn’t let visitors add their own sources.</Trans>
      </p>
    );
  }
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {offered.map(({ name, url }) => {
        const host = hostOf(url);
        return (
          <Offer
            key={url}
            icon={<MonitorPlay aria-hidden className="size-5 shrink-0 text-accent-ink" />}
            title={name}
            text={t`The Jellyfin server at ${host}, offered by this site. Sign in with your account there.`}
            action={
              <Button onClick={() => onJellyfin(url)}>
                <Trans>Sign in to {name}</Trans>
              </Button>
            }
          />
        );
      })}
      {mayAdd && (
        <>
          <Offer
            icon={<MonitorPlay aria-hidden className="size-5 shrink-0 text-accent-ink" />}
            title="Jellyfin"
            text={t`Your own media server, or one you have access to. Your progress is synced back to it.`}
            action={
              <Button variant="secondary" aria-haspopup="dialog" onClick={() => onJellyfin()}>
                <Plus aria-hidden className="size-4" /> <Trans>Add a Jellyfin server</Trans>
              </Button>
            }
          />
          <Offer
            icon={<Server aria-hidden className="size-5 shrink-0 text-accent-ink" />}
            title={t`Video server`}
            text={t`A server that uses Marquee’s protocol, such as one for your media folder.`}
            action={
              <Button variant="secondary" aria-haspopup="dialog" onClick={onProvider}>
                <Plus aria-hidden className="size-4" /> <Trans>Add a video server</Trans>
              </Button>
            }
          />
        </>
      )}
    </ul>
  );
}
