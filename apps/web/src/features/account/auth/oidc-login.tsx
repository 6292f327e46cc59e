import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useConfig } from '../../../shared/api';
import { failureText, wrongAddressText } from '../../../shared/form/failure-text';
import { FormError } from '../../../shared/form/form-error';
import type { FormMessage } from '../../../shared/form/pirate-texts';
import { leavePage } from '../../../shared/lib/browser/leave-page';
import { Button, Spinner } from '../../../shared/ui';
import { oidcApi } from '../api/oidc-api';
import { oidcText } from './oidc-texts';

interface OidcLoginProps {
  /** Code of the invitation by which an account may be made. */
  invitation?: string;
  /** Whether it is the only way. */
  isAlone?: boolean;
  leave?: (url: string) => void;
}

/** Logs in at the site's OpenID Connect provider, if it has one. Says why the last attempt failed. */
export function OidcLogin({ invitation, isAlone = false, leave = leavePage }: OidcLoginProps) {
  const { accounts, publicUrl } = useConfig();
  const [params] = useSearchParams();
  const [start, { isLoading }] = oidcApi.useStartOidcMutation();
  const [isLeaving, setIsLeaving] = useState(false);
  const [error, setError] = useState<FormMessage | null>(null);
  const label = accounts?.oidc;
  if (label === undefined) return null;
  const isBusy = isLoading || isLeaving;
  const begin = async () => {
    if (isBusy) return;
    const refusal = wrongAddressText(publicUrl);
    setError(refusal);
    if (refusal) return;
    const { data, error: failure } = await start({ next: params.get('next') ?? undefined, invitation });
    if (data === undefined) setError(failureText(failure));
    else {
      setIsLeaving(true);
      leave(data);
    }
  };
  return (
    <div className={isAlone ? undefined : 'mt-6'}>
      {!isAlone && (
        <p className="mb-5 flex items-center gap-4 text-sm text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          <Trans context="between two ways to log in">or</Trans>
        </p>
      )}
      <Button
        size="lg"
        variant={isAlone ? 'primary' : 'secondary'}
        disabled={isBusy}
        aria-describedby="oidc-error"
        onClick={() => void begin()}
        className="w-full min-w-0"
      >
        {isBusy ? <Spinner label={t`Opening ${label}`} /> : <KeyRound aria-hidden className="size-5 shrink-0" />}
        <span className="truncate">{t`Log in with ${label}`}</span>
      </Button>
      <div className="mt-3">
        <FormError id="oidc-error" message={error ?? oidcText(isBusy ? null : params.get('oidc'), label)} />
      </div>
    </div>
  );
}
