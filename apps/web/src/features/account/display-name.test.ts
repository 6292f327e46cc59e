import { expect, it } from '@jest/globals';
import { displayName } from './display-name';

it.each([
  [{ name: 'Ada Lovelace', username: 'ada' }, 'Ada Lovelace'],
  [{ name: 'Guest', username: 'ada' }, 'ada'],
  [{ name: '', username: 'ada' }, 'ada'],
  [{ username: 'ada' }, 'ada'],
])('%j is called %s on the screen', (user, shown) => {
  expect(displayName(user)).toBe(shown);
});
