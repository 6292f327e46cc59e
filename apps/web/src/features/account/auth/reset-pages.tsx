import { emailError, passwordError } from '@marquee/core';
import { useState, type SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import { useConfig } from '../../../shared/api';
import { Button, buttonClass, PageTitle, Spinner } from '../../../shared/ui';
import { accountApi } from '../api/account-api';
import { isCallFailure } from '../api/call-failure';
import { failureText } from '../form/failure-text';
import { FormError } from '../form/form-error';
import { PasswordField } from '../form/password-field';
import { TextField } from '../form/text-field';
import { AuthLayout } from './auth-layout';

const Done = ({ text }: { text: string }) => (
  <div role="status" className="grid justify-items-start gap-6">
    <p className="border-l-2 border-accent pl-4 text-lg">{text}</p>
    <Link to="/login" className={buttonClass('primary', 'lg')}>
      Login
    </Link>
  </div>
);

/** Asks for an e-mail with a link. The answer never tells whether there is an account. */
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
      heading="Lost your password?"
      text={
        isOff
          ? `${siteName} sends no e-mail, so a password cannot be reset here. Ask its operator for help.`
          : 'Tell us the e-mail address of your account, and we send you a link to set a new one.'
      }
    >
      {isOff ? (
        <Link to="/login" className={buttonClass('secondary', 'lg')}>
          Back to login
        </Link>
      ) : isSuccess ? (
        <Done text="If an account has that address, an e-mail with a link is on its way to it." />
      ) : (
        <form noValidate onSubmit={submit} className="grid gap-5">
          <TextField
            label="Email"
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
            {isLoading && <Spinner label="Sending" />}
            Send the link
          </Button>
        </form>
      )}
    </AuthLayout>
  );
}

/** Where the link in the e-mail leads. */
export function ResetPasswordPage({ token }: { token: string }) {
  const [reset, { isLoading, isSuccess, error }] = accountApi.useResetPasswordMutation();
  const [password, setPassword] = useState('');
  const isValid = passwordError(password) === null;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isValid) void reset({ token, password });
  };
  return (
    <AuthLayout heading="A new password" text="Setting it logs out every device that is logged in to your account.">
      <PageTitle title="Set a new password" />
      {isSuccess ? (
        <Done text="Your new password is set. Log in with it." />
      ) : (
        <form noValidate onSubmit={submit} className="grid gap-5">
          <PasswordField
            label="New password"
            name="password"
            autoComplete="new-password"
            hint="8 characters or more, and none that people guess first."
            required
            disabled={isLoading}
            value={password}
            onChange={setPassword}
            error={password === '' ? null : passwordError(password)}
          />
          <FormError message={failureText(error)} />
          <Button type="submit" size="lg" disabled={!isValid || isLoading} className="w-full">
            {isLoading && <Spinner label="Saving" />}
            Set password
          </Button>
        </form>
      )}
    </AuthLayout>
  );
}
