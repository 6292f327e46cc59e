import { t } from '@lingui/core/macro';
import { ConfirmButton } from './confirm-button';
import { showToast } from './toast';

interface RevokeButtonProps {
  /** What stops working, as its list names it. */
  name: string;
  onRevoke: () => Promise<{ error?: unknown }>;
}

/** Ends what somebody else holds, such as a token or an invitation, and says whether that worked. */
export function RevokeButton({ name, onRevoke }: RevokeButtonProps) {
  const revoke = async () => {
    const { error } = await onRevoke();
    showToast(
      error
        ? { kind: 'error', message: t`“${name}” couldn’t be revoked. Try again.` }
        : { kind: 'success', message: t`“${name}” no longer works.` },
    );
  };
  return (
    <ConfirmButton
      label={t`Revoke`}
      name={t`Revoke “${name}”`}
      question={t`Really revoke?`}
      onConfirm={() => void revoke()}
    />
  );
}
