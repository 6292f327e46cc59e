import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { tmdbTokenSchema, type TmdbCheck } from '@marquee/core/contracts';
import { useState, type SubmitEvent } from 'react';
import { Button, ConfirmButton, ExternalLink, FormField, INPUT_CLASS, Spinner } from '../../shared/ui';
import { siteSettingsApi } from './site-settings-api';

function checkText({ state, ms }: TmdbCheck): string {
  if (state === 'works') return t`TMDB accepts this token. It took ${ms} ms.`;
  if (state === 'refused') return t`TMDB refuses this token. Copy the API Read Access Token from your TMDB account.`;
  if (state === 'unreachable') return t`TMDB can’t be reached from the server. Check its internet connection.`;
  return t`No token is set.`;
}

interface TmdbTokenRowProps {
  hasToken: boolean;
  isSaving: boolean;
  /** Null removes the token. */
  onSave: (token: string | null) => Promise<boolean>;
}

/** The token for TMDB: tried before it is saved, and never shown again. */
export function TmdbTokenRow({ hasToken, isSaving, onSave }: TmdbTokenRowProps) {
  const [token, setToken] = useState('');
  const [check, { data: result, isLoading, isError, reset }] = siteSettingsApi.useCheckTmdbMutation();
  const isValid = tmdbTokenSchema.safeParse(token).success;
  const isProblem = isError || (result !== undefined && result.state !== 'works');
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const { data } = await check(token.trim() ? { token: token.trim() } : {});
    if (data?.state !== 'works' || !token.trim()) return;
    if (await onSave(token.trim())) setToken('');
    else reset();
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="border-t border-line py-5">
      <p className="font-semibold">
        <Trans>TMDB token</Trans>
      </p>
      <p className="mt-1 max-w-prose text-sm text-ink-soft">
        <Trans>
          With a free token, this site shows every movie and series with real pictures. Without one it shows its own
          catalog.
        </Trans>
      </p>
      <ExternalLink href="https://www.themoviedb.org/settings/api" className="mb-2">
        <Trans>Get a token at themoviedb.org</Trans>
      </ExternalLink>
      <FormField
        label={hasToken ? t`New token` : t`API Read Access Token`}
        hint={hasToken ? t`A token is set. It isn’t shown again.` : null}
      >
        {(control) => (
          <input
            {...control}
            type="password"
            value={token}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => {
              setToken(event.target.value);
              reset();
            }}
            className={INPUT_CLASS}
          />
        )}
      </FormField>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button type="submit" variant="secondary" disabled={isSaving || isLoading || (token ? !isValid : !hasToken)}>
          {isLoading && <Spinner label={t`Checking`} />}
          <span>{token || !hasToken ? t`Check and save` : t`Check the token`}</span>
        </Button>
        {hasToken && (
          <ConfirmButton
            label={t`Remove`}
            name={t`Remove the token`}
            question={t`Really remove?`}
            onConfirm={() => void onSave(null)}
          />
        )}
      </div>
      <p role="status" className={`mt-3 min-h-5 text-sm font-medium ${isProblem ? 'text-danger' : 'text-success'}`}>
        {result ? checkText(result) : isError ? t`The check failed. Try again.` : null}
      </p>
    </form>
  );
}
