import { describe, expect, it } from '@jest/globals';
import { memoizePerRequest } from './memoize-per-request';

describe('what is worked out per request', () => {
  it('is worked out once for one request, and anew for the next', () => {
    let runs = 0;
    const count = memoizePerRequest((_req: object) => (runs += 1));
    const [first, second] = [{}, {}];
    expect([count(first), count(first), count(second), count(first)]).toEqual([1, 1, 2, 1]);
  });
});
