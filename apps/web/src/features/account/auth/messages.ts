import { msg } from '@lingui/core/macro';
import { i18n } from '../../../shared/i18n';
import type { CallFailure } from '../../../shared/api/call-failure';
import { serverText } from '../form/failure-text';
import { pirateTexts } from '../form/pirate-texts';

/** Messages of the forms (ACCOUNT-05, ACCOUNT-06, ACCOUNT-15). */
const texts = { ...pirateTexts, loginRefused: msg`Authentication failed` };

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
