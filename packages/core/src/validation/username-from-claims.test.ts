import { expect, it } from '@jest/globals';
import { usernameError } from './account-fields';
import { usernameFromClaims } from './username-from-claims';

it.each([
  [['ada'], 'ada'],
  [['ada@example.org', 'Ada L.'], 'ada'],
  [[undefined, 7, 'ab', '  Ada L. '], 'Ada L.'],
  [['a\u202Ed\na'], 'ada'],
  [['@@@', ''], 'member'],
  [[], 'member'],
  [['🎬'.repeat(40)], '🎬'.repeat(14)],
])('the username of somebody whom the provider calls %j is %j [OIDC-07]', (texts, name) => {
  expect(usernameFromClaims(texts)).toBe(name);
  expect(usernameError(name)).toBeNull();
});
