import { LOGIN_LOCKED_TEXT } from '@marquee/core';
import type { CallFailure } from '../api/call-failure';

/** Texts of the forms (ACCOUNT-05, ACCOUNT-15). */
export const authTexts = {
  loginRefused: 'Authentication failed',
  loginFailed: 'Oi! Login failed. Double-check yer details and give it another shot, will you?',
  loginLocked: LOGIN_LOCKED_TEXT,
  signupRefused: 'Arrr! Registration failed.',
  signupFailed: 'Oi! the ship carrying your registration sank, you wanna try that again?',
  riddles: "The server be speakin' in riddles. Try again, or consult the ship's engineer.",
} as const;

/** What the form says after a login that did not go through: the server's words if it had any. */
export const loginMessage = ({ status, message }: CallFailure): string =>
  status === null ? authTexts.loginFailed : (message ?? authTexts.loginRefused);

/** After a sign-up: the server's words, or the browser's where no server answered. */
export const signupMessage = ({ status, message, reason }: CallFailure): string =>
  status === null ? (reason ?? authTexts.signupFailed) : (message ?? authTexts.signupRefused);

/** Whether the server judged the attempt: an outage is no wrong password. */
export const isRefusal = ({ status }: CallFailure): boolean =>
  status !== null && status >= 400 && status < 500 && status !== 429;
