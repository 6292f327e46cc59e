import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { accountApi } from '../api/account-api';
import { AuthLayout } from './auth-layout';
import { NewAccountForm } from './new-account-form';
import { OidcLogin } from './oidc-login';
import { Ticket } from './ticket';
import { useAuthentication } from './use-authentication';

interface SignupFormProps {
  heading: string;
  text: string;
  /** Code of the invitation by which the account is made. */
  invitation?: string;
}

/** Signs up, and opens the account. */
export function SignupForm({ heading, text, invitation }: SignupFormProps) {
  const { isSigningIn, enter } = useAuthentication();
  const [signup, { isLoading }] = accountApi.useSignupMutation();
  const [username, setUsername] = useState('');
  return (
    <AuthLayout
      heading={heading}
      text={text}
      aside={<Ticket holder={username || t`Your name here`} row="A" seat="01" />}
    >
      <NewAccountForm
        button={t`Sign Up`}
        busy={t`Signing up`}
        isBusy={isLoading || isSigningIn}
        create={async (body) => signup({ ...body, ...(invitation !== undefined && { invitation }) })}
        onCreated={(token, user) => void enter(token, user)}
        onNameChange={setUsername}
      />
      <OidcLogin {...(invitation !== undefined && { invitation })} />
      <p className="mt-2 text-ink-soft">
        <Trans>
          Have an account already?{' '}
          <Link
            to="/login"
            className="inline-flex min-h-11 min-w-11 items-center font-semibold text-accent-ink hover:underline"
          >
            Log in
          </Link>
        </Trans>
      </p>
      <p className="text-ink-soft">
        <Trans>
          Coming from somewhere else?{' '}
          <Link
            to="/import"
            className="inline-flex min-h-11 min-w-11 items-center font-semibold text-accent-ink hover:underline"
          >
            Import what you’ve watched
          </Link>
        </Trans>
      </p>
    </AuthLayout>
  );
}
