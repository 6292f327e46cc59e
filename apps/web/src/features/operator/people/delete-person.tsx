import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { normalizeIdentifier } from '@marquee/core';
import type { Person } from '@marquee/core/contracts';
import { useState, type SubmitEvent } from 'react';
import { FormError } from '../../../shared/form/form-error';
import { failureText } from '../../../shared/form/failure-text';
import { TextField } from '../../../shared/form/text-field';
import { Button, showToast, Spinner } from '../../../shared/ui';
import { operatorApi } from '../operator-api';

/** Deletes an account once its username has been typed. */
export function DeletePerson({ person: { id, username }, onDeleted }: { person: Person; onDeleted: () => void }) {
  const [remove, { isLoading, error }] = operatorApi.useDeletePersonMutation();
  const [typed, setTyped] = useState('');
  const isTyped = normalizeIdentifier(typed) === normalizeIdentifier(username);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!isTyped || isLoading) return;
    const { error: failure } = await remove({ id, username: typed });
    if (failure) return;
    showToast({ kind: 'success', message: t`${username} has been deleted.` });
    onDeleted();
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4 border-t border-line pt-4">
      <div>
        <p className="font-semibold">
          <Trans>Delete the account</Trans>
        </p>
        <p className="text-sm text-ink-soft">
          <Trans>Deletes all profiles, bookmarks, history and settings. This can’t be undone.</Trans>
        </p>
      </div>
      <TextField
        label={t`Type “${username}” to confirm`}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        disabled={isLoading}
        value={typed}
        onChange={setTyped}
      />
      {error !== undefined && <FormError message={failureText(error)} />}
      <Button type="submit" variant="secondary" disabled={!isTyped || isLoading} className="justify-self-start">
        {isLoading && <Spinner label={t`Deleting`} />}
        <span>
          <Trans>Delete forever</Trans>
        </span>
      </Button>
    </form>
  );
}
