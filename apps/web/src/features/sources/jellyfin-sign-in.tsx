import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { JellyfinServer } from '@marquee/player/sources';
import { ArrowLeft } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { Button, Spinner } from '../../shared/ui';
import { TextField } from './text-field';
import type { useJellyfinSignIn } from './use-jellyfin-sign-in';

interface JellyfinSignInProps {
  server: JellyfinServer;
  signIn: ReturnType<typeof useJellyfinSignIn>;
}

/** The second step: a code to confirm elsewhere (Quick Connect), or name and password. */
export const JellyfinSignIn = ({ server, signIn }: JellyfinSignInProps) => (
  <div className="grid gap-5">
    <p className="rounded-lg border border-line px-4 py-3">
      <span className="block font-semibold break-words">{server.name}</span>
      <span className="block text-sm break-all text-ink-soft">
        Jellyfin {server.version} · {new URL(server.url).host}
      </span>
    </p>
    {signIn.stage === 'code' ? <CodePanel signIn={signIn} /> : <PasswordPanel server={server} signIn={signIn} />}
  </div>
);

const CodePanel = ({ signIn: { code, back } }: Pick<JellyfinSignInProps, 'signIn'>) => (
  <div className="grid justify-items-start gap-4">
    <div aria-live="polite" className="min-h-24 w-full">
      {code ? (
        <>
          <p className="tabular display text-5xl tracking-[0.15em]">{code}</p>
          <p className="mt-3 text-sm text-ink-soft">
            <Trans>
              In a Jellyfin app where you’re signed in, open your profile, choose Quick Connect and enter this code.
              This page continues automatically.
            </Trans>
          </p>
        </>
      ) : (
        <Spinner label={t`Getting a code`} />
      )}
    </div>
    <Button variant="quiet" onClick={back} className="-ms-3">
      <ArrowLeft aria-hidden className="size-4 rtl:-scale-x-100" /> <Trans>Use a password instead</Trans>
    </Button>
  </div>
);

function PasswordPanel({ server, signIn }: JellyfinSignInProps) {
  const [userName, setUserName] = useState('');
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState<string | null>(null);
  const isBusy = signIn.stage === 'signing-in';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setMissing(userName.trim() === '' ? t`Enter your username on that server.` : null);
    if (userName.trim() !== '') signIn.signIn(userName.trim(), password);
  };
  return (
    <>
      {server.quickConnect && (
        <div className="grid gap-2 border-b border-line pb-5">
          <Button onClick={signIn.signInByCode} data-autofocus>
            <Trans>Sign in with a code</Trans>
          </Button>
          <p className="text-sm text-ink-soft">
            <Trans>Quick Connect: no password needed.</Trans>
          </p>
        </div>
      )}
      <form onSubmit={submit} noValidate className="grid gap-4">
        <TextField
          label={t`Username`}
          autoComplete="username"
          value={userName}
          error={missing}
          onChange={(event) => setUserName(event.target.value)}
        />
        <TextField
          label={t`Password`}
          type="password"
          autoComplete="current-password"
          hint={t`Sent to the server once and not stored.`}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        {signIn.error && (
          <p role="alert" className="text-sm font-medium text-danger">
            {signIn.error}
          </p>
        )}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Button variant="quiet" onClick={signIn.back} className="-ms-3">
            <ArrowLeft aria-hidden className="size-4 rtl:-scale-x-100" /> <Trans>Another server</Trans>
          </Button>
          <Button
            type="submit"
            variant={server.quickConnect ? 'secondary' : 'primary'}
            aria-busy={isBusy}
            disabled={isBusy}
          >
            {isBusy ? t`Signing in…` : t`Sign in`}
          </Button>
        </div>
      </form>
    </>
  );
}
