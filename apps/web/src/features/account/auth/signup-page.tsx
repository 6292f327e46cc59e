import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Greeting } from '@marquee/core/contracts';
import { Link, useLocation } from 'react-router-dom';
import { useConfig } from '../../../shared/api';
import { isCallFailure } from '../../../shared/api/call-failure';
import { serverText } from '../../../shared/form/failure-text';
import { buttonClass, ErrorState, Skeleton } from '../../../shared/ui';
import { accountApi } from '../api/account-api';
import { AuthLayout } from './auth-layout';
import { OidcLogin } from './oidc-login';
import { SignupForm } from './signup-form';

/** The code in the fragment of an invitation's link, which browsers send to no server. */
const codeIn = (hash: string): string | null => new URLSearchParams(hash.slice(1)).get('invite');

/** Sign-up: for everybody, for whoever was invited, or for nobody (OPERATOR-11). */
export function SignupPage() {
  const { siteName, accounts } = useConfig();
  const { hash } = useLocation();
  const code = codeIn(hash);
  if (accounts?.signUp === 'off')
    return <Refused heading={t`Sign-ups are closed`} text={t`${siteName} takes no new accounts.`} />;
  if (accounts?.localLogin === 'off' && accounts.oidc !== undefined)
    return (
      <AuthLayout heading={t`Save your seat`} text={t`Log in, and you have an account on ${siteName}.`}>
        <OidcLogin isAlone {...(code !== null && { invitation: code })} />
      </AuthLayout>
    );
  if (code !== null) return <Invited code={code} />;
  if (accounts?.signUp === 'invitation')
    return (
      <Refused
        heading={t`You need an invitation`}
        text={t`Accounts on ${siteName} are by invitation. Ask the people who run it for a link.`}
      />
    );
  return (
    <SignupForm
      heading={t`Save your seat`}
      text={t`An account on ${siteName} is free and optional. We’ll add what you’ve saved in this browser.`}
    />
  );
}

const Refused = ({ heading, text }: { heading: string; text: string }) => (
  <AuthLayout heading={heading} text={text}>
    <Link to="/login" className={buttonClass('primary', 'lg')}>
      <Trans>Login</Trans>
    </Link>
  </AuthLayout>
);

function greetingText({ inviter, guest, cap }: Greeting): string {
  const certification = cap?.certification ?? '';
  return [
    guest === ''
      ? t`${inviter} invites you to make an account.`
      : t`Hello ${guest}! ${inviter} invites you to make an account.`,
    ...(cap ? [t`It plays movies and series rated up to ${certification}.`] : []),
  ].join(' ');
}

/** Says who invites, or why the invitation does not work, before anything is filled in (OPERATOR-08, OPERATOR-09). */
function Invited({ code }: { code: string }) {
  const { siteName } = useConfig();
  const { data, error, refetch } = accountApi.useGreetingQuery(code);
  const heading = t`You’re invited to ${siteName}`;
  if (data) return <SignupForm heading={heading} text={greetingText(data)} invitation={code} />;
  if (isCallFailure(error) && error.status === 403) {
    const text = serverText(error);
    return <Refused heading={t`This invitation doesn’t work`} text={typeof text === 'string' ? text : ''} />;
  }
  return (
    <AuthLayout heading={heading} text="&nbsp;">
      {error ? <ErrorState onRetry={() => void refetch()} /> : <Skeleton className="h-96 w-full rounded-xl" />}
    </AuthLayout>
  );
}
