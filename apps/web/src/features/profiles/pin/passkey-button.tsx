import { Trans } from '@lingui/react/macro';
import type { PasskeyAnswer } from '@marquee/core/contracts';
import { FingerprintPattern } from 'lucide-react';
import { FormError } from '../../../shared/form/form-error';
import { signInApi } from '../../../shared/sign-in/sign-in-api';
import { usePasskey } from '../../../shared/sign-in/use-passkey';
import { Button } from '../../../shared/ui';

interface PasskeyButtonProps {
  isDisabled: boolean;
  onEnter: (answer: PasskeyAnswer) => void;
}

/** Confirms with one of the account's passkeys: it may have no password. */
export function PasskeyButton({ isDisabled, onEnter }: PasskeyButtonProps) {
  const [begin] = signInApi.usePasskeyConfirmationMutation();
  const passkey = usePasskey();
  const press = async () => {
    const answer = await passkey.use(() => begin(undefined));
    if (answer) onEnter(answer);
  };
  return (
    <div className="mt-3 grid gap-3">
      <Button variant="secondary" disabled={isDisabled || passkey.isBusy} onClick={() => void press()}>
        <FingerprintPattern aria-hidden className="size-4" /> <Trans>Use a passkey</Trans>
      </Button>
      <FormError message={passkey.problem} />
    </div>
  );
}
