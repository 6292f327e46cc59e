import { describe, expect, it, jest } from '@jest/globals';
import { ApiError } from '../../http/errors';
import type { TmdbRequest } from './request-parser';
import { metadataFetch } from './metadata-fetch';

describe('what the app fetches while it is rendered', () => {
  const answer = jest.fn<(request: TmdbRequest) => Promise<never>>();
  const ask = metadataFetch({ get: answer }, 'pages')([]);

  it('is the gateway’s answer, its errors included', async () => {
    const body = {
      bytes: () => Promise.resolve(Buffer.from('{"results":[]}')),
      contentType: 'application/json; charset=utf-8',
    };
    answer.mockResolvedValueOnce({ body, source: 'cache', browserSec: 1 } as never);
    const good = await ask('/api/tmdb/3/search/movie?query=a%20b');
    expect(await good.json()).toEqual({ results: [] });
    const [request] = answer.mock.calls[0] ?? [];
    expect(request?.allowed.path).toBe('search/movie');
    expect(request?.query.get('query')).toBe('a b');
    answer.mockResolvedValueOnce({ body, source: 'fallback', browserSec: 1 } as never);
    expect((await ask('/api/tmdb/3/movie/popular')).status).toBe(503);
    answer.mockRejectedValueOnce(new ApiError('metadata_unavailable'));
    const outage = await ask('/api/tmdb/3/movie/1');
    expect([outage.status, ((await outage.json()) as { code: string }).code]).toEqual([503, 'metadata_unavailable']);
  });

  it('is nothing else of this server', async () => {
    answer.mockClear();
    expect((await ask('/api/users/me')).status).toBe(404);
    expect((await ask('https://elsewhere.example/api/tmdb/3/movie/1')).status).toBe(404);
    expect(answer).not.toHaveBeenCalled();
  });
});
