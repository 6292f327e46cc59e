import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { i18n } from '../../../shared/i18n';
import type { CallFailure } from '../../../shared/api/call-failure';
import { serverText } from '../form/failure-text';

/** Messages of the forms (ACCOUNT-05, ACCOUNT-06, ACCOUNT-15). */
const texts = {
  loginRefused: msg`Authentication failed`,
  loginFailed: msg`Oi! Login failed. Double-check yer details and give it another shot, will you?`,
  loginLocked: msg`Ye've tried and failed too many times... try again in 15 minutes.`,
  signupRefused: msg`Arrr! Registration failed.`,
  signupFailed: msg`Oi! the ship carrying your registration sank, you wanna try that again?`,
  riddles: msg`The server be speakin' in riddles. Try again, or consult the ship's engineer.`,
} satisfies Record<string, MessageDescriptor>;

export const authText = (name: keyof typeof texts): string => i18n._(texts[name]);

/** The message after a failed login: the server's, if it sent one. */
export const loginMessage = (failure: CallFailure): string =>
  failure.status === null ? authText('loginFailed') : (serverText(failure) ?? authText('loginRefused'));

/** The message after a failed sign-up: the server's, or the browser's without a response. */
export const signupMessage = (failure: CallFailure): string =>
  failure.status === null
    ? (failure.reason ?? authText('signupFailed'))
    : (serverText(failure) ?? authText('signupRefused'));

/** Whether the server rejected the credentials; an outage does not count as a wrong password. */
export const isRefusal = ({ status }: CallFailure): boolean =>
  status !== null && status >= 400 && status < 500 && status !== 429;
