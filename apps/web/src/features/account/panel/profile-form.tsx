import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { profileNameError } from '@marquee/core';
import { useState, type SubmitEvent } from 'react';
import { useAppDispatch } from '../../../shared/store';
import { userInfoChanged } from '../../../shared/store/session.slice';
import type { UserInfo } from '../../../shared/store/storage';
import { Button, Spinner } from '../../../shared/ui';
import { accountApi } from '../api/account-api';
import { displayName } from '../display-name';
import { FormError } from '../../../shared/form/form-error';
import { TextField } from '../../../shared/form/text-field';
import { useSaveCooldown } from './use-save-cooldown';

/** Edits the name, at most every six seconds; username and email address are read-only. */
export function ProfileForm({ user }: { user: UserInfo }) {
  const dispatch = useAppDispatch();
  const [save, { isLoading }] = accountApi.useUpdateNameMutation();
  const stored = displayName(user);
  const [edited, setEdited] = useState<string | null>(null);
  const { isResting, begin } = useSaveCooldown(user.username);
  const [error, setError] = useState<string | null>(null);
  const name = edited ?? stored;

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isResting || isLoading || user.username === '' || profileNameError(name) !== null) return;
    setError(null);
    const { data, error: failure } = await save(name);
    if (failure) {
      // ACCOUNT-23.
      setError(t`Error while saving`);
      return;
    }
    begin();
    dispatch(userInfoChanged({ name: data }));
    setEdited(null);
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <TextField
          label={t`Name`}
          name="name"
          autoComplete="nickname"
          value={name}
          disabled={isLoading}
          onChange={(value) => {
            setEdited(value);
            setError(null);
          }}
          error={profileNameError(name)}
        />
      </div>
      <TextField label={t`Username`} readOnly value={user.username} onChange={() => undefined} />
      <TextField label={t`Email`} readOnly value={user.email ?? ''} onChange={() => undefined} />
      <div className="flex flex-wrap items-center gap-4 sm:col-span-2">
        <Button type="submit" disabled={isLoading || isResting || profileNameError(name) !== null}>
          {isLoading && <Spinner label={t`Saving`} />}
          <span>
            <Trans>Save</Trans>
          </span>
        </Button>
        <p role="status" className="text-sm font-medium text-success">
          {isResting && t`Saved`}
        </p>
        <FormError message={error} />
      </div>
    </form>
  );
}
