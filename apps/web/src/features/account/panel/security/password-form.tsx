import { t } from '@lingui/core/macro';
import { passwordError } from '@marquee/core';
import { useState, type SubmitEvent } from 'react';
import { failureText } from '../../../../shared/form/failure-text';
import { FormError } from '../../../../shared/form/form-error';
import { PasswordField } from '../../../../shared/form/password-field';
import { useProof } from '../../../../shared/sign-in/use-proof';
import { useAppDispatch, useAppSelector } from '../../../../shared/store';
import { csrfSet, selectUser } from '../../../../shared/store/session.slice';
import { Button, showToast, Spinner } from '../../../../shared/ui';
import { accountApi } from '../../api/account-api';

/** Changes the password, or sets one where there is none. */
export function PasswordForm({ hasPassword }: { hasPassword: boolean }) {
  const dispatch = useAppDispatch();
  const [change, { isLoading, error, reset }] = accountApi.useChangePasswordMutation();
  const [next, setNext] = useState('');
  const clearError = () => error && reset();
  const proof = useProof({ label: t`Current password`, isDisabled: isLoading, onEdit: clearError });
  const isValid = proof.isReady && passwordError(next) === null;
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!isValid || isLoading) return;
    const proven = await proof.get();
    if (!proven) return;
    const { password: currentPassword, passkey } = proven;
    const { data } = await change({ currentPassword, passkey, password: next });
    if (data === undefined) return;
    dispatch(csrfSet(data));
    proof.clear();
    setNext('');
    showToast({
      kind: 'success',
      message: hasPassword
        ? t`Your password has been changed. Your other devices have been logged out.`
        : t`You have a password now. Your other devices have been logged out.`,
    });
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {/* Tells password managers which account the password belongs to. */}
      <input type="text" autoComplete="username" readOnly hidden value={useAppSelector(selectUser)?.username ?? ''} />
      {proof.field}
      <PasswordField
        label={t`New password`}
        autoComplete="new-password"
        disabled={isLoading}
        value={next}
        onChange={(text) => {
          setNext(text);
          clearError();
        }}
        error={next === '' ? null : passwordError(next)}
        hint={t`Use 8 characters or more. Avoid common passwords.`}
      />
      <FormError message={failureText(error) ?? proof.problem} />
      <Button type="submit" disabled={!isValid || isLoading} className="justify-self-start">
        {isLoading && <Spinner label={t`Saving`} />}
        <span>{hasPassword ? t`Change password` : t`Set a password`}</span>
      </Button>
    </form>
  );
}
