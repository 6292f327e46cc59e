import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { passwordError } from '@marquee/core';
import type { OidcAccount } from '@marquee/core/contracts';
import { useState, type SubmitEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useConfig } from '../../../shared/api';
import { isCallFailure } from '../../../shared/api/call-failure';
import { failureText } from '../../../shared/form/failure-text';
import { FormError } from '../../../shared/form/form-error';
import { PasswordField } from '../../../shared/form/password-field';
import { leavePage } from '../../../shared/lib/browser/leave-page';
import { Button, ErrorState, PanelGroup, showToast, Skeleton, Spinner } from '../../../shared/ui';
import { oidcApi } from '../api/oidc-api';
import { oidcText } from '../auth/oidc-texts';
import { Disclosure } from './disclosure';

interface PasswordFormProps {
  label: string;
  autoComplete?: 'current-password' | 'new-password';
  button: string;
  isBusy: boolean;
  error: unknown;
  onEdit: () => void;
  /** Resolves with whether it was accepted. */
  onSubmit: (password: string) => Promise<boolean>;
}

function PasswordForm({ label, autoComplete, button, isBusy, error, onEdit, onSubmit }: PasswordFormProps) {
  const [password, setPassword] = useState('');
  const isValid = passwordError(password) === null;
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isValid && !isBusy && (await onSubmit(password))) setPassword('');
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <PasswordField
        label={label}
        autoComplete={autoComplete ?? 'current-password'}
        disabled={isBusy}
        value={password}
        onChange={(text) => {
          setPassword(text);
          onEdit();
        }}
      />
      <FormError message={failureText(error)} />
      <Button type="submit" disabled={!isValid || isBusy} className="justify-self-start">
        {isBusy && <Spinner label={t`Saving`} />}
        <span>{button}</span>
      </Button>
    </form>
  );
}

interface PartProps {
  account: OidcAccount;
  leave: (url: string) => void;
}

function LinkRow({ account: { label }, leave }: PartProps) {
  const [start, { isLoading, error, reset }] = oidcApi.useStartOidcForAccountMutation();
  return (
    <Disclosure title={t`Link to ${label}`} text={t`Then you log in with ${label}, without a password of this site.`}>
      <PasswordForm
        label={t`Your password`}
        button={t`Continue to ${label}`}
        isBusy={isLoading}
        error={error}
        onEdit={reset}
        onSubmit={async (password) => {
          const { data } = await start({ purpose: 'link', password });
          if (data !== undefined) leave(data);
          return data !== undefined;
        }}
      />
    </Disclosure>
  );
}

function UnlinkRow({ account: { label, canUnlink } }: PartProps) {
  const [unlink, { isLoading, error, reset }] = oidcApi.useUnlinkOidcMutation();
  if (!canUnlink)
    return (
      <p className="border-t border-line py-5 text-ink-soft">
        <Trans>You log in with {label}. It’s the only way into this account, so it stays linked.</Trans>
      </p>
    );
  return (
    <Disclosure title={t`Linked to ${label}`} text={t`You can log in with ${label} or with your password.`}>
      <PasswordForm
        label={t`Your password`}
        button={t`Unlink`}
        isBusy={isLoading}
        error={error}
        onEdit={reset}
        onSubmit={async (password) => {
          const { error: failure } = await unlink(password);
          if (!failure)
            showToast({ kind: 'success', message: t`Unlinked. From now on you log in with your password.` });
          return !failure;
        }}
      />
    </Disclosure>
  );
}

/** The first password of an account that was made without one. The provider must have confirmed its person lately. */
function FirstPasswordRow({ account: { label }, leave }: PartProps) {
  const [save, { isLoading, error, reset }] = oidcApi.useSetFirstPasswordMutation();
  const [start, { isLoading: isStarting, error: startError }] = oidcApi.useStartOidcForAccountMutation();
  const isUnconfirmed = isCallFailure(error) && error.code === 'password_required';
  const confirm = async () => {
    const { data } = await start({ purpose: 'confirm', next: '/account?tab=account' });
    if (data !== undefined) leave(data);
  };
  return (
    <Disclosure
      title={t`Set a password`}
      text={t`This account has none. With one you can change your email, delete the account, or log in without ${label}.`}
    >
      {isUnconfirmed ? (
        <div className="grid gap-5">
          <p>
            <Trans>Confirm that it’s you first, then set the password within 15 minutes.</Trans>
          </p>
          <FormError message={failureText(startError)} />
          <Button className="justify-self-start" disabled={isStarting} onClick={() => void confirm()}>
            {t`Confirm with ${label}`}
          </Button>
        </div>
      ) : (
        <PasswordForm
          label={t`New password`}
          autoComplete="new-password"
          button={t`Set password`}
          isBusy={isLoading}
          error={error}
          onEdit={reset}
          onSubmit={async (password) => {
            const { error: failure } = await save(password);
            if (!failure) showToast({ kind: 'success', message: t`Your password is set.` });
            return !failure;
          }}
        />
      )}
    </Disclosure>
  );
}

/** The account's identity at the OpenID Connect provider, on sites that have one. */
export function OidcPanel({ leave = leavePage }: { leave?: (url: string) => void }) {
  const label = useConfig().accounts?.oidc;
  return label === undefined ? null : <Identity label={label} leave={leave} />;
}

function Identity({ label, leave }: { label: string; leave: (url: string) => void }) {
  const { data: account, isError, refetch } = oidcApi.useOidcAccountQuery(undefined);
  const [params] = useSearchParams();
  const failure = oidcText(params.get('oidc'), label);
  return (
    <PanelGroup title={t`Log in with ${label}`}>
      {failure !== null && <FormError message={failure} />}
      {isError && !account && <ErrorState onRetry={() => void refetch()} />}
      {!isError && !account && <Skeleton className="h-20 w-full" />}
      {account?.isLinked === false && account.hasPassword && <LinkRow account={account} leave={leave} />}
      {account?.isLinked && <UnlinkRow account={account} leave={leave} />}
      {account?.hasPassword === false && <FirstPasswordRow account={account} leave={leave} />}
    </PanelGroup>
  );
}
