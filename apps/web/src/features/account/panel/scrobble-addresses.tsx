import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CopyButton } from '../../../shared/ui';

/** Programs whose webhooks send no headers, and so have the token in their address. */
const programs = [
  { program: 'jellyfin', name: 'Jellyfin' },
  { program: 'plex', name: 'Plex' },
  { program: 'emby', name: 'Emby' },
  { program: 'kodi', name: 'Kodi' },
] as const;

/** The addresses to enter in media programs, so that what is watched there counts here. */
export function ScrobbleAddresses({ token }: { token: string }) {
  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-soft">
        <Trans>
          Enter the address of your program as a webhook there. If several people use it, add <code>&user=</code> and
          the name of your account in that program.
        </Trans>
      </p>
      <ul className="grid gap-3">
        {programs.map(({ program, name }) => {
          const address = `${location.origin}/api/scrobble/${program}?token=${token}`;
          return (
            <li key={program} className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <span className="min-w-20 font-semibold">{name}</span>
              <code dir="ltr" className="min-w-0 flex-1 basis-64 text-sm break-all text-ink-soft select-all">
                {address}
              </code>
              <CopyButton text={address} label={t`Copy address for ${name}`} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
