import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { accountTexts, keysOf } from '@marquee/core';
import { i18n } from '../i18n';

/** Core's validation messages, which are the same here and on the server. */
const messages: Record<Exclude<keyof typeof accountTexts, 'signup'>, MessageDescriptor> = {
  usernameShort: msg`Username must be at least 3 characters`,
  usernameLong: msg`Username must be at most 32 characters`,
  usernameSign: msg`Username can’t contain @`,
  usernameInvisible: msg`Username can’t contain line breaks or invisible characters`,
  email: msg`Please enter a valid email address`,
  passwordShort: msg`Password must be at least 8 characters`,
  passwordLong: msg`Password must be at most 256 characters`,
  passwordCommon: msg`This password is too easy to guess. Choose another one.`,
  passwordConfirm: msg`Passwords don’t match`,
  identifier: msg`Please enter a valid email or username`,
  login: msg`Please enter a valid email or username and password (8+ characters)`,
  nameMissing: msg`Please enter a name`,
  nameUnstorable: msg`Name contains characters that can’t be saved`,
  nameLong: msg`Name must be at most 80 characters`,
};

const messageByText = new Map<string, MessageDescriptor>([
  ...keysOf(messages).map((key) => [accountTexts[key], messages[key]] as const),
  // Only the server reports this one.
  ['This username is taken', msg`This username is taken`],
  ['An account with this email already exists', msg`An account with this email already exists`],
  ['That password isn’t right. Try again.', msg`That password isn’t right. Try again.`],
  ['The request is not valid.', msg`Something here isn’t valid. Check it and try again.`],
  ['That’s already taken. Choose another one.', msg`That’s already taken. Choose another one.`],
]);

/** Translates a validation message; unknown ones are returned unchanged. */
export function fieldText(text: string): string {
  const message = messageByText.get(text);
  return message ? i18n._(message) : text;
}
