import { t } from '@lingui/core/macro';
import { oidcClientSecretSchema, oidcIssuerSchema, OIDC_LABEL_MAX_LENGTH } from '@marquee/core/contracts';
import type { SiteSettings, SiteSettingsBody } from '@marquee/core/contracts';
import { useState, type SubmitEvent } from 'react';
import { Button, ConfirmButton, FormField, INPUT_CLASS, Spinner } from '../../shared/ui';
import { FixedRow } from './fixed-row';
import { oidcCheckText } from './oidc-check-text';
import { siteSettingsApi } from './site-settings-api';
import type { PartProps } from './part-props';

type Field = 'oidcIssuer' | 'oidcClientId' | 'oidcLabel' | 'oidcGroupsClaim' | 'oidcOperatorGroup';
interface FieldText {
  label: string;
  hint: string;
  placeholder?: string;
}

const fieldTexts = (): Record<Field, FieldText> => ({
  oidcIssuer: {
    label: t`Issuer`,
    hint: t`The provider’s address, as it names itself. It starts with https://, unless it’s in a private network.`,
    placeholder: 'https://login.example.org/application/o/marquee/',
  },
  oidcClientId: { label: t`Client ID`, hint: t`The provider shows it once you’ve registered this site there.` },
  oidcLabel: { label: t`Name on the button`, hint: t`“Log in with …”. Empty: the provider’s host name.` },
  oidcGroupsClaim: { label: t`Groups claim`, hint: t`Usually “groups”. Leave it empty if groups don’t matter.` },
  oidcOperatorGroup: {
    label: t`Operators’ group`,
    hint: t`Whoever is in it becomes an operator at each log-in, and whoever isn’t no longer is one.`,
  },
});
const order: readonly Field[] = ['oidcIssuer', 'oidcClientId', 'oidcLabel', 'oidcGroupsClaim', 'oidcOperatorGroup'];

/** What differs from what is stored; empty is the default. */
function changesOf(edited: Partial<Record<Field, string>>, stored: Pick<SiteSettings, Field>): SiteSettingsBody {
  const changed = order.filter(
    (field) => edited[field] !== undefined && edited[field].trim() !== (stored[field] ?? ''),
  );
  return Object.fromEntries(changed.map((field) => [field, edited[field]?.trim() || null]));
}

/** The provider and this site's account there. The provider is asked before anything is saved. */
export function OidcForm({ data: { settings, oidc, fixed }, isSaving, save }: PartProps) {
  const [edited, setEdited] = useState<Partial<Record<Field, string>>>({});
  const [secret, setSecret] = useState('');
  const [check, { data: result, isLoading, isError, reset }] = siteSettingsApi.useCheckOidcMutation();
  const texts = fieldTexts();
  const issuer = (edited.oidcIssuer ?? settings.oidcIssuer ?? '').trim();
  const isIssuer = issuer === '' || oidcIssuerSchema.safeParse(issuer).success;
  const body: SiteSettingsBody = {
    ...changesOf(edited, settings),
    ...(secret.trim() !== '' && { oidcClientSecret: secret.trim() }),
  };
  const hasChanges = Object.keys(body).length > 0;
  const isValid = isIssuer && (secret === '' || oidcClientSecretSchema.safeParse(secret).success);
  const isProblem = isError || (result !== undefined && result.state !== 'works');
  const store = async () => {
    if (!(await save(body))) return;
    setEdited({});
    setSecret('');
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (issuer === '') return store();
    const { data: found } = await check({ issuer });
    if (found?.state === 'works' && hasChanges) await store();
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5 pb-5">
      {order.map((field) => {
        const { label, hint, placeholder } = texts[field];
        const by = fixed[field];
        if (by) return <FixedRow key={field} label={label} value={settings[field] ?? ''} by={by} />;
        const isWrong = field === 'oidcIssuer' && !isIssuer;
        return (
          <FormField key={field} label={label} hint={hint} error={isWrong ? hint : null}>
            {(control) => (
              <input
                {...control}
                type={field === 'oidcIssuer' ? 'url' : 'text'}
                dir={field === 'oidcLabel' ? 'auto' : 'ltr'}
                value={edited[field] ?? settings[field] ?? ''}
                placeholder={placeholder}
                maxLength={field === 'oidcLabel' ? OIDC_LABEL_MAX_LENGTH : 500}
                autoComplete="off"
                spellCheck={false}
                onChange={({ target }) => {
                  setEdited({ ...edited, [field]: target.value });
                  reset();
                }}
                className={INPUT_CLASS}
              />
            )}
          </FormField>
        );
      })}
      {fixed.oidcClientSecret ? (
        <FixedRow label={t`Client secret`} value={t`A secret is set. It isn’t shown.`} by={fixed.oidcClientSecret} />
      ) : (
        <FormField
          label={oidc.hasClientSecret ? t`New client secret` : t`Client secret`}
          hint={
            oidc.hasClientSecret ? t`A secret is set. It isn’t shown again.` : t`Empty for a public client without one.`
          }
        >
          {(control) => (
            <input
              {...control}
              type="password"
              value={secret}
              autoComplete="off"
              onChange={({ target }) => setSecret(target.value)}
              className={INPUT_CLASS}
            />
          )}
        </FormField>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          variant="secondary"
          disabled={isSaving || isLoading || !isValid || (issuer === '' && !hasChanges)}
        >
          {isLoading && <Spinner label={t`Checking`} />}
          <span>{hasChanges ? t`Check the provider and save` : t`Check the provider`}</span>
        </Button>
        {oidc.hasClientSecret && !fixed.oidcClientSecret && (
          <ConfirmButton
            label={t`Remove the secret`}
            name={t`Remove the secret`}
            question={t`Really remove?`}
            onConfirm={() => void save({ oidcClientSecret: null })}
          />
        )}
      </div>
      <p role="status" className={`min-h-5 text-sm font-medium ${isProblem ? 'text-danger' : 'text-success'}`}>
        {result ? oidcCheckText(result) : isError ? t`The check failed. Try again.` : null}
      </p>
    </form>
  );
}
