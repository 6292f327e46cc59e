import { t } from '@lingui/core/macro';
import { accountTexts, identifierError, loginIdentifier, loginLockTime, PASSWORD_MIN_LENGTH } from '@marquee/core';
import { useState, type SubmitEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useConfig } from '../../../shared/api';
import { useIsRestored } from '../../../shared/store';
import { Button, Spinner } from '../../../shared/ui';
import { accountApi, type Entry } from '../api/account-api';
import { isCallFailure } from '../../../shared/api/call-failure';
import { fieldText } from '../../../shared/form/field-text';
import { wrongAddressText } from '../../../shared/form/failure-text';
import { FormError } from '../../../shared/form/form-error';
import { missingHint } from '../../../shared/form/missing-hint';
import { PasswordField } from '../../../shared/form/password-field';
import { TextField } from '../../../shared/form/text-field';
import { AuthLayout } from './auth-layout';
import { pirateText, type FormMessage } from '../../../shared/form/pirate-texts';
import { LoginCode } from './login-code';
import { isRefusal, loginMessage } from './messages';
import { OidcLinkForm } from './oidc-link-form';
import { OidcLogin } from './oidc-login';
import { OtherWays } from './other-ways';
import { PasskeyLogin } from './passkey-login';
import { Ticket } from './ticket';
import { useAuthentication } from './use-authentication';
import { useLoginLock } from './use-login-lock';

const passwordTooShort = (password: string) =>
  password.length < PASSWORD_MIN_LENGTH ? accountTexts.passwordShort : null;

/** Shows no error before something is typed. */
const onceTyped = (text: string, error: string | null) => (text === '' ? null : error);

/** Login by password or at the OpenID Connect provider, as the site offers them. */
export function LoginPage() {
  const { siteName, accounts } = useConfig();
  const [params] = useSearchParams();
  const label = accounts?.oidc;
  if (label !== undefined && params.get('oidc') === 'link') return <OidcLinkForm label={label} />;
  return accounts?.localLogin === 'off' ? <OidcOnly siteName={siteName} /> : <PasswordLogin />;
}

function OidcOnly({ siteName }: { siteName: string }) {
  // Leads on who is logged in already.
  useAuthentication();
  return (
    <AuthLayout heading={t`Welcome back`} text={t`Log in to ${siteName}.`}>
      <OidcLogin isAlone />
    </AuthLayout>
  );
}

interface PasswordLoginCodeProps {
  ticket: string;
  /** Whoever has entered the password. */
  holder: string;
  isBusy: boolean;
  onEntry: (entry: Entry) => Promise<void>;
  onBack: () => void;
}

function PasswordLoginCode({ ticket, holder, isBusy, onEntry, onBack }: PasswordLoginCodeProps) {
  const [enter, { isLoading, error, reset }] = accountApi.useEnterCodeMutation();
  const submit = async (code: string) => {
    const { data } = await enter({ ticket, code });
    if (data) await onEntry(data);
  };
  return (
    <LoginCode
      aside={<Ticket holder={holder} row="M" seat="07" />}
      isBusy={isLoading || isBusy}
      error={error}
      onEdit={reset}
      onEnter={(code) => void submit(code)}
      onBack={onBack}
    />
  );
}

/** Login by username or email address (ACCOUNT-01 to ACCOUNT-08). */
function PasswordLogin() {
  const { siteName, publicUrl } = useConfig();
  const isRestored = useIsRestored();
  const lock = useLoginLock();
  const { isSigningIn, enter } = useAuthentication();
  const [ticket, setTicket] = useState<string | null>(null);
  const [login, { isLoading }] = accountApi.useLoginMutation();
  const [identifier, setIdentifier] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<FormMessage | null>(null);
  const isBusy = isLoading || isSigningIn;
  const isLocked = lock.remainingMs > 0;
  const timeLeft = loginLockTime(lock.remainingMs);
  const missing = [
    ...(identifierError(identifier) === null ? [] : [t({ message: 'your email or username', context: 'Enter …' })]),
    ...(passwordTooShort(password) === null ? [] : [t({ message: 'your password', context: 'Enter …' })]),
  ];
  const isValid = missing.length === 0;
  const edit = (set: (value: string) => void) => (value: string) => {
    set(value);
    setError(null);
  };

  const fail = (failure: unknown) => {
    if (!isCallFailure(failure)) setError(pirateText('loginFailed'));
    else if (failure.status === 429) {
      if (failure.retryAfterSec !== null) lock.lockFor(failure.retryAfterSec);
      setError(failure.code === 'locked_out' ? pirateText('locked') : loginMessage(failure));
    } else {
      const isLockedNow = isRefusal(failure) && lock.countFailure();
      setError(isLockedNow ? pirateText('locked') : loginMessage(failure));
    }
  };
  const open = async ({ token, user }: Entry) => {
    if (!token) {
      setError(pirateText('riddles'));
      return;
    }
    lock.reset();
    await enter(token, user);
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy || isLocked) return;
    const refusal = isValid ? wrongAddressText(publicUrl) : fieldText(accountTexts.login);
    setError(refusal);
    if (refusal) return;
    const { data, error: failure } = await login({ ...loginIdentifier(identifier), password });
    if (failure) fail(failure);
    else if (data.ticket !== null) setTicket(data.ticket);
    else await open(data);
  };
  if (ticket !== null)
    return (
      <PasswordLoginCode
        ticket={ticket}
        holder={identifier.trim()}
        isBusy={isSigningIn}
        onEntry={open}
        onBack={() => {
          setPassword('');
          setTicket(null);
        }}
      />
    );

  return (
    <AuthLayout
      heading={t`Welcome back`}
      text={t`Log in to ${siteName} with your username or email.`}
      aside={<Ticket holder={identifier.trim() || t`The usual seat`} row="M" seat="07" />}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5" aria-describedby="login-error">
        <TextField
          label={t`Email or username`}
          name="username"
          autoComplete="username webauthn"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          required
          disabled={isBusy}
          value={identifier}
          onChange={edit(setIdentifier)}
          error={onceTyped(identifier, identifierError(identifier))}
        />
        <PasswordField
          label={t`Password`}
          name="password"
          autoComplete="current-password"
          required
          disabled={isBusy}
          value={password}
          onChange={edit(setPassword)}
          error={onceTyped(password, passwordTooShort(password))}
        />
        <FormError
          id="login-error"
          message={error ?? (isLocked ? pirateText('locked') : null)}
          hint={missingHint(missing)}
        />
        <Button
          type="submit"
          size="lg"
          disabled={!isRestored || !isValid || isBusy || isLocked}
          aria-describedby="login-error"
          className="w-full"
        >
          {isBusy && <Spinner label={t`Logging in`} />}
          <span className="tabular">{isLocked ? t`Locked (${timeLeft})` : t`Login`}</span>
        </Button>
      </form>
      <PasskeyLogin isBusy={isBusy} onEntry={open} />
      <OidcLogin />
      <OtherWays />
    </AuthLayout>
  );
}
