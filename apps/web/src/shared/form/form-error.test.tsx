import { afterEach, describe, expect, it } from '@jest/globals';
import { accountTexts, DEFAULT_LANGUAGE, LOGIN_LOCKED_TEXT } from '@marquee/core';
import { cleanup, screen } from '@testing-library/react';
import { renderApp } from '../../testing/render-app';
import { FormError } from './form-error';
import { pirateText } from './pirate-texts';
import { apiErrorCodes } from '@marquee/core/contracts';
import type { CallFailure } from '../api/call-failure';
import { serverText, wrongAddressText } from './failure-text';
import { msg } from '@lingui/core/macro';
import { activate } from '../i18n/i18n';
import { fieldText } from './field-text';
import { missingHint } from './missing-hint';

afterEach(cleanup);

it.each([
  [
    'loginFailed',
    'Oi! Login failed. Double-check yer details and give it another shot, will you?',
    /server didn’t answer/,
  ],
  ['locked', LOGIN_LOCKED_TEXT, /Too many attempts failed/],
  ['signupRefused', 'Arrr! Registration failed.', /couldn’t create your account/],
  ['signupFailed', 'Oi! the ship carrying your registration sank, you wanna try that again?', /may not exist yet/],
  ['signupInvalid', accountTexts.signup, /empty or not valid/],
  ['riddles', "The server be speakin' in riddles. Try again, or consult the ship's engineer.", /couldn’t be read/],
] as const)(
  '%s is explained by a plain sentence beneath it, which is read out too [ACCOUNT-32]',
  (name, message, explanation) => {
    renderApp(<FormError message={pirateText(name)} hint="Enter a username." />);
    const [text, plain, ...others] = screen.getByRole('alert').querySelectorAll('p');
    expect(text?.textContent).toBe(message);
    expect(plain?.textContent).toMatch(explanation);
    expect(plain?.textContent).toMatch(/ try again|Try again/);
    expect(others).toEqual([]);
  },
);

it('a text that is plain already is shown alone', () => {
  renderApp(<FormError message="Wrong email, username or password. Check them and try again." />);
  expect(screen.getByRole('alert').querySelectorAll('p')).toHaveLength(1);
});

const failure = (code: string, message: string): CallFailure => ({
  ...{ status: 400, reason: null, fields: {}, retryAfterSec: null },
  code,
  message,
});
const WIRE = 'What the server wrote';
const isTranslated = (code: string) => serverText(failure(code, WIRE)) !== WIRE;

describe('errors of the API in forms', () => {
  it('have a message each, but those that no form is answered, or that are about one field [LANGUAGE-01]', () => {
    expect(apiErrorCodes.filter((code) => !isTranslated(code))).toEqual([
      'bad_request',
      'taken_down',
      'link_invalid',
      'link_expired',
      'taken',
      'collection_full',
      'account_full',
      'metadata_bad_answer',
      'metadata_unavailable',
      'image_host_not_allowed',
      'image_unavailable',
      'image_unreadable',
      'report_not_delivered',
    ]);
  });

  it('refuse plain http on a site that is served over https, and name its address', () => {
    const https = 'https://films.example.org';
    Object.defineProperty(window, 'isSecureContext', { configurable: true, value: false });
    expect(wrongAddressText(https)).toEqual({ text: expect.stringContaining('own pages'), explanation: https });
    expect(['', 'http://films.example.org'].map(wrongAddressText)).toEqual([null, null]);
    Object.defineProperty(window, 'isSecureContext', { configurable: true, value: true });
    expect(wrongAddressText(https)).toBeNull();
  });

  it('say what the server says where the code is not known', () => {
    expect(serverText(failure('of_tomorrow', WIRE))).toBe(WIRE);
    expect(serverText({ ...failure('', ''), code: null, message: null })).toBeNull();
  });
});

describe('what is wrong with a field', () => {
  it('is said in core’s words in English', () => {
    const texts = Object.values(accountTexts).filter((text) => text !== accountTexts.signup);
    expect(texts.map(fieldText)).toEqual(texts);
  });

  it('is said in the language of the site, where the text is known', () => {
    activate('de', { [msg`Please enter a name`.id]: 'Gib einen Namen ein' });
    expect(fieldText(accountTexts.nameMissing)).toBe('Gib einen Namen ein');
    expect(fieldText('Something else')).toBe('Something else');
    activate(DEFAULT_LANGUAGE, {});
  });
});

it('names what is missing as a sentence', () => {
  expect(missingHint(['a username', 'your email', 'a password'])).toBe('Enter a username, your email and a password.');
  expect(missingHint(['a password'])).toBe('Enter a password.');
  expect(missingHint([])).toBeNull();
});
