import { t } from '@lingui/core/macro';
import type { CallFailure } from '../../../shared/api/call-failure';
import { serverText } from '../../../shared/form/failure-text';
import { pirateText, type FormMessage } from '../../../shared/form/pirate-texts';

/** The message after a failed login (ACCOUNT-05, ACCOUNT-06): the server's, if it sent one. */
export const loginMessage = (failure: CallFailure): FormMessage =>
  failure.status === null ? pirateText('loginFailed') : (serverText(failure) ?? t`Authentication failed`);

/** The message after a failed sign-up (ACCOUNT-15): the server's, or the browser's without a response. */
export const signupMessage = (failure: CallFailure): FormMessage =>
  failure.status === null
    ? pirateText('signupFailed', failure.reason ?? undefined)
    : (serverText(failure) ?? pirateText('signupRefused'));

/** Whether the server rejected the credentials; an outage does not count as a wrong password, nor does a disabled account. */
export const isRefusal = ({ status, code }: CallFailure): boolean =>
  status !== null && status >= 400 && status < 500 && status !== 429 && code !== 'account_disabled';
