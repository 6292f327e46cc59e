import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { knownName } from '../../../shared/lib/format/known-name';
import { isCallFailure, type CallFailure } from '../api/call-failure';
import { fieldText } from './field-text';

/** By the code of the server's error. Codes that are left out come with a text that says more, about a field for instance. */
const messages: Readonly<Record<string, MessageDescriptor>> = {
  invalid_credentials: msg`Wrong email, username or password.`,
  wrong_password: msg`The password is wrong.`,
  csrf_failed: msg`Your session could not be confirmed. Reload the page and try again.`,
  not_configured: msg`This site does not offer that.`,
  reset_link_invalid: msg`This link does not work any more. Ask for a new one.`,
  rate_limited: msg`Too many requests, try again in a moment.`,
  internal: msg`Something went wrong.`,
  busy: msg`The server is busy, try again in a moment.`,
  database_unavailable: msg`Your data cannot be reached right now, try again in a moment.`,
  storage_full: msg`There is no room left on the server to save this. What was saved before is safe; try again later.`,
};

/** The server's words in the language of the site; null where it had none. */
export function serverText({ code, message }: CallFailure): string | null {
  const known = knownName(messages, code ?? '');
  if (known) return known;
  return message === null ? null : fieldText(message);
}

/** What a form says of a call that failed: the server's words if it had any. */
export const failureText = (failure: unknown): string | null =>
  failure
    ? (isCallFailure(failure) && serverText(failure)) || t`That didn’t work. Check your connection and try again.`
    : null;
