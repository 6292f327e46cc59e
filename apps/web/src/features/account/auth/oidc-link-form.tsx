import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { passwordError } from '@marquee/core';
import type { OidcLinkBody } from '@marquee/core/contracts';
import { useState, type SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import { failureText } from '../../../shared/form/failure-text';
import { FormError } from '../../../shared/form/form-error';
import { PasswordField } from '../../../shared/form/password-field';
import { Button, Spinner } from '../../../shared/ui';
import { oidcApi } from '../api/oidc-api';
import { AuthLayout } from './auth-layout';
import { LoginCode } from './login-code';
import { useAuthentication } from './use-authentication';

/** Asks for the password, and the code, of the account whose email the provider has verified, once, to link the two. */
export function OidcLinkForm({ label }: { label: string }) {
  const { isSigningIn, enter } = useAuthentication();
  const [link, { isLoading, error, reset }] = oidcApi.useLinkOidcMutation();
  const [password, setPassword] = useState('');
  const [ticket, setTicket] = useState<string | null>(null);
  const isBusy = isLoading || isSigningIn;
  const isValid = passwordError(password) === null;
  const send = async (body: OidcLinkBody) => {
    const { data } = await link(body);
    if (data?.token) await enter(data.token, data.user);
    else if (data) setTicket(data.ticket);
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!isValid || isBusy) return;
    await send({ password });
  };
  if (ticket !== null)
    return (
      <LoginCode
        isBusy={isBusy}
        error={error}
        onEdit={reset}
        onEnter={(code) => void send({ ticket, code })}
        onBack={() => {
          reset();
          setTicket(null);
        }}
      />
    );
  return (
    <AuthLayout
      heading={t`One last time`}
      text={t`An account with your email exists here. Enter its password to link it to ${label}. From then on you log in without it.`}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <PasswordField
          label={t`Password`}
          name="password"
          autoComplete="current-password"
          required
          disabled={isBusy}
          value={password}
          onChange={(text) => {
            setPassword(text);
            if (error) reset();
          }}
        />
        <FormError id="link-error" message={failureText(error)} hint={isValid ? null : t`Enter your password.`} />
        <Button type="submit" size="lg" disabled={!isValid || isBusy} aria-describedby="link-error" className="w-full">
          {isBusy && <Spinner label={t`Logging in`} />}
          <span>
            <Trans>Link and log in</Trans>
          </span>
        </Button>
      </form>
      <p className="mt-6 text-ink-soft">
        <Link to="/login" replace className="inline-flex min-h-11 items-center underline underline-offset-4">
          <Trans>Log in another way</Trans>
        </Link>
      </p>
    </AuthLayout>
  );
}
