import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { emailError, keysOf, passwordError, usernameError } from '@marquee/core';
import { useState, type SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import { useConfig } from '../../../shared/api';
import { i18n } from '../../../shared/i18n';
import { Button, Spinner } from '../../../shared/ui';
import { accountApi } from '../api/account-api';
import { isCallFailure } from '../../../shared/api/call-failure';
import { wrongAddressText } from '../form/failure-text';
import { FormError } from '../form/form-error';
import { missingHint } from '../form/missing-hint';
import { PasswordField } from '../form/password-field';
import { TextField } from '../form/text-field';
import { AuthLayout } from './auth-layout';
import { pirateText, type FormMessage } from '../form/pirate-texts';
import { signupMessage } from './messages';
import { Ticket } from './ticket';
import { useAuthentication } from './use-authentication';

const rules = { username: usernameError, email: emailError, password: passwordError };
type Field = keyof typeof rules;
const fields = keysOf(rules);
const nouns: Record<Field, MessageDescriptor> = {
  username: msg({ message: 'a username', context: 'Enter …' }),
  email: msg({ message: 'your email', context: 'Enter …' }),
  password: msg({ message: 'a password', context: 'Enter …' }),
};
const empty: Record<Field, string> = { username: '', email: '', password: '' };

/** Creates an account (ACCOUNT-09 to ACCOUNT-17). */
export function SignupPage() {
  const { siteName, publicUrl } = useConfig();
  const { isSigningIn, enter } = useAuthentication();
  const [signup, { isLoading }] = accountApi.useSignupMutation();
  const [form, setForm] = useState(empty);
  const [error, setError] = useState<FormMessage | null>(null);
  /** The server's error for each field, until it is edited. */
  const [refused, setRefused] = useState<Partial<Record<string, string>>>({});
  const isBusy = isLoading || isSigningIn;
  const missing = fields.filter((field) => rules[field](form[field]) !== null);
  const isValid = missing.length === 0;

  const control = (field: Field) => ({
    name: field,
    required: true,
    disabled: isBusy,
    value: form[field],
    error: form[field] === '' ? null : (refused[field] ?? rules[field](form[field])),
    onChange: (value: string) => {
      setForm({ ...form, [field]: value });
      setRefused({});
      setError(null);
    },
  });
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const refusal = isValid ? wrongAddressText(publicUrl) : pirateText('signupInvalid');
    setError(refusal);
    if (refusal) return;
    const { username, email, password } = form;
    const body = { username: username.trim(), email: email.trim(), password, passwordConfirm: password };
    const { data, error: failure } = await signup(body);
    if (failure) {
      if (isCallFailure(failure)) setRefused(failure.fields);
      setError(isCallFailure(failure) ? signupMessage(failure) : pirateText('signupFailed'));
    } else if (!data.token) setError(pirateText('riddles'));
    else await enter(data.token, data.user);
  };

  return (
    <AuthLayout
      heading={t`Save your seat`}
      text={t`An account on ${siteName} is free and optional. We’ll add what you’ve saved in this browser.`}
      aside={<Ticket holder={form.username.trim() || t`Your name here`} row="A" seat="01" />}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5" aria-describedby="signup-error">
        <TextField
          label={t`Username`}
          autoComplete="username"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          {...control('username')}
        />
        <TextField label={t`Email`} type="email" inputMode="email" autoComplete="email" {...control('email')} />
        <PasswordField
          label={t`Password`}
          autoComplete="new-password"
          hint={t`Use 8 characters or more. Avoid common passwords.`}
          {...control('password')}
        />
        <Button
          type="submit"
          size="lg"
          disabled={!isValid || isBusy}
          aria-describedby="signup-error"
          className="w-full"
        >
          {isBusy && <Spinner label={t`Signing up`} />}
          <span>
            <Trans>Sign Up</Trans>
          </span>
        </Button>
        <FormError id="signup-error" message={error} hint={missingHint(missing.map((field) => i18n._(nouns[field])))} />
      </form>
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
