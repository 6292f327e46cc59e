import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { titleKey } from '../media';
import { isFulfilled, MOST_SEASON, parseRequestId, requestId } from '.';

it('the id of a request says what is asked for, in one way [ASK-01]', () => {
  const season = fc.option(fc.integer({ min: 0, max: MOST_SEASON }));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e9 }), season, (id, number) => {
      const asked = { title: titleKey('tv', id), season: number };
      expect(parseRequestId(requestId(asked))).toEqual(asked);
    }),
  );
  expect(parseRequestId('movie:603')).toEqual({ title: 'movie:603', season: null });
  for (const text of [
    '',
    'movie:603:1',
    'tv:1:01',
    'tv:01:1',
    'tv:1:',
    'tv:1:-1',
    'tv:1:10000',
    'tv:1:1\n',
    'tv:0:1',
    'person:1',
  ])
    expect([text, parseRequestId(text)]).toEqual([text, undefined]);
});

it('a season is in a library with one of its episodes, a title with any file [ASK-05]', () => {
  const series = { addedAtMs: 1, episodes: { 1: '1-3', 2: '' } };
  expect([null, 1, 2, 3].map((season) => isFulfilled(series, season))).toEqual([true, true, false, false]);
  expect([isFulfilled({ addedAtMs: 1 }, 1), isFulfilled(undefined, null)]).toEqual([false, false]);
});
