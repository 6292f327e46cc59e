import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { emailError, passwordError } from '@marquee/core';
import { useState, type SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import { useConfig } from '../../../shared/api';
import { Button, buttonClass, PageTitle, Spinner } from '../../../shared/ui';
import { accountApi } from '../api/account-api';
import { isCallFailure } from '../../../shared/api/call-failure';
import { failureText } from '../../../shared/form/failure-text';
import { FormError } from '../../../shared/form/form-error';
import { PasswordField } from '../../../shared/form/password-field';
import { TextField } from '../../../shared/form/text-field';
import { AuthLayout } from './auth-layout';

const Done = ({ text }: { text: string }) => (
  <div role="status" className="grid justify-items-start gap-6">
    <p className="border-s-2 border-accent ps-4 text-lg">{text}</p>
    <Link to="/login" className={buttonClass('primary', 'lg')}>
      <Trans>Login</Trans>
    </Link>
  </div>
);

/** Requests an email with a reset link. The response never reveals whether there is an account. */
export function ResetRequestPage() {
  const { siteName, accounts } = useConfig();
  const [request, { isLoading, isSuccess, error }] = accountApi.useRequestResetMutation();
  const [email, setEmail] = useState('');
  const isValid = emailError(email) === null;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isValid) void request({ email: email.trim() });
  };
  const isOff = accounts?.passwordReset === false || (isCallFailure(error) && error.code === 'not_configured');
  return (
    <AuthLayout
      heading={t`Forgot your password?`}
      text={
        isOff
          ? t`${siteName} can’t send email, so passwords can’t be reset here. Contact the site’s operator.`
          : t`Enter your account’s email and we’ll send you a link to set a new password.`
      }
    >
      {isOff ? (
        <Link to="/login" className={buttonClass('secondary', 'lg')}>
          <Trans>Back to login</Trans>
        </Link>
      ) : isSuccess ? (
        <Done text={t`If an account uses that email, a link is on its way.`} />
      ) : (
        <form noValidate onSubmit={submit} className="grid gap-5">
          <TextField
            label={t`Email`}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            required
            disabled={isLoading}
            value={email}
            onChange={setEmail}
            error={email === '' ? null : emailError(email)}
          />
          <FormError message={failureText(error)} />
          <Button type="submit" size="lg" disabled={!isValid || isLoading} className="w-full">
            {isLoading && <Spinner label={t`Sending`} />}
            <span>
              <Trans>Send the link</Trans>
            </span>
          </Button>
        </form>
      )}
    </AuthLayout>
  );
}

/** The page that the link in the email opens. */
export function ResetPasswordPage({ token }: { token: string }) {
  const [reset, { isLoading, isSuccess, error }] = accountApi.useResetPasswordMutation();
  const [password, setPassword] = useState('');
  const isValid = passwordError(password) === null;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isValid) void reset({ token, password });
  };
  return (
    <AuthLayout heading={t`Choose a new password`} text={t`You’ll be logged out on all your devices.`}>
      <PageTitle title={t`Set a new password`} />
      {isSuccess ? (
        <Done text={t`Your new password is set. You can log in with it now.`} />
      ) : (
        <form noValidate onSubmit={submit} className="grid gap-5">
          <PasswordField
            label={t`New password`}
            name="password"
            autoComplete="new-password"
            hint={t`Use 8 characters or more. Avoid common passwords.`}
            required
            disabled={isLoading}
            value={password}
            onChange={setPassword}
            error={password === '' ? null : passwordError(password)}
          />
          <FormError message={failureText(error)} />
          <Button type="submit" size="lg" disabled={!isValid || isLoading} className="w-full">
            {isLoading && <Spinner label={t`Saving`} />}
            <span>
              <Trans>Set password</Trans>
            </span>
          </Button>
        </form>
      )}
    </AuthLayout>
  );
}
