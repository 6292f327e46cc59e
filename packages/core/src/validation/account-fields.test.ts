import { describe, expect, it } from '@jest/globals';
import { loginBodySchema, signupBodySchema } from '../contracts';
import {
  emailError,
  identifierError,
  loginIdentifier,
  newPasswordError,
  normalizeIdentifier,
  passwordError,
  profileNameError,
  usernameError,
} from './index';

const invisible = '\u200b';

describe('the fields of an account', () => {
  it.each([
    ['ab', 'Username must be at least 3 characters'],
    ['  ab  ', 'Username must be at least 3 characters'],
    ['abc', null],
    [' ada lovelace ', null],
    ['ада', null],
    ['x'.repeat(32), null],
    ['x'.repeat(33), 'Username must be at most 32 characters'],
    ['ada@home', 'Username can’t contain @'],
    [`ad${invisible}a`, 'Username can’t contain line breaks or invisible characters'],
    ['a\0b', 'Username can’t contain line breaks or invisible characters'],
  ])('username %j: %j [ACCOUNT-11]', (text, error) => expect(usernameError(text)).toBe(error));

  it.each([
    ['a@b.c', null],
    [' ada@example.org ', null],
    ['ada@example', 'Please enter a valid email address'],
    ['', 'Please enter a valid email address'],
    [`${'a'.repeat(250)}@b.c`, null],
    [`  ${'a'.repeat(250)}@b.c  `, null],
    [`${'a'.repeat(251)}@b.c`, 'Please enter a valid email address'],
    ['a\0@b.c', 'Please enter a valid email address'],
  ])('email %j: %j [ACCOUNT-12]', (text, error) => expect(emailError(text)).toBe(error));

  it.each([
    ['1234567', 'Password must be at least 8 characters'],
    ['12345678', null],
    ['        ', null],
    ['x'.repeat(256), null],
    ['x'.repeat(257), 'Password must be at most 256 characters'],
  ])('password %j: %j [ACCOUNT-03]', (text, error) => expect(passwordError(text)).toBe(error));

  it.each([
    ['ab', 'Please enter a valid email or username'],
    ['abc', null],
    ['a@b.c', null],
    ['a@b', null],
    ['  a ', 'Please enter a valid email or username'],
    [` ${'a'.repeat(254)} `, null],
    ['a'.repeat(255), 'Please enter a valid email or username'],
    ['abc\0', 'Please enter a valid email or username'],
  ])('identifier %j: %j [ACCOUNT-02]', (text, error) => expect(identifierError(text)).toBe(error));

  it('accepts any text as a profile name, up to 80 characters that can be stored [ACCOUNT-21]', () => {
    expect(profileNameError('')).toBeNull();
    expect(profileNameError('<b>👩‍🚀</b>')).toBeNull();
    expect(profileNameError('x'.repeat(80))).toBeNull();
    expect(profileNameError('x'.repeat(81))).toBe('Name must be at most 80 characters');
    expect(profileNameError('a\0')).toBe('Name contains characters that can’t be saved');
    expect(profileNameError('\ud800')).toBe('Name contains characters that can’t be saved');
  });

  it('sends an identifier as the email address or the username that it is [ACCOUNT-02]', () => {
    expect(loginIdentifier(' ada@example.org ')).toEqual({ email: 'ada@example.org' });
    expect(loginIdentifier(' ada ')).toEqual({ username: 'ada' });
  });

  it('normalises names that people would consider the same', () => {
    expect(normalizeIdentifier(' ADA ')).toBe('ada');
    expect(normalizeIdentifier('Ａｄａ')).toBe(normalizeIdentifier('ada'));
    expect(normalizeIdentifier('e\u0301ve')).toBe(normalizeIdentifier('ÉVE'));
  });
});

const messages = (answer: { error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } }) =>
  answer.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('the bodies of sign-up and login', () => {
  const signup = {
    username: ' ada ',
    email: ' ada@example.org ',
    password: 'long enough',
    passwordConfirm: 'long enough',
  };

  it('are trimmed [ACCOUNT-14]', () => {
    expect(signupBodySchema.parse(signup)).toEqual({ ...signup, username: 'ada', email: 'ada@example.org' });
    expect(loginBodySchema.parse({ username: ' ada ', password: 'long enough' }).username).toBe('ada');
    expect(loginBodySchema.parse({ email: ' ada@example.org ', password: 'long enough' })).toEqual({
      email: 'ada@example.org',
      password: 'long enough',
    });
  });

  it('report the form’s message for each invalid field', () => {
    expect(
      messages(signupBodySchema.safeParse({ username: 'a', email: 'a', password: 'a', passwordConfirm: 'a' })),
    ).toEqual(
      expect.arrayContaining([
        'username: Username must be at least 3 characters',
        'email: Please enter a valid email address',
        'password: Password must be at least 8 characters',
      ]),
    );
    expect(messages(signupBodySchema.safeParse({ ...signup, username: 'ada@home', email: 'ada at home' }))).toEqual([
      'username: Username can’t contain @',
      'email: Please enter a valid email address',
    ]);
    expect(messages(signupBodySchema.safeParse({ ...signup, passwordConfirm: 'other words' }))).toEqual([
      'passwordConfirm: Passwords don’t match',
    ]);
    expect(messages(loginBodySchema.safeParse({ password: 'long enough' }))).toEqual([
      'username: Please enter a valid email or username',
    ]);
  });

  it.each([null, [], 'text', 7, { username: {} }, { username: ['ada'], password: 12345678 }])(
    'refuse %j [ACCOUNT-17]',
    (body) => {
      expect(signupBodySchema.safeParse(body).success).toBe(false);
      expect(loginBodySchema.safeParse(body).success).toBe(false);
    },
  );
});

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
