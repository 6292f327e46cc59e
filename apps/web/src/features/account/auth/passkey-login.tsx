import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { FingerprintPattern } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useConfig } from '../../../shared/api';
import { failureText } from '../../../shared/form/failure-text';
import { FormError } from '../../../shared/form/form-error';
import { passkeyObstacle } from '../../../shared/sign-in/passkey-obstacle';
import { usePasskey } from '../../../shared/sign-in/use-passkey';
import { useIsRestored } from '../../../shared/store';
import { Button, Spinner } from '../../../shared/ui';
import { accountApi, type Entry } from '../api/account-api';
import { offerInAutofill } from './offer-in-autofill';

interface PasskeyLoginProps {
  isBusy: boolean;
  onEntry: (entry: Entry) => Promise<void>;
}

/** Logs in with a passkey: by the button, or from the browser's suggestions for the username (PASSKEY-01). */
export function PasskeyLogin({ isBusy, onEntry }: PasskeyLoginProps) {
  const { publicUrl } = useConfig();
  const isRestored = useIsRestored();
  const [begin] = accountApi.usePasskeyChallengeMutation();
  const [logIn, { isLoading, error, reset }] = accountApi.useLogInWithPasskeyMutation();
  const passkey = usePasskey();
  const enter = async (answer: Parameters<typeof logIn>[0]) => {
    const { data } = await logIn(answer);
    if (data) await onEntry(data);
  };
  const press = async () => {
    reset();
    const answer = await passkey.use(() => begin(undefined));
    if (answer) await enter(answer);
  };
  const offer = useEffectEvent(async (signal: AbortSignal) => {
    if (passkeyObstacle(publicUrl) !== null) return;
    const answer = await offerInAutofill(() => begin(undefined), signal);
    if (answer) await enter(answer);
  });
  // Offered again after the button was used, which ends an offer, and after a passkey that was refused.
  const isIdle = isRestored && !isBusy && !passkey.isBusy && !isLoading;
  useEffect(() => {
    if (!isIdle) return;
    const stop = new AbortController();
    void offer(stop.signal);
    return () => stop.abort();
  }, [isIdle]);
  return (
    <div className="mt-3 grid gap-3">
      <Button
        variant="secondary"
        size="lg"
        className="w-full"
        disabled={!isRestored || isBusy || passkey.isBusy || isLoading}
        onClick={() => void press()}
      >
        {passkey.isBusy || isLoading ? (
          <Spinner label={t`Logging in`} />
        ) : (
          <FingerprintPattern aria-hidden className="size-5" />
        )}
        <span>
          <Trans>Sign in with a passkey</Trans>
        </span>
      </Button>
      <FormError message={failureText(error) ?? passkey.problem} />
    </div>
  );
}
