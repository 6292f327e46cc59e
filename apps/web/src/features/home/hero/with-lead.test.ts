import { expect, it } from '@jest/globals';
import { withLead } from './with-lead';

const items = (...keys: string[]) => keys.map((key) => ({ key }));
const keys = (slides: readonly { key: string }[]) => slides.map(({ key }) => key).join('');

it('what was left comes first, and the other slides stay where they are [HOME-17]', () => {
  expect(keys(withLead({ key: 'x' }, items('a', 'b', 'c', 'd'), 4))).toBe('xbca');
  expect(keys(withLead({ key: 'b' }, items('a', 'b', 'c', 'd', 'e'), 4))).toBe('bcda');
  expect(keys(withLead({ key: 'x' }, items('a'), 4))).toBe('xa');
  expect(keys(withLead({ key: 'x' }, [], 4))).toBe('x');
});
