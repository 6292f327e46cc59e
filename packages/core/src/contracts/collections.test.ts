import { describe, expect, it } from '@jest/globals';
import { syncBodySchema, syncResponseSchema } from './collections';

describe('the body of a sync', () => {
  it('may pull and push at once, and drops unknown collections', () => {
    const body = { since: { plays: 3, inventions: 1 }, push: { plays: [{ key: 'a' }, null] }, updatedAt: 7 };
    expect(syncBodySchema.parse(body)).toEqual({ ...body, since: { plays: 3 } });
    expect(syncBodySchema.parse({ updatedAt: 7 })).toEqual({ updatedAt: 7 });
  });

  it.each([
    ['no time', {}],
    ['a revision that is none', { since: { plays: -1 }, updatedAt: 7 }],
    ['entries that are no list', { push: { plays: {} }, updatedAt: 7 }],
  ])('is refused with %s', (_what, body) => expect(syncBodySchema.safeParse(body).success).toBe(false));
});

describe('the answer to a sync', () => {
  it('carries entries with unknown values, and what was rejected', () => {
    const answer = {
      ok: true,
      serverTime: 5,
      revision: { plays: 4 },
      changes: { plays: [{ key: 'movie:1/a', value: { new: 1 }, changedAt: 1, removedAt: 2 }] },
      more: ['plays'],
      refused: { plays: [{ code: 'invalid', error: 'x', keys: ['y'] }] },
      epoch: 'one',
    };
    expect(syncResponseSchema.parse(answer)).toEqual(answer);
  });
});
