import { describe, expect, it } from '@jest/globals';
import { memoizePerRequest } from './memoize-per-request';

describe('memoizePerRequest', () => {
  it('computes once per request, and again for the next one', () => {
    let runs = 0;
    const count = memoizePerRequest((_req: object) => (runs += 1));
    const [first, second] = [{}, {}];
    expect([count(first), count(first), count(second), count(first)]).toEqual([1, 1, 2, 1]);
  });
});
