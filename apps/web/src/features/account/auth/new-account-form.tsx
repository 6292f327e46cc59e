import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { emailError, keysOf, passwordError, usernameError } from '@marquee/core';
import { useState, type SubmitEvent } from 'react';
import { useConfig } from '../../../shared/api';
import { isCallFailure } from '../../../shared/api/call-failure';
import { i18n } from '../../../shared/i18n';
import { Button, Spinner } from '../../../shared/ui';
import type { Entry, SignupRequest } from '../api/account-api';
import { wrongAddressText } from '../../../shared/form/failure-text';
import { FormError } from '../../../shared/form/form-error';
import { missingHint } from '../../../shared/form/missing-hint';
import { PasswordField } from '../../../shared/form/password-field';
import { pirateText, type FormMessage } from '../../../shared/form/pirate-texts';
import { TextField } from '../../../shared/form/text-field';
import { signupMessage } from './messages';

const rules = { username: usernameError, email: emailError, password: passwordError };
type Field = keyof typeof rules;
export type NewAccount = Record<Field, string>;

const fields = keysOf(rules);
const nouns: Record<Field, MessageDescriptor> = {
  username: msg({ message: 'a username', context: 'Enter …' }),
  email: msg({ message: 'your email', context: 'Enter …' }),
  password: msg({ message: 'a password', context: 'Enter …' }),
};
const empty: NewAccount = { username: '', email: '', password: '' };

interface NewAccountFormProps {
  /** Text of the button. */
  button: string;
  /** Text of the button while the account is made. */
  busy: string;
  isBusy: boolean;
  create: (body: SignupRequest) => Promise<{ data?: Entry | undefined; error?: unknown }>;
  onCreated: (token: string, user: Entry['user']) => void;
  onNameChange?: (username: string) => void;
}

/** The form for a new account (ACCOUNT-09 to ACCOUNT-17). */
export function NewAccountForm({ button, busy, isBusy, create, onCreated, onNameChange }: NewAccountFormProps) {
  const { publicUrl } = useConfig();
  const [form, setForm] = useState(empty);
  const [error, setError] = useState<FormMessage | null>(null);
  /** The server's error for each field, until it is edited. */
  const [refused, setRefused] = useState<Partial<Record<string, string>>>({});
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
      if (field === 'username') onNameChange?.(value.trim());
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
    const { data, error: failure } = await create(body);
    if (failure || !data) {
      if (isCallFailure(failure)) setRefused(failure.fields);
      setError(isCallFailure(failure) ? signupMessage(failure) : pirateText('signupFailed'));
    } else if (!data.token) setError(pirateText('riddles'));
    else onCreated(data.token, data.user);
  };

  return (
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
      <Button type="submit" size="lg" disabled={!isValid || isBusy} aria-describedby="signup-error" className="w-full">
        {isBusy && <Spinner label={busy} />}
        <span>{button}</span>
      </Button>
      <FormError id="signup-error" message={error} hint={missingHint(missing.map((field) => i18n._(nouns[field])))} />
    </form>
  );
}
