import { expect, it } from '@jest/globals';
import { definedOnly } from './defined-only';

it('undefined members do not hide what they are spread over', () => {
  expect({ a: 1, b: 2, ...definedOnly({ a: undefined, b: null }) }).toEqual({ a: 1, b: null });
});
