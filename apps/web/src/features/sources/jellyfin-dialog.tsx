import { t } from '@lingui/core/macro';
import { useState, type SubmitEvent } from 'react';
import { useAppDispatch } from '../../shared/store';
import { Button, Spinner } from '../../shared/ui';
import { HeadedModal } from '../../shared/ui/dialog';
import { JellyfinSignIn } from './jellyfin-sign-in';
import { saveServer } from './source-thunks';
import { TextField } from './text-field';
import { useJellyfinSignIn } from './use-jellyfin-sign-in';

export interface JellyfinDialogProps {
  /** URL, if known: of the operator's server, or of one to sign in to again. */
  url?: string | undefined;
  /** Id of the source to sign in to again. */
  serverId?: string | undefined;
  onClose: () => void;
}

/** Adds a Jellyfin server by signing in to it. */
export function JellyfinDialog({ url = '', serverId, onClose }: JellyfinDialogProps) {
  const dispatch = useAppDispatch();
  const [address, setAddress] = useState(url);
  const [refused, setRefused] = useState<string | null>(null);
  const signIn = useJellyfinSignIn(({ url: found, name }, account) => {
    const isKept = dispatch(saveServer({ kind: 'jellyfin', url: found, name, account, id: serverId }));
    if (isKept) onClose();
    else setRefused(t`You’ve reached the limit. Remove a server to add another.`);
  });
  const { stage, server, error } = signIn;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    signIn.connect(address);
  };
  return (
    <HeadedModal
      title={serverId ? t`Sign in again` : t`Add a Jellyfin server`}
      text={t`Yours, or one you have access to. Your sign-in stays in this browser and is only sent to that server.`}
      onClose={onClose}
    >
      {server && stage !== 'address' && stage !== 'connecting' ? (
        <JellyfinSignIn server={server} signIn={{ ...signIn, error: refused ?? error }} />
      ) : (
        <form onSubmit={submit} noValidate className="grid gap-5">
          <TextField
            label={t`Server URL`}
            hint={t`For example, jellyfin.example.org or 192.168.1.20:8096.`}
            error={error}
            inputMode="url"
            placeholder="jellyfin.example.org"
            value={address}
            data-autofocus
            onChange={(event) => setAddress(event.target.value)}
          />
          <Button type="submit" aria-busy={stage === 'connecting'} disabled={stage === 'connecting'}>
            {stage === 'connecting' ? (
              <Spinner label={t`Looking for the server`} />
            ) : (
              t({ message: 'Connect', context: 'verb' })
            )}
          </Button>
        </form>
      )}
    </HeadedModal>
  );
}
