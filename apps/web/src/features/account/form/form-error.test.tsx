import { afterEach, expect, it } from '@jest/globals';
import { LOGIN_LOCKED_TEXT } from '@marquee/core';
import { cleanup, screen } from '@testing-library/react';
import { renderApp } from '../../../testing/render-app';
import { fieldText } from './field-text';
import { FormError } from './form-error';

afterEach(cleanup);

it.each([
  ['Oi! Login failed. Double-check yer details and give it another shot, will you?', /server didn’t answer/],
  [LOGIN_LOCKED_TEXT, /Too many attempts failed/],
  ['Arrr! Registration failed.', /couldn’t create your account/],
  ['Oi! the ship carrying your registration sank, you wanna try that again?', /may not exist yet/],
  ['Please fix the errors in the form before submitting before ye set sail!', /empty or not valid/],
  ["The server be speakin' in riddles. Try again, or consult the ship's engineer.", /couldn’t be read/],
])('%j is explained by a plain sentence beneath it, which is read out too [ACCOUNT-32]', (message, explanation) => {
  renderApp(<FormError message={fieldText(message)} hint="Enter a username." />);
  const [text, plain, ...others] = screen.getByRole('alert').querySelectorAll('p');
  expect(text?.textContent).toBe(message);
  expect(plain?.textContent).toMatch(explanation);
  expect(plain?.textContent).toMatch(/ try again|Try again/);
  expect(others).toEqual([]);
});

it('a text that is plain itself stands alone', () => {
  renderApp(<FormError message="Wrong email, username or password. Check them and try again." />);
  expect(screen.getByRole('alert').querySelectorAll('p')).toHaveLength(1);
});
