import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { RatingCap } from '@marquee/core';
import { INVITATION_LIMITS } from '@marquee/core/contracts';
import { useState, type SubmitEvent } from 'react';
import { FormError } from '../../../shared/form/form-error';
import { failureText } from '../../../shared/form/failure-text';
import { TextField } from '../../../shared/form/text-field';
import { CapFields } from '../../../shared/profiles/cap-fields';
import { Button, ChoiceField, Spinner } from '../../../shared/ui';
import { operatorApi } from '../operator-api';
import { SecretLink } from '../secret-link';

const lifetimes = ['1', '7', '30', '90'] as const;
const uses = ['1', '2', '5', '10', '25', '100'] as const;

/** In the fragment, which browsers send to no server. */
const addressOf = (code: string): string => `${window.location.origin}/signup#invite=${code}`;

/** Makes an invitation and shows its link, once. */
export function NewInvitation() {
  const [create, { isLoading, error, data: created, reset }] = operatorApi.useCreateInvitationMutation();
  const [guest, setGuest] = useState('');
  const [lifetime, setLifetime] = useState<(typeof lifetimes)[number]>('7');
  const [maxUses, setMaxUses] = useState<(typeof uses)[number]>('1');
  const [cap, setCap] = useState<RatingCap | null>(null);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const body = { guest: guest.trim(), days: Number(lifetime), uses: Number(maxUses), cap };
    if ((await create(body)).data) setGuest('');
  };
  if (created)
    return (
      <SecretLink address={addressOf(created.code)} text={t`Copy this link now. It won’t be shown again.`}>
        <Button variant="secondary" onClick={reset}>
          <Trans>Done</Trans>
        </Button>
      </SecretLink>
    );
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-xl gap-5">
      <TextField
        label={t`Name (optional)`}
        hint={t`Whom the invitation greets, such as “Grandma”.`}
        maxLength={INVITATION_LIMITS.guest}
        autoComplete="off"
        disabled={isLoading}
        value={guest}
        onChange={setGuest}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <ChoiceField
          label={t`Works for`}
          options={lifetimes.map((value) => ({
            value,
            label: plural(Number(value), { one: '# day', other: '# days' }),
          }))}
          value={lifetime}
          onChange={setLifetime}
          disabled={isLoading}
        />
        <ChoiceField
          label={t`Number of accounts`}
          options={uses.map((value) => ({ value, label: value }))}
          value={maxUses}
          onChange={setMaxUses}
          disabled={isLoading}
        />
      </div>
      <div>
        <CapFields cap={cap} onChange={setCap} disabled={isLoading} />
        <p className="mt-1.5 text-sm text-ink-soft">
          <Trans>What the account can watch. Only operators can change that later.</Trans>
        </p>
      </div>
      <FormError message={failureText(error)} />
      <Button type="submit" disabled={isLoading} className="justify-self-start">
        {isLoading && <Spinner label={t`Making the link`} />}
        <span>
          <Trans>Make an invitation</Trans>
        </span>
      </Button>
    </form>
  );
}
