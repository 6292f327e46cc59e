import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { useAppDispatch } from '../../../shared/store';
import { sessionClosed } from '../../../shared/store/session.slice';
import { dataOwnerRemoved } from '../../../shared/store/sync-state.slice';
import { Button, buttonClass, PanelGroup, PanelRow, showToast, Spinner } from '../../../shared/ui';
import { accountApi } from '../api/account-api';
import { failureText } from '../../../shared/form/failure-text';
import { FormError } from '../../../shared/form/form-error';
import { TextField } from '../../../shared/form/text-field';
import { useProof } from '../../../shared/sign-in/use-proof';
import { Disclosure } from '../../../shared/ui/disclosure';

/** Deleting the account requires typing the username, and the password. */
function DeleteForm({ username }: { username: string }) {
  const dispatch = useAppDispatch();
  const [remove, { isLoading, error, reset }] = accountApi.useDeleteAccountMutation();
  const [typed, setTyped] = useState('');
  const proof = useProof({ isDisabled: isLoading, onEdit: () => error && reset() });
  const isValid = typed.trim() === username && proof.isReady;
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!isValid || isLoading) return;
    const proven = await proof.get();
    if (!proven) return;
    const { error: failure } = await remove(proven);
    if (failure) return;
    showToast({ kind: 'info', message: t`Your account has been deleted. What’s in this browser is still here.` });
    // The local data no longer belongs to an account.
    dispatch(dataOwnerRemoved());
    dispatch(sessionClosed());
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <TextField
        label={t`Type ${username} to confirm`}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        disabled={isLoading}
        value={typed}
        onChange={setTyped}
      />
      {proof.field}
      <FormError message={failureText(error) ?? proof.problem} />
      <Button type="submit" disabled={!isValid || isLoading} className="justify-self-start">
        {isLoading && <Spinner label={t`Deleting`} />}
        <span>
          <Trans>Delete my account</Trans>
        </span>
      </Button>
    </form>
  );
}

/** Exports or deletes the account's data. */
export const YourData = ({ username }: { username: string }) => (
  <PanelGroup title={t`Your account’s data`}>
    <PanelRow title={t`Export`} text={t`Download everything the server stores about you.`}>
      <a href="/api/users/me/export" download className={buttonClass('secondary')}>
        <Download aria-hidden className="size-4" /> <Trans>Export</Trans>
      </a>
    </PanelRow>
    <Disclosure
      title={t`Delete account`}
      text={t`Permanently deletes your account and everything in it from the server.`}
    >
      <DeleteForm username={username} />
    </Disclosure>
  </PanelGroup>
);
