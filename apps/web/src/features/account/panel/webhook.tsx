import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { isWebhookUrl, type Webhook as WebhookOfAccount } from '@marquee/core/contracts';
import { Webhook as WebhookIcon } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { failureLine, failureText } from '../../../shared/form/failure-text';
import { FormError } from '../../../shared/form/form-error';
import { TextField } from '../../../shared/form/text-field';
import { Button, ConfirmButton, ErrorState, PanelGroup, ShownOnce, showToast, Spinner } from '../../../shared/ui';
import { webhookApi } from '../api/webhook-api';
import { Disclosure } from '../../../shared/ui/disclosure';
import { WebhookStateText } from './webhook-state';

/** An address that is told what the account's profiles watch, rate and bookmark (ACCOUNT-36). */
export function Webhook() {
  const { data: webhook, isError, refetch } = webhookApi.useWebhookQuery(undefined);
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <PanelGroup title={t`Webhook`}>
      {isError && webhook === undefined && <ErrorState onRetry={() => void refetch()} />}
      {webhook && <Existing webhook={webhook} onSecret={setSecret} />}
      {webhook && secret !== null && (
        <ShownOnce
          title={t`Copy this secret now. It won’t be shown again.`}
          secret={{ text: secret, copyLabel: t`Copy secret` }}
          onDone={() => setSecret(null)}
        >
          <p className="text-sm text-ink-soft">
            <Trans>Your receiver checks signatures with it, with any library for Standard Webhooks.</Trans>
          </p>
        </ShownOnce>
      )}
      {webhook === null && (
        <Disclosure title={t`New webhook`} text={t`Tell another program when you finish, rate or bookmark something.`}>
          <NewWebhook onSecret={setSecret} />
        </Disclosure>
      )}
    </PanelGroup>
  );
}

function NewWebhook({ onSecret }: { onSecret: (secret: string) => void }) {
  const [set, { isLoading, error, reset }] = webhookApi.useSetWebhookMutation();
  const [url, setUrl] = useState('');
  const isValid = isWebhookUrl(url) && URL.canParse(url);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!isValid || isLoading) return;
    const { data } = await set(url);
    if (data) onSecret(data.secret);
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <TextField
        type="url"
        dir="ltr"
        label={t`URL`}
        hint={t`Starts with https:// and can be reached from the internet. It gets what all profiles of this account do, as signed JSON.`}
        placeholder="https://"
        autoComplete="off"
        disabled={isLoading}
        value={url}
        onChange={(text) => {
          setUrl(text);
          if (error) reset();
        }}
      />
      <FormError message={failureText(error)} />
      <Button type="submit" disabled={!isValid || isLoading} className="justify-self-start">
        {isLoading && <Spinner label={t`Saving`} />}
        <span>
          <Trans>Add webhook</Trans>
        </span>
      </Button>
    </form>
  );
}

interface ExistingProps {
  webhook: WebhookOfAccount;
  onSecret: (secret: string | null) => void;
}

function Existing({ webhook, onSecret }: ExistingProps) {
  const [test, testing] = webhookApi.useTestWebhookMutation();
  const [turnOn, turningOn] = webhookApi.useTurnOnWebhookMutation();
  const [renew, renewing] = webhookApi.useRenewWebhookSecretMutation();
  const [remove, removing] = webhookApi.useRemoveWebhookMutation();
  const isBusy = [testing, turningOn, renewing, removing].some(({ isLoading }) => isLoading);
  const warn = (error: unknown) => showToast({ kind: 'error', message: failureLine(error) });

  const sendTest = async () => {
    const { data, error } = await test(undefined);
    if (error) warn(error);
    else if (data?.lastDelivery?.isAccepted) showToast({ kind: 'success', message: t`The test was accepted.` });
    else showToast({ kind: 'error', message: t`The test wasn’t accepted.` });
  };
  const renewSecret = async () => {
    const { data, error } = await renew(undefined);
    if (data) onSecret(data.secret);
    else warn(error);
  };
  const start = async () => {
    const { error } = await turnOn(undefined);
    if (error) warn(error);
  };
  const end = async () => {
    const { error } = await remove(undefined);
    if (error) warn(error);
    else onSecret(null);
  };
  return (
    <div className="border-t border-line py-4">
      <div className="flex items-start gap-x-5">
        <WebhookIcon aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-faint" />
        <div className="min-w-0 flex-1">
          <p dir="ltr" className="font-semibold break-all text-page-start">
            {webhook.url}
          </p>
          <WebhookStateText webhook={webhook} />
        </div>
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        {!webhook.isOn && (
          <Button disabled={isBusy} onClick={() => void start()}>
            <Trans>Turn on again</Trans>
          </Button>
        )}
        <Button variant="secondary" disabled={isBusy} onClick={() => void sendTest()}>
          {testing.isLoading && <Spinner label={t`Sending`} />}
          <span>
            <Trans>Send a test</Trans>
          </span>
        </Button>
        <ConfirmButton label={t`New secret`} question={t`Replace the secret?`} onConfirm={() => void renewSecret()} />
        <ConfirmButton
          label={t`Remove`}
          name={t`Remove webhook`}
          question={t`Really remove?`}
          onConfirm={() => void end()}
        />
      </div>
    </div>
  );
}
