import { describe, expect, it } from '@jest/globals';
import { findPackage } from './program';

describe("PostgreSQL's programs", () => {
  it('are found for this machine, with their version', () => {
    expect(findPackage()).toMatchObject({ version: expect.stringMatching(/^18\./) });
  });

  it.each([
    ['sunos', 'x64'],
    ['linux', 'mips'],
  ] as const)('are not there for %s on %s: one sentence names DATABASE_URL', (platform, arch) => {
    expect(() => findPackage(platform, arch)).toThrow(
      `npm has no PostgreSQL for this system (${platform} ${arch}); install PostgreSQL 15 or newer yourself and set DATABASE_URL to it.`,
    );
  });
});
