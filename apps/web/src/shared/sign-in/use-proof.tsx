import { t } from '@lingui/core/macro';
import { passwordError } from '@marquee/core';
import type { Proof } from '@marquee/core/contracts';
import { useState } from 'react';
import { PasswordField } from '../form/password-field';
import { signInApi } from './sign-in-api';
import { usePasskey } from './use-passkey';

interface ProofOptions {
  label?: string;
  isDisabled: boolean;
  onEdit: () => void;
}

/** What a form sends to prove that it is the owner who sends it: the password, or a passkey where there is none. */
export function useProof({ label = t`Your password`, isDisabled, onEdit }: ProofOptions) {
  const { data } = signInApi.useSignInMethodsQuery(undefined);
  const [begin] = signInApi.usePasskeyConfirmationMutation();
  const passkey = usePasskey();
  const [password, setPassword] = useState('');
  const hasPassword = data?.hasPassword !== false;
  const hasPasskey = data !== undefined && data.passkeys.length > 0;
  return {
    isReady: !hasPassword || passwordError(password) === null,
    problem: passkey.problem,
    clear: () => setPassword(''),
    /** Undefined if there is none: the browser's dialog was closed, perhaps. */
    get: async (): Promise<Proof | undefined> => {
      if (hasPassword) return { password };
      // The server asks for the OpenID Connect provider then, unless it has just confirmed who this is.
      if (!hasPasskey) return {};
      const answer = await passkey.use(() => begin(undefined));
      return answer && { passkey: answer };
    },
    field: hasPassword ? (
      <PasswordField
        label={label}
        autoComplete="current-password"
        disabled={isDisabled}
        value={password}
        onChange={(text) => {
          setPassword(text);
          onEdit();
        }}
      />
    ) : (
      hasPasskey && <p className="text-sm text-ink-soft">{t`You’ll confirm this with your passkey.`}</p>
    ),
  };
}
