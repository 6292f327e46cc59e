import { expect, it } from '@jest/globals';
import { createFakeTmdb, httpError } from '../testing';
import { toQueryResult } from './query-result';

it('turns a call into data or into plain error data that a store can keep', async () => {
  const { client } = createFakeTmdb({ 'movie/8': httpError(404) });
  expect(await toQueryResult(client.genres({ mediaType: 'movie' }))).toEqual({ data: [{ id: 18, name: 'Drama' }] });
  const failed = await toQueryResult(client.movieDetails({ id: 8 }));
  expect(failed).toEqual({ error: { code: 'http', message: 'Error: Not Found', status: 404 } });
  expect(JSON.parse(JSON.stringify(failed))).toEqual(failed);
});

it('names an abort', async () => {
  const { client } = createFakeTmdb();
  const call = client.genres({ mediaType: 'movie' }, { signal: AbortSignal.abort() });
  expect(await toQueryResult(call)).toMatchObject({ error: { code: 'aborted', status: null } });
});

it('does not hide a bug', async () => {
  await expect(toQueryResult(Promise.reject(new RangeError('bug')))).rejects.toThrow('bug');
});
