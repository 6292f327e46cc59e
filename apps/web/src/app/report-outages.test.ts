import { expect, it, jest } from '@jest/globals';
import { reportOutages } from './report-outages';

it('says that TMDB failed where the catalogue stands in for it, and nothing otherwise [METADATA-09]', async () => {
  const report = jest.fn();
  const fetchFrom = (source: string) =>
    reportOutages(async () => new Response('{}', { headers: { 'X-Marquee-Source': source } }), report);
  for (const source of ['tmdb', 'cache', 'stale', 'catalogue']) await fetchFrom(source)('/api/tmdb/3/movie/popular');
  expect(report).not.toHaveBeenCalled();
  const response = await fetchFrom('fallback')('/api/tmdb/3/movie/popular');
  expect(await response.json()).toEqual({});
  expect(report).toHaveBeenCalledWith('TMDB couldn’t be reached.', { kind: 'info' });
});
