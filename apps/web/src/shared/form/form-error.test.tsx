import { afterEach, expect, it } from '@jest/globals';
import { accountTexts, LOGIN_LOCKED_TEXT } from '@marquee/core';
import { cleanup, screen } from '@testing-library/react';
import { renderApp } from '../../testing/render-app';
import { FormError } from './form-error';
import { pirateText } from './pirate-texts';

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
