import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { NewAccessToken as NewToken, TokenScope } from '@marquee/core/contracts';
import { useState, type SubmitEvent } from 'react';
import { Button, ChoiceField, ShownOnce, Spinner } from '../../../shared/ui';
import { accessTokensApi } from '../../../shared/api/access-tokens-api';
import { failureText } from '../../../shared/form/failure-text';
import { FormError } from '../../../shared/form/form-error';
import { TextField } from '../../../shared/form/text-field';
import { AddonAddress } from './addon-address';
import { ScrobbleAddresses } from './scrobble-addresses';

const lifetimes = ['30', '90', '365', 'never'] as const;

/** Makes a token and shows it, once. */
export function NewAccessToken() {
  const [create, { isLoading, error, data: created, reset }] = accessTokensApi.useCreateAccessTokenMutation();
  const [name, setName] = useState('');
  const [scope, setScope] = useState<TokenScope>('read');
  const [lifetime, setLifetime] = useState<(typeof lifetimes)[number]>('90');
  const isValid = name.trim() !== '';
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!isValid || isLoading) return;
    const expiresInDays = lifetime === 'never' ? null : Number(lifetime);
    if ((await create({ name, scopes: [scope], expiresInDays })).data) setName('');
  };
  if (created) return <CreatedToken created={created} onDone={reset} />;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <TextField
        label={t`Token name`}
        hint={t`What will use it, such as “Kodi in the living room”.`}
        maxLength={80}
        autoComplete="off"
        disabled={isLoading}
        value={name}
        onChange={(text) => {
          setName(text);
          if (error) reset();
        }}
      />
      <ChoiceField
        label={t`Permission`}
        options={[
          { value: 'read', label: t`Read what you keep` },
          { value: 'sync', label: t`Read and change what you keep` },
          { value: 'scrobble', label: t`Add what you watch in other programs` },
          { value: 'addon', label: t`Stremio add-on` },
        ]}
        value={scope}
        onChange={setScope}
        disabled={isLoading}
      />
      <ChoiceField
        label={t`Expires`}
        options={lifetimes.map((value) => ({
          value,
          label: value === 'never' ? t`Never` : value === '365' ? t`In a year` : t`In ${value} days`,
        }))}
        value={lifetime}
        onChange={setLifetime}
        disabled={isLoading}
      />
      <FormError message={failureText(error)} />
      <Button type="submit" disabled={!isValid || isLoading} className="justify-self-start">
        {isLoading && <Spinner label={t`Saving`} />}
        <span>
          <Trans>Make a token</Trans>
        </span>
      </Button>
    </form>
  );
}

function CreatedToken({ created: { token, scopes }, onDone }: { created: NewToken; onDone: () => void }) {
  if (scopes.includes('addon'))
    return (
      <ShownOnce title={t`Your add-on is ready. Its address won’t be shown again.`} onDone={onDone}>
        <AddonAddress token={token} />
      </ShownOnce>
    );
  return (
    <ShownOnce
      title={t`Copy this token now. It won’t be shown again.`}
      secret={{ text: token, copyLabel: t`Copy token` }}
      onDone={onDone}
    >
      {scopes.includes('scrobble') && <ScrobbleAddresses token={token} />}
    </ShownOnce>
  );
}
