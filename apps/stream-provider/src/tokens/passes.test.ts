import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createPasses } from './passes';

const secret = 'a secret of at least thirty-two characters';
const dayMs = 24 * 60 * 60 * 1000;
const start = Date.UTC(2026, 0, 1);

describe('a pass', () => {
  it('is valid for a day and not longer', () => {
    let now = start;
    const passes = createPasses({ secret, now: () => now });
    const pass = passes.issue();
    now = start + dayMs - 1000;
    expect(passes.isValid(pass)).toBe(true);
    now = start + dayMs;
    expect(passes.isValid(pass)).toBe(false);
  });

  it('is valid in every process that knows the secret, and in no other', () => {
    const now = () => start;
    const pass = createPasses({ secret, now }).issue();
    expect(createPasses({ secret, now }).isValid(pass)).toBe(true);
    expect(createPasses({ secret: `${secret}!`, now }).isValid(pass)).toBe(false);
  });

  it('cannot be extended, changed or forged', () => {
    const passes = createPasses({ secret, now: () => start });
    const [expiry = '', signature = ''] = passes.issue().split('.');
    const later = (Number.parseInt(expiry, 36) + 1).toString(36);
    expect(passes.isValid(`${later}.${signature}`)).toBe(false);
    expect(passes.isValid(`${expiry}.${signature}.`)).toBe(false);
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `${expiry}.${text}`),
        ),
        (text) => {
          fc.pre(text !== `${expiry}.${signature}`);
          expect(passes.isValid(text)).toBe(false);
        },
      ),
    );
  });
});
