import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { emailError } from '@marquee/core';
import { useState, type SubmitEvent } from 'react';
import { failureText } from '../../../../shared/form/failure-text';
import { FormError } from '../../../../shared/form/form-error';
import { TextField } from '../../../../shared/form/text-field';
import { useProof } from '../../../../shared/sign-in/use-proof';
import { useAppDispatch, useAppSelector } from '../../../../shared/store';
import { selectUser, userInfoChanged } from '../../../../shared/store/session.slice';
import { Button, showToast, Spinner } from '../../../../shared/ui';
import { accountApi } from '../../api/account-api';

export function EmailForm() {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const [change, { isLoading, error, reset }] = accountApi.useChangeEmailMutation();
  const [email, setEmail] = useState('');
  const clearError = () => error && reset();
  const proof = useProof({ isDisabled: isLoading, onEdit: clearError });
  const isValid = emailError(email) === null && proof.isReady;
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!isValid || isLoading || !user) return;
    const proven = await proof.get();
    if (!proven) return;
    const { data: newEmail } = await change({ ...proven, email: email.trim() });
    if (newEmail === undefined) return;
    dispatch(userInfoChanged({ email: newEmail }));
    setEmail('');
    proof.clear();
    showToast({ kind: 'success', message: t`Your email is now ${newEmail}.` });
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
        onChange={(text) => {
          setEmail(text);
          clearError();
        }}
        error={email === '' ? null : emailError(email)}
      />
      {proof.field}
      <FormError message={failureText(error) ?? proof.problem} />
      <Button type="submit" disabled={!isValid || isLoading} className="justify-self-start">
        {isLoading && <Spinner label={t`Saving`} />}
        <span>
          <Trans>Change email</Trans>
        </span>
      </Button>
    </form>
  );
}
