import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { failureText } from '../../../../shared/form/failure-text';
import { FormError } from '../../../../shared/form/form-error';
import { ConfirmButton, showToast } from '../../../../shared/ui';
import { securityApi } from '../../api/security-api';

/** For an account that a passkey opens (PASSKEY-03). */
export function RemovePassword() {
  const [remove, { error }] = securityApi.useRemovePasswordMutation();
  const run = async () => {
    const { error: failure } = await remove(undefined);
    if (!failure) showToast({ kind: 'success', message: t`Your password is gone. Log in with a passkey from now on.` });
  };
  return (
    <div className="mt-8 grid justify-items-start gap-3">
      <p className="text-sm text-ink-soft">
        <Trans>You have a passkey, so you can do without a password. You can set one again later.</Trans>
      </p>
      <ConfirmButton label={t`Remove the password`} question={t`Really remove?`} onConfirm={() => void run()} />
      <FormError message={failureText(error)} />
    </div>
  );
}
