import { describe, expect, it } from '@jest/globals';
import { newPasswordError } from '.';

const TEXT = 'This password is too easy to guess. Choose another one.';

describe('a new password', () => {
  it.each([
    'password',
    'Password1',
    'password123',
    'P@ssw0rd',
    'p4$$w0rd!',
    '12345678',
    '123456789',
    '87654321',
    '11111111',
    '12121212',
    'aaaaaaaa',
    '        ',
    'abcabcabc',
    'qwertyuiop',
    'poiuytrewq',
    'qwerty123',
    '1q2w3e4r',
    '1qaz2wsx',
    'zaq12wsx',
    'asdfasdf',
    'abcd1234',
    'iloveyou',
    'ILoveYou2',
    'sunshine1',
    'princess',
    'football!',
    'letmein!',
    'trustno1',
    'Welcome2026',
    'summer2026!',
    'starwars1977',
    'admin1234',
    'passwort',
    'motdepasse',
    'love12345',
    'monkey dragon',
  ])('is refused as %j: it is guessed first [ACCOUNT-30]', (password) => expect(newPasswordError(password)).toBe(TEXT));

  it.each([
    'correct horse',
    'battery staple',
    'a password for Marquee',
    'my dragon is a monkey',
    'dragon monkey princess',
    'x7Kp2mQ9',
    'kn1ghtingale',
    'welcome-to-the-jungle',
    '19871204',
    'Füße im Sand',
    'пароль123',
  ])('may be %j', (password) => expect(newPasswordError(password)).toBeNull());

  it('is not the name or the address of the account', () => {
    const names = ['Ada Lovelace', 'ada@example.org'];
    expect(newPasswordError('ada lovelace', names)).toBe(TEXT);
    expect(newPasswordError('ADA@example.org', names)).toBe(TEXT);
    expect(newPasswordError('ada lovelace, 1815', names)).toBeNull();
  });

  it('has a length like any other', () => {
    expect(newPasswordError('short')).toBe('Password must be at least 8 characters');
    expect(newPasswordError('x'.repeat(257))).toBe('Password must be at most 256 characters');
  });
});
