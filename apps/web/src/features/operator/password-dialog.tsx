import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { passwordError } from '@marquee/core';
import { useEffect, useState, type SubmitEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useConfig } from '../../shared/api';
import { onPasswordRequest } from '../../shared/api/password-request';
import { failureText } from '../../shared/form/failure-text';
import { FormError } from '../../shared/form/form-error';
import { PasswordField } from '../../shared/form/password-field';
import { leavePage } from '../../shared/lib/browser/leave-page';
import { Button, Spinner } from '../../shared/ui';
import { HeadedModal } from '../../shared/ui/dialog';
import { operatorApi } from './operator-api';

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
  const [confirm, { isLoading, error, reset }] = operatorApi.useConfirmPasswordMutation();
  const [password, setPassword] = useState('');
  const label = useConfig().accounts?.oidc;
  const { pathname, search } = useLocation();
  const [start, { isLoading: isStarting, error: startError }] = operatorApi.useConfirmByOidcMutation();
  const isValid = passwordError(password) === null;
  const confirmThere = async () => {
    const { data } = await start(pathname + search);
    if (data !== undefined) leavePage(data);
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!isValid || isLoading) return;
    const { error: failure } = await confirm(password);
    if (!failure) onClose(true);
  };
  return (
    <HeadedModal
      title={t`Enter your password`}
      text={t`It’s been more than 15 minutes since you last did.`}
      onClose={() => onClose(false)}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <PasswordField
          label={t`Password`}
          name="password"
          autoComplete="current-password"
          data-autofocus
          required
          disabled={isLoading}
          value={password}
          onChange={(text) => {
            setPassword(text);
            if (error) reset();
          }}
        />
        <FormError message={failureText(error)} />
        <Button type="submit" disabled={!isValid || isLoading} className="justify-self-start">
          {isLoading && <Spinner label={t`Checking`} />}
          <span>
            <Trans>Continue</Trans>
          </span>
        </Button>
      </form>
      {label !== undefined && (
        <div className="mt-2 border-t border-line pt-4">
          <Button variant="secondary" disabled={isStarting} onClick={() => void confirmThere()}>
            {t`Confirm with ${label}`}
          </Button>
          <FormError message={failureText(startError)} />
        </div>
      )}
    </HeadedModal>
  );
}
