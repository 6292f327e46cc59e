import { describe, expect, it } from '@jest/globals';
import { FOUR_K_TOKEN_INVALID_TEXT, isEmail, isFourKToken, isSyncableFourKToken } from '.';

const from = (start: string, length: number) => start.padEnd(length, 'x');

describe('a 4K token', () => {
  it.each([
    [49, false, false],
    [50, true, false],
    [51, true, true],
    [4096, true, true],
    [4097, false, false],
  ])(
    'of %i characters that begins with ey: accepted %s, synced %s [TOKEN-05, TOKEN-06]',
    (length, accepted, synced) => {
      expect(isFourKToken(from('ey', length))).toBe(accepted);
      expect(isSyncableFourKToken(from('ey', length))).toBe(synced);
    },
  );

  it('with ey further in is accepted and not synced [TOKEN-05]', () => {
    expect(isFourKToken(from('x ey', 80))).toBe(true);
    expect(isSyncableFourKToken(from('x ey', 80))).toBe(false);
  });

  it('without ey in small letters is refused', () => {
    expect(isFourKToken(from('EY', 80))).toBe(false);
    expect(isFourKToken('x'.repeat(80))).toBe(false);
    expect(FOUR_K_TOKEN_INVALID_TEXT).toBe('Invalid token, please check and try again.');
  });
});

describe('an email address', () => {
  it.each(['a@b.c', ' ada@example.org ', 'a.b+c@d-e.example', 'jörg@käse.example'])(
    '%j is valid [ACCOUNT-12]',
    (text) => expect(isEmail(text)).toBe(true),
  );
  it.each([
    ...['', 'a', 'a@b', '@b.c', 'a@.', 'a b@c.d', 'a@b@c.d', 'a@b.c d', 'a@b.c@d'],
    // Further ways to write one mailbox.
    ...[
      '<v@x.y>',
      'v@x.y>',
      'g:v@x.y;',
      'v@x.y,',
      '"x"<v@x.y>',
      '"v"@x.y',
      'v@x.y.',
      'v(c)@x.y',
      '.v@x.y',
      'v@[1.2.3.4]',
    ],
  ])('%j is invalid [ACCOUNT-12]', (text) => expect(isEmail(text)).toBe(false));
});
