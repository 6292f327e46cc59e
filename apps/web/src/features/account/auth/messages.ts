import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { i18n } from '../../../shared/i18n';
import type { CallFailure } from '../../../shared/api/call-failure';
import { serverText } from '../form/failure-text';

/** Texts of the forms (ACCOUNT-05, ACCOUNT-06, ACCOUNT-15). */
const texts = {
  loginRefused: msg`Authentication failed`,
  loginFailed: msg`Oi! Login failed. Double-check yer details and give it another shot, will you?`,
  loginLocked: msg`Ye've tried and failed too many times... try again in 15 minutes.`,
  signupRefused: msg`Arrr! Registration failed.`,
  signupFailed: msg`Oi! the ship carrying your registration sank, you wanna try that again?`,
  riddles: msg`The server be speakin' in riddles. Try again, or consult the ship's engineer.`,
} satisfies Record<string, MessageDescriptor>;

export const authText = (name: keyof typeof texts): string => i18n._(texts[name]);

/** What the form says after a login that did not go through: the server's words if it had any. */
export const loginMessage = (failure: CallFailure): string =>
  failure.status === null ? authText('loginFailed') : (serverText(failure) ?? authText('loginRefused'));

/** After a sign-up: the server's words, or the browser's where no server answered. */
export const signupMessage = (failure: CallFailure): string =>
  failure.status === null
    ? (failure.reason ?? authText('signupFailed'))
    : (serverText(failure) ?? authText('signupRefused'));

/** Whether the server judged the attempt: an outage is no wrong password. */
export const isRefusal = ({ status }: CallFailure): boolean =>
  status !== null && status >= 400 && status < 500 && status !== 429;
