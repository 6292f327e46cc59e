import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { emailError, passwordError } from '@marquee/core';
import { useState, type SubmitEvent } from 'react';
import { useAppDispatch, useAppSelector } from '../../../shared/store';
import { csrfSet, selectUser, userInfoChanged } from '../../../shared/store/session.slice';
import { Button, PanelGroup, showToast, Spinner } from '../../../shared/ui';
import { accountApi } from '../api/account-api';
import { failureText } from '../../../shared/form/failure-text';
import { FormError } from '../../../shared/form/form-error';
import { PasswordField } from '../../../shared/form/password-field';
import { TextField } from '../../../shared/form/text-field';
import { Disclosure } from './disclosure';

function PasswordForm() {
  const dispatch = useAppDispatch();
  const [change, { isLoading, error, reset }] = accountApi.useChangePasswordMutation();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const isValid = passwordError(current) === null && passwordError(next) === null;
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!isValid || isLoading) return;
    const { data } = await change({ currentPassword: current, password: next });
    if (data === undefined) return;
    dispatch(csrfSet(data));
    setCurrent('');
    setNext('');
    showToast({
      kind: 'success',
      message: t`Your password has been changed. Your other devices have been logged out.`,
    });
  };
  const edit = (set: (value: string) => void) => (value: string) => {
    set(value);
    if (error) reset();
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {/* Tells password managers which account the password belongs to. */}
      <input type="text" autoComplete="username" readOnly hidden value={useAppSelector(selectUser)?.username ?? ''} />
      <PasswordField
        label={t`Current password`}
        autoComplete="current-password"
        disabled={isLoading}
        value={current}
        onChange={edit(setCurrent)}
      />
      <PasswordField
        label={t`New password`}
        autoComplete="new-password"
        disabled={isLoading}
        value={next}
        onChange={edit(setNext)}
        error={next === '' ? null : passwordError(next)}
        hint={t`Use 8 characters or more. Avoid common passwords.`}
      />
      <FormError message={failureText(error)} />
      <Button type="submit" disabled={!isValid || isLoading} className="justify-self-start">
        {isLoading && <Spinner label={t`Saving`} />}
        <span>
          <Trans>Change password</Trans>
        </span>
      </Button>
    </form>
  );
}

function EmailForm() {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const [change, { isLoading, error, reset }] = accountApi.useChangeEmailMutation();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const isValid = emailError(email) === null && passwordError(password) === null;
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!isValid || isLoading || !user) return;
    const { data: newEmail } = await change({ password, email: email.trim() });
    if (newEmail === undefined) return;
    dispatch(userInfoChanged({ email: newEmail }));
    setEmail('');
    setPassword('');
    showToast({ kind: 'success', message: t`Your email is now ${newEmail}.` });
  };
  const edit = (set: (value: string) => void) => (value: string) => {
    set(value);
    if (error) reset();
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <TextField
        label={t`New email`}
        type="email"
        inputMode="email"
        autoComplete="email"
        disabled={isLoading}
        value={email}
        onChange={edit(setEmail)}
        error={email === '' ? null : emailError(email)}
      />
      <PasswordField
        label={t`Your password`}
        autoComplete="current-password"
        disabled={isLoading}
        value={password}
        onChange={edit(setPassword)}
      />
      <FormError message={failureText(error)} />
      <Button type="submit" disabled={!isValid || isLoading} className="justify-self-start">
        {isLoading && <Spinner label={t`Saving`} />}
        <span>
          <Trans>Change email</Trans>
        </span>
      </Button>
    </form>
  );
}

/** Password and email address. */
export const Security = ({ email }: { email: string }) => (
  <PanelGroup title={t`Security`}>
    <Disclosure title={t`Password`} text={t`This will log you out on other devices.`}>
      <PasswordForm />
    </Disclosure>
    <Disclosure title={t`Email address`} text={email}>
      <EmailForm />
    </Disclosure>
  </PanelGroup>
);
