import { Agent } from 'node:http';
import { signUp, startApi } from '../api';
import { call, type Call } from '../load';
import type { Row } from '../row';
import { figure } from '../soak/soak';

const CONNECTIONS = 8;
const BROWSER = { 'Accept-Encoding': 'br, gzip', Accept: 'text/html' };

/**
 * Processor time of single operations in the API, including all threads and the embedded database; docs/scale.md is
 * based on these. Unlike durations, they hardly depend on other load.
 */
export async function costRows(): Promise<Row[]> {
  const api = await startApi(null);
  try {
    const { origin } = api;
    const person = await signUp(origin, 'cost');
    const get = (path: string, headers: Record<string, string> = BROWSER): Call => ({
      method: 'GET',
      url: `${origin}${path}`,
      headers,
    });
    const { results } = JSON.parse(await call(new Agent(), get('/api/tmdb/3/movie/popular', {}))) as {
      results: { id: number; poster_path: string }[];
    };
    const [title] = results;
    if (!title) throw new Error('no title to ask for');
    const push = (mediaId: number): Call => ({
      method: 'POST',
      url: `${origin}/api/sync/bookmarks`,
      headers: person.headers,
      body: JSON.stringify({
        bookmarks: [{ mediaId, mediaType: 'movie', category: 'watchlist', addedAt: 1_000 + mediaId }],
        updatedAt: 1_000,
      }),
    });
    const original = `/api/img/t/p/w342${title.poster_path}`;
    const drawn = (at: number) => `/api/img?url=${encodeURIComponent(original)}&w=342&q=80&rotation=${at / 100}`;

    const answer = await cpuMs(origin, 4_000, () => get('/api/tmdb/3/movie/popular'));
    const kinds: { name: string; value: number }[] = [
      { name: 'a page', value: await cpuMs(origin, 2_000, () => get(`/movies/${title.id}`)) },
      { name: 'a poster as it is kept', value: await cpuMs(origin, 2_000, () => get(original)) },
      { name: 'an image resized anew', value: await cpuMs(origin, 40, (at) => get(drawn(at))) },
      { name: 'a sync of one change', value: await cpuMs(origin, 200, (at) => push(at + 1)) },
      {
        name: 'a read of 200 bookmarks',
        value: await cpuMs(origin, 400, () => get('/api/users/me/bookmarks', person.headers)),
      },
    ];
    return kinds.map(({ name, value }) => ({
      name: `processor time of ${name}`,
      unit: 'ms',
      value,
      alternative: { name: 'of a gateway answer', value: answer },
    }));
  } finally {
    await api.stop();
  }
}

async function cpuMs(origin: string, count: number, next: (at: number) => Call): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const run = async (from: number, to: number) => {
    let at = from;
    const worker = async () => {
      while (at < to) await call(agent, next(at++));
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  };
  const warmUp = Math.ceil(count / 4);
  await run(0, warmUp);
  const before = await cpuSeconds(origin);
  await run(warmUp, warmUp + count);
  const after = await cpuSeconds(origin);
  agent.destroy();
  return ((after - before) / count) * 1_000;
}

const cpuSeconds = async (origin: string): Promise<number> =>
  figure(await (await fetch(`${origin}/metrics`)).text(), 'process_cpu_seconds_total');
