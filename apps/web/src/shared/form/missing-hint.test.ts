import { expect, it } from '@jest/globals';
import { missingHint } from './missing-hint';

it('names what is missing as a sentence', () => {
  expect(missingHint(['a username', 'your email', 'a password'])).toBe('Enter a username, your email and a password.');
  expect(missingHint(['your email', 'a password'])).toBe('Enter your email and a password.');
  expect(missingHint(['a password'])).toBe('Enter a password.');
  expect(missingHint([])).toBeNull();
});
