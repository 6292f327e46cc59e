import { request as httpRequest } from 'node:http';
import { describe, expect, it, jest } from '@jest/globals';
import { CSRF_HEADER, syncLimits } from '@marquee/core/contracts';
import { useAccountsTest } from '../../testing/use-accounts-test';
import { listen } from '../../testing/listen';

jest.setTimeout(120_000);

const LOAD_MS = 8_000;
const EVERY_MS = 20;
/** Of the middle one: 2 alone on a machine, and 150 to 1,000 before there were limits. Others' work is in the tail. */
const BOUND_MS = 250;
/** A machine that is busy elsewhere makes everybody wait: so many times as long as without the pushes is fair, too. */
const FAIR = 10;

/** A push of so many episodes of one show. */
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

describe('an account that pushes without pause', () => {
  const test = useAccountsTest();

  it('does not make others wait', async () => {
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
        // A refusal can come before the body was sent.
        sent.on('error', (error: NodeJS.ErrnoException) =>
          error.code === 'EPIPE' || error.code === 'ECONNRESET' ? resolve(413) : reject(error),
        );
        sent.end(body);
      });
    const bodies = [syncLimits.pushEntries.history - 1, 19_999].flatMap((episodes) =>
      [1, 2, 3].map((time) => bodyOf(episodes, time)),
    );
    const statuses = new Map<number, number>();
    await call('POST', '/api/sync/watch-history', bodies[0]);
    const push = async (worker: number) => {
      for (let round = worker; performance.now() < end; round += 1) {
        const status = await call('POST', '/api/sync/watch-history', bodies[round % bodies.length]);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    const quiet: number[] = [];
    for (let asked = 0; asked < 21; asked += 1) {
      const begun = performance.now();
      await call('GET', '/api/config');
      quiet.push(performance.now() - begun);
    }
    const end = performance.now() + LOAD_MS;
    const waits: number[] = [];
    // At fixed moments, whether or not the last is answered: a wait counts for everybody who would have come in it.
    const watch = async () => {
      const asked: Promise<void>[] = [];
      for (let due = performance.now(); due < end; due += EVERY_MS) {
        await new Promise((resolve) => setTimeout(resolve, Math.max(due - performance.now(), 0)));
        const came = due;
        asked.push(
          call('GET', '/api/config').then((status) => {
            expect(status).toBe(200);
            waits.push(performance.now() - came);
          }),
        );
      }
      await Promise.all(asked);
    };
    await Promise.all([watch(), ...[0, 1, 2, 3].map(push)]);
    await close();
    const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
    expect(statuses.get(200) ?? 0).toBeGreaterThan(0);
    expect(waits.length).toBe(LOAD_MS / EVERY_MS);
    expect(median(waits)).toBeLessThan(Math.max(BOUND_MS, FAIR * median(quiet)));
  });
});
