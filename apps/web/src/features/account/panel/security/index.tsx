import { t } from '@lingui/core/macro';
import { useConfig } from '../../../../shared/api';
import { signInApi } from '../../../../shared/sign-in/sign-in-api';
import { ErrorState, PanelGroup, Skeleton } from '../../../../shared/ui';
import { oidcApi } from '../../api/oidc-api';
import { Disclosure } from '../../../../shared/ui/disclosure';
import { EmailForm } from './email-form';
import { Passkeys } from './passkeys';
import { PasswordForm } from './password-form';
import { RemovePassword } from './remove-password';
import { SecondFactor } from './second-factor';

/** Ways into the account, and its email address. */
export function Security({ email }: { email: string }) {
  const { data, isError, refetch } = signInApi.useSignInMethodsQuery(undefined);
  const hasProvider = useConfig().accounts?.oidc !== undefined;
  const { data: identity } = oidcApi.useOidcAccountQuery(undefined, { skip: !hasProvider });
  const isLinked = identity?.isLinked ?? false;
  const hasPassword = data?.hasPassword !== false;
  return (
    <PanelGroup title={t`Sign-in and security`}>
      {data ? (
        <Passkeys passkeys={data.passkeys} hasOtherWayIn={hasPassword || isLinked} />
      ) : isError ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-36 rounded-md" />
      )}
      <Disclosure
        title={t`Password`}
        text={hasPassword ? t`This will log you out on other devices.` : t`None: you log in without one.`}
      >
        <PasswordForm hasPassword={hasPassword} />
        {data && hasPassword && data.passkeys.length > 0 && <RemovePassword />}
      </Disclosure>
      {data && <SecondFactor factor={data.secondFactor} />}
      <Disclosure title={t`Email address`} text={email}>
        <EmailForm />
      </Disclosure>
    </PanelGroup>
  );
}
