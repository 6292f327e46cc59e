import { request as httpRequest } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, jest } from '@jest/globals';
import { CSRF_HEADER, syncLimits } from '@marquee/core/contracts';
import { useAccountsTest } from '../../testing/use-accounts-test';
import { listen } from '../../testing/listen';

jest.setTimeout(120_000);

/** Windows with and without pushes alternate, so that other load on the machine slows both. */
const ROUNDS = 3;
/** Other load in one of the windows only delays some requests: with more rounds, the medians become the usual ones. */
const MAX_ROUNDS = 12;
const QUIET_MS = 400;
const PUSHING_MS = 800;
const EVERY_MS = 20;
/** For the median response: 2 ms on an idle machine; 150 to 1,000 ms before there were limits. */
const MAX_MEDIAN_MS = 250;
/** On a busy machine: factor of the median without pushes. */
const MAX_SLOWDOWN = 10;

/** A push with this many episodes of one show. */
const bodyOf = (episodes: number, updatedAt: number) =>
  Buffer.from(
    JSON.stringify({
      updatedAt: Date.now(),
      items: {
        1: {
          type: 'show',
          title: 'A Show',
          year: 2001,
          updatedAt,
          episodes: Object.fromEntries(
            Array.from({ length: episodes }, (_, at) => [
              `s1e${at + 1}`,
              {
                id: at,
                number: at,
                title: `Episode Number ${at}`,
                seasonId: 1,
                updatedAt,
                progress: { watched: 1, duration: 2 },
              },
            ]),
          ),
        },
      },
    }),
  );

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

describe('an account that pushes without pause', () => {
  const test = useAccountsTest();

  it('does not slow down requests of others', async () => {
    const greedy = await test.signUp();
    const { origin, close } = await listen(test.bare);
    const call = (method: string, path: string, body?: Buffer) =>
      new Promise<number>((resolve, reject) => {
        const headers = {
          'Content-Type': 'application/json',
          'Content-Length': body?.length ?? 0,
          Cookie: greedy.cookie,
          [CSRF_HEADER]: greedy.answer.token,
        };
        const sent = httpRequest(`${origin}${path}`, { method, headers, agent: false }, (answer) => {
          answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
        });
        // The server may refuse the request before its body is sent.
        sent.on('error', (error: NodeJS.ErrnoException) =>
          error.code === 'EPIPE' || error.code === 'ECONNRESET' ? resolve(413) : reject(error),
        );
        sent.end(body);
      });
    const bodies = [syncLimits.pushEntries.history - 1, 19_999].flatMap((episodes) =>
      [1, 2, 3].map((time) => bodyOf(episodes, time)),
    );
    await call('POST', '/api/sync/watch-history', bodies[0]);
    const statuses = new Set<number>();
    const push = async (worker: number, endMs: number) => {
      for (let round = worker; performance.now() < endMs; round += 1)
        statuses.add(await call('POST', '/api/sync/watch-history', bodies[round % bodies.length]));
    };
    // At fixed times, whether or not the previous request was answered: a delay counts for all requests that would have
    // been made during it.
    const measure = async (waits: number[], endMs: number) => {
      const requests: Promise<void>[] = [];
      for (let dueMs = performance.now(); dueMs < endMs; dueMs += EVERY_MS) {
        await sleep(Math.max(dueMs - performance.now(), 0));
        const sentMs = dueMs;
        requests.push(
          call('GET', '/api/config').then((status) => {
            expect(status).toBe(200);
            waits.push(performance.now() - sentMs);
          }),
        );
      }
      await Promise.all(requests);
    };
    const [quiet, pushing]: [number[], number[]] = [[], []];
    const isFair = () => median(pushing) < Math.max(MAX_MEDIAN_MS, MAX_SLOWDOWN * median(quiet));
    for (let round = 0; round < MAX_ROUNDS && (round < ROUNDS || !isFair()); round += 1) {
      await measure(quiet, performance.now() + QUIET_MS);
      const endMs = performance.now() + PUSHING_MS;
      await Promise.all([measure(pushing, endMs), ...[0, 1, 2, 3].map((worker) => push(worker, endMs))]);
    }
    await close();
    expect(statuses).toContain(200);
    expect({ pushingMs: median(pushing), quietMs: median(quiet), isFair: isFair() }).toMatchObject({ isFair: true });
  });
});
