import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { OidcAccount, Proof } from '@marquee/core/contracts';
import type { SubmitEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useConfig } from '../../../shared/api';
import { failureText } from '../../../shared/form/failure-text';
import { FormError } from '../../../shared/form/form-error';
import { leavePage } from '../../../shared/lib/browser/leave-page';
import { signInApi } from '../../../shared/sign-in/sign-in-api';
import { useProof } from '../../../shared/sign-in/use-proof';
import { Button, ErrorState, PanelGroup, showToast, Skeleton, Spinner } from '../../../shared/ui';
import { oidcApi } from '../api/oidc-api';
import { oidcText } from '../auth/oidc-texts';
import { Disclosure } from '../../../shared/ui/disclosure';

interface ProofFormProps {
  button: string;
  isBusy: boolean;
  error: unknown;
  onEdit: () => void;
  /** Resolves with whether it was accepted. */
  onSubmit: (proof: Proof) => Promise<boolean>;
}

function ProofForm({ button, isBusy, error, onEdit, onSubmit }: ProofFormProps) {
  const proof = useProof({ isDisabled: isBusy, onEdit });
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!proof.isReady || isBusy) return;
    const proven = await proof.get();
    if (proven && (await onSubmit(proven))) proof.clear();
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {proof.field}
      <FormError message={failureText(error) ?? proof.problem} />
      <Button type="submit" disabled={!proof.isReady || isBusy} className="justify-self-start">
        {isBusy && <Spinner label={t`Saving`} />}
        <span>{button}</span>
      </Button>
    </form>
  );
}

interface PartProps {
  account: OidcAccount;
  leave: (url: string) => void;
}

function LinkRow({ account: { label }, leave }: PartProps) {
  const [start, { isLoading, error, reset }] = signInApi.useStartOidcForAccountMutation();
  return (
    <Disclosure title={t`Link to ${label}`} text={t`Then you log in with ${label}, without a password of this site.`}>
      <ProofForm
        button={t`Continue to ${label}`}
        isBusy={isLoading}
        error={error}
        onEdit={reset}
        onSubmit={async (proof) => {
          const { data } = await start({ purpose: 'link', ...proof });
          if (data !== undefined) leave(data);
          return data !== undefined;
        }}
      />
    </Disclosure>
  );
}

function UnlinkRow({ account: { label, canUnlink } }: PartProps) {
  const [unlink, { isLoading, error, reset }] = oidcApi.useUnlinkOidcMutation();
  if (!canUnlink)
    return (
      <p className="border-t border-line py-5 text-ink-soft">
        <Trans>You log in with {label}. It’s the only way into this account, so it stays linked.</Trans>
      </p>
    );
  return (
    <Disclosure title={t`Linked to ${label}`} text={t`You can log in with ${label}, too.`}>
      <ProofForm
        button={t`Unlink`}
        isBusy={isLoading}
        error={error}
        onEdit={reset}
        onSubmit={async (proof) => {
          const { error: failure } = await unlink(proof);
          if (!failure) showToast({ kind: 'success', message: t`Unlinked. You no longer log in with ${label}.` });
          return !failure;
        }}
      />
    </Disclosure>
  );
}

/** The account's identity at the OpenID Connect provider, on sites that have one. */
export function OidcPanel({ leave = leavePage }: { leave?: (url: string) => void }) {
  const label = useConfig().accounts?.oidc;
  return label === undefined ? null : <Identity label={label} leave={leave} />;
}

function Identity({ label, leave }: { label: string; leave: (url: string) => void }) {
  const { data: account, isError, refetch } = oidcApi.useOidcAccountQuery(undefined);
  const [params] = useSearchParams();
  const failure = oidcText(params.get('oidc'), label);
  return (
    <PanelGroup title={t`Log in with ${label}`}>
      {failure !== null && <FormError message={failure} />}
      {isError && !account && <ErrorState onRetry={() => void refetch()} />}
      {!isError && !account && <Skeleton className="h-20 w-full" />}
      {account?.isLinked === false && <LinkRow account={account} leave={leave} />}
      {account?.isLinked && <UnlinkRow account={account} leave={leave} />}
    </PanelGroup>
  );
}
