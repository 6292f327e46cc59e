import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { passwordError } from '@marquee/core';
import type { Proof } from '@marquee/core/contracts';
import { FingerprintPattern } from 'lucide-react';
import { useEffect, useState, type SubmitEvent } from 'react';
import { useConfig } from '../api';
import { onPasswordRequest } from '../api/password-request';
import { failureText } from '../form/failure-text';
import { FormError } from '../form/form-error';
import { PasswordField } from '../form/password-field';
import { Button, Spinner } from '../ui';
import { HeadedModal } from '../ui/dialog';
import { ConfirmByOidc } from './confirm-by-oidc';
import { signInApi } from './sign-in-api';
import { usePasskey } from './use-passkey';

type Answer = (isEntered: boolean) => void;

/** Opens whenever a call needs the password again. The call is made once it was entered. */
export function PasswordDialogHost() {
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    // A page that is left answers for its visitor, so that no call waits forever.
    let last: Answer | null = null;
    const stop = onPasswordRequest((next) => {
      last = next;
      setAnswer(() => next);
    });
    return () => {
      stop();
      last?.(false);
    };
  }, []);
  if (!answer) return null;
  const close = (isEntered: boolean) => {
    setAnswer(null);
    answer(isEntered);
  };
  return <PasswordDialog onClose={close} />;
}

function PasswordDialog({ onClose }: { onClose: Answer }) {
  const { data: methods } = signInApi.useSignInMethodsQuery(undefined);
  const [confirm, { isLoading, error, reset }] = signInApi.useConfirmPasswordMutation();
  const [begin] = signInApi.usePasskeyConfirmationMutation();
  const passkey = usePasskey();
  const label = useConfig().accounts?.oidc;
  const [password, setPassword] = useState('');
  const hasPassword = methods?.hasPassword !== false;
  const isValid = passwordError(password) === null;
  const isBusy = isLoading || passkey.isBusy;
  const send = async (proof: Proof) => {
    const { error: failure } = await confirm(proof);
    if (!failure) onClose(true);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isValid && !isBusy) void send({ password });
  };
  const sendPasskey = async () => {
    if (error) reset();
    const answer = await passkey.use(() => begin(undefined));
    if (answer) await send({ passkey: answer });
  };
  return (
    <HeadedModal
      title={hasPassword ? t`Enter your password` : t`Confirm it’s you`}
      text={t`It’s been more than 15 minutes since you last did.`}
      onClose={() => onClose(false)}
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        {hasPassword && (
          <PasswordField
            label={t`Password`}
            name="password"
            autoComplete="current-password"
            data-autofocus
            required
            disabled={isBusy}
            value={password}
            onChange={(text) => {
              setPassword(text);
              passkey.setProblem(null);
              if (error) reset();
            }}
          />
        )}
        <FormError message={failureText(error) ?? passkey.problem} />
        <div className="flex flex-wrap gap-3">
          {hasPassword && (
            <Button type="submit" disabled={!isValid || isBusy}>
              {isLoading && <Spinner label={t`Checking`} />}
              <span>
                <Trans>Continue</Trans>
              </span>
            </Button>
          )}
          {methods && methods.passkeys.length > 0 && (
            <Button
              variant={hasPassword ? 'secondary' : 'primary'}
              disabled={isBusy}
              onClick={() => void sendPasskey()}
            >
              <FingerprintPattern aria-hidden className="size-4" /> <Trans>Use a passkey</Trans>
            </Button>
          )}
        </div>
      </form>
      {label !== undefined && <ConfirmByOidc label={label} />}
    </HeadedModal>
  );
}
