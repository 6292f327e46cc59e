import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { formatTvCode, readTvCode } from '@marquee/core';
import { useState, type SubmitEvent } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useConfig } from '../../../shared/api';
import { TextField } from '../../../shared/form/text-field';
import { useAppSelector, useIsRestored } from '../../../shared/store';
import { selectUser } from '../../../shared/store/session.slice';
import { Button } from '../../../shared/ui';
import { LinkRequest } from './link-request';

/** Approves a TV on a phone that is logged in (TV-05). The code is behind the #, which browsers never send to a server. */
export function LinkPage() {
  const { siteName } = useConfig();
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const isRestored = useIsRestored();
  const user = useAppSelector(selectUser);
  const [outcome, setOutcome] = useState<string | null>(null);
  const code = readTvCode(hash.slice(1));
  if (isRestored && !user) return <Navigate to={`/login?next=${pathname}${hash}`} replace />;
  return (
    <div className="page-x mx-auto max-w-xl py-12 lg:py-20">
      <h1 className="display text-4xl md:text-5xl">
        <Trans>Sign in on your TV</Trans>
      </h1>
      <div className="mt-8 min-h-96">
        {outcome !== null && (
          <p role="status" className="mb-8 border-s-2 border-accent ps-4 text-lg">
            {outcome}
          </p>
        )}
        {code === null ? (
          outcome === null && (
            <TvCodeForm
              text={t`Open ${siteName} on your TV, choose “Sign in with your phone”, and type the code that it shows.`}
              onCode={(typed) => void navigate({ hash: typed }, { replace: true })}
            />
          )
        ) : (
          <LinkRequest
            key={code}
            code={code}
            username={user?.username ?? ''}
            onDone={(text) => {
              setOutcome(text);
              // Used: loading the page again must not ask for it.
              void navigate({ hash: '' }, { replace: true });
            }}
            onOther={() => void navigate({ hash: '' }, { replace: true })}
          />
        )}
      </div>
    </div>
  );
}

function TvCodeForm({ text, onCode }: { text: string; onCode: (code: string) => void }) {
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const code = readTvCode(typed);
    setIsWrong(code === null);
    if (code !== null) onCode(code);
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <p className="text-ink-soft">{text}</p>
      <TextField
        label={t`Code on your TV`}
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        dir="ltr"
        maxLength={20}
        placeholder={formatTvCode('BCDFGH')}
        className="font-mono text-2xl tracking-widest uppercase"
        value={typed}
        onChange={(value) => {
          setTyped(value);
          setIsWrong(false);
        }}
        error={isWrong ? t`A code has six letters, without vowels.` : null}
      />
      <Button type="submit" size="lg" disabled={typed.trim() === ''}>
        <Trans>Continue</Trans>
      </Button>
    </form>
  );
}
