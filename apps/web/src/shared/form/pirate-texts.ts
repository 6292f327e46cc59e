import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { i18n } from '../i18n';

/** The prescribed texts in a pirate's voice. */
const pirateTexts = {
  loginFailed: msg`Oi! Login failed. Double-check yer details and give it another shot, will you?`,
  locked: msg`Ye've tried and failed too many times... try again in 15 minutes.`,
  signupRefused: msg`Arrr! Registration failed.`,
  signupFailed: msg`Oi! the ship carrying your registration sank, you wanna try that again?`,
  signupInvalid: msg`Please fix the errors in the form before submitting before ye set sail!`,
  riddles: msg`The server be speakin' in riddles. Try again, or consult the ship's engineer.`,
} satisfies Record<string, MessageDescriptor>;

const explanations: Record<keyof typeof pirateTexts, MessageDescriptor> = {
  loginFailed: msg`The server didn’t answer. Check your connection and try again.`,
  locked: msg`Too many attempts failed, so this is locked for now. Wait a while, then try again.`,
  signupRefused: msg`The server couldn’t create your account. Try again in a moment.`,
  signupFailed: msg`The server didn’t answer, so your account may not exist yet. Check your connection and try again.`,
  signupInvalid: msg`A field is empty or not valid. Fill in every field and try again.`,
  riddles: msg`The server’s answer couldn’t be read. Try again later, or tell the site’s operator.`,
};

/** A form's message; one in a pirate's voice has a plain explanation: what happened, and what to do (ACCOUNT-32). */
export type FormMessage = string | { text: string; explanation: string };

export const pirateText = (
  name: keyof typeof pirateTexts,
  text: string = i18n._(pirateTexts[name]),
): Exclude<FormMessage, string> => ({
  text,
  explanation: i18n._(explanations[name]),
});
