import { get } from 'node:http';
import { join } from 'node:path';
import { freePort } from '@marquee/tooling/free-port';
import { root } from '@marquee/tooling/workspace';
import { startApi, startProcess } from '../api';
import { rawLoad, type RawLoadOptions } from '../raw-load';
import type { Load } from '../load';
import { median, type Row } from '../row';

/** Concurrent visitors required by issue 7. */
const CONNECTIONS = 200;
/** Minimum share of the bare route's rate. */
const LEAST_SHARE = 0.6;
const SECONDS = 3;
const ROUNDS = 5;
const PATH = '/api/tmdb/3/movie/popular';
/** A browser's headers, which servers parse. */
const BROWSER = {
  Accept: '*/*',
  'Accept-Encoding': 'gzip, deflate, br, zstd',
  'Accept-Language': 'en-GB,en;q=0.9',
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
};

interface Round {
  bare: Load;
  ours: Load;
}

/** The metadata gateway with a warm cache, beside an Express route with the same encoded bytes in memory. */
export async function gatewayRows(): Promise<Row[]> {
  const api = await startApi(null);
  const stops = [() => api.stop()];
  try {
    const port = await freePort();
    const stopBare = await startProcess(
      ['--conditions=marquee-source', '--import=tsx', join(root, 'tools/bench/src/bare-server.ts')],
      `http://127.0.0.1:${port}/memory`,
      { PORT: String(port), ...(await answerOf(`${api.origin}${PATH}`)) },
    );
    stops.unshift(stopBare);
    const options = { headers: BROWSER, connections: CONNECTIONS, seconds: SECONDS };
    // Alternating, so that other load affects both.
    const measure = async (load: RawLoadOptions): Promise<Round> => {
      const rounds: Round[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        rounds.push({
          bare: await rawLoad(`http://127.0.0.1:${port}/encoded`, load),
          ours: await rawLoad(`${api.origin}${PATH}`, load),
        });
      const middle = (of: keyof Round): Load => ({
        perSecond: median(rounds.map((round) => round[of].perSecond)),
        p99Ms: median(rounds.map((round) => round[of].p99Ms)),
      });
      return { bare: middle('bare'), ours: middle('ours') };
    };
    const full = await measure(options);
    const rate = LEAST_SHARE * full.bare.perSecond;
    const steady = await measure({ ...options, rate });
    const name = 'Express, the same bytes in memory';
    return [
      {
        name: `gateway from its cache, ${CONNECTIONS} connections`,
        unit: '/s',
        value: full.ours.perSecond,
        goal: { atLeast: Math.round(rate) },
        alternative: { name, value: full.bare.perSecond },
      },
      {
        name: `gateway from its cache, ${CONNECTIONS} connections that ask ${LEAST_SHARE * 100} % of what the bare route answers, p99`,
        unit: 'ms',
        value: steady.ours.p99Ms,
        goal: { atMost: 25 },
        alternative: { name, value: steady.bare.p99Ms },
      },
      {
        name: `gateway from its cache, ${CONNECTIONS} connections that never pause, p99`,
        unit: 'ms',
        value: full.ours.p99Ms,
        goal: { atMost: 25 },
        alternative: { name, value: full.bare.p99Ms },
      },
    ];
  } finally {
    for (const stop of stops) await stop();
  }
}

/** The bytes as sent to browsers; `fetch` would decompress them. */
function answerOf(url: string): Promise<{ ENCODED: string; TYPE: string }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: BROWSER }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          ENCODED: Buffer.concat(chunks).toString('base64'),
          TYPE: response.headers['content-type'] ?? '',
        }),
      );
    }).on('error', reject);
  });
}
