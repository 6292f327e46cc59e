import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@marquee/postgres';
import { CSRF_HEADER } from '@marquee/core/contracts';
import { listen } from './listen';
import { createAccountsTest } from './test-accounts';
import { openTestDatabase } from './test-database';

/**
 * Measures sync for a user with 20,000 episodes and 5,000 bookmarks: medians in milliseconds, over HTTP, on a freshly
 * filled database. `tsx --conditions=marquee-source measure-sync.ts`
 */
const EPISODES = 20_000;

const folder = mkdtempSync(join(tmpdir(), 'marquee-measure-'));
const server = await startServer({ dataDir: folder });
process.env.TEST_POSTGRES_URL = server.url;
const database = await openTestDatabase();
const test = createAccountsTest(database, { SYNCS_PER_MINUTE: '1000000' });
const { origin, close } = await listen(test.bare);
const person = await test.signUp();
const headers = { Cookie: person.cookie, [CSRF_HEADER]: person.answer.token, 'Content-Type': 'application/json' };

const call = async (method: 'GET' | 'POST', path: string, body?: object): Promise<string> => {
  const answer = await fetch(`${origin}/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${text.slice(0, 200)}`);
  return text;
};
const forgetLimits = () => database.sql('DELETE FROM rate_limits');

let time = 1_000;
const bookmarks = (length: number, from = 1) => {
  time += 1;
  return Array.from({ length }, (_, at) => ({
    mediaId: from + at,
    category: 'watchlist',
    addedAt: time,
    mediaType: 'movie',
  }));
};
const episodes = (show: number, length: number) => {
  time += 1;
  const progress = { watched: time, duration: 2_500 };
  const all = Array.from({ length }, (_, at) => [
    `s1e${at + 1}`,
    { id: at, number: at, title: `Episode Number ${at}`, seasonId: 1, updatedAt: time, progress },
  ]);
  return { [show]: { type: 'show', title: 'A Show', year: 2001, updatedAt: time, episodes: Object.fromEntries(all) } };
};
const pushBookmarks = (list: object[]) => call('POST', '/sync/bookmarks', { bookmarks: list, updatedAt: Date.now() });
const pushHistory = (items: object) => call('POST', '/sync/watch-history', { items, updatedAt: Date.now() });

async function measure(name: string, runs: number, run: () => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  for (let at = 0; at < runs; at += 1) {
    if (at % 5 === 0) await forgetLimits();
    const begun = performance.now();
    await run();
    times.push(performance.now() - begun);
  }
  times.sort((a, b) => a - b);
  process.stdout.write(`${name}: ${times[Math.floor(runs / 2)]?.toFixed(1)} ms (best ${times[0]?.toFixed(1)})\n`);
}

for (let show = 1; show <= EPISODES / 500; show += 1) {
  await pushHistory(episodes(show, 500));
  if (show % 10 === 0) await forgetLimits();
}
await pushBookmarks(bookmarks(5_000));
await measure('history of 20,000 episodes, all', 5, () => call('GET', '/users/me/watch-history'));
await measure('history of 20,000 episodes, since=0', 5, () => call('GET', '/users/me/watch-history?since=0'));
await measure('history, one page of 5,000', 7, () => call('GET', '/users/me/watch-history?since=0&limit=5000'));
await measure('5,000 bookmarks, all', 7, () => call('GET', '/users/me/bookmarks'));
await measure('push of 1,000 changed bookmarks', 15, () => pushBookmarks(bookmarks(1_000)));
await measure('push of 1,000 changed episodes', 15, () => pushHistory(episodes(1, 999)));
await measure('push of one bookmark', 150, () => pushBookmarks(bookmarks(1)));
await measure('push of one episode', 150, () => pushHistory(episodes(3, 1)));
if ((await fetch(`${origin}/api/sync`, { method: 'POST', headers, body: '{"updatedAt":1}' })).status === 200) {
  const since = (of = 0) => ({ bookmarks: of, categories: of, history: of, plays: of, settings: of });
  const entries = (length: number) =>
    bookmarks(length).map(({ mediaId, addedAt }) => ({
      key: `${mediaId}/movie/watchlist`,
      value: {},
      changedAt: addedAt,
    }));
  const { revision } = JSON.parse(await pushBookmarks(bookmarks(1))) as { revision: number };
  let known = since(revision);
  await measure('sync: one change, and what is new of all', 150, async () => {
    const body = { push: { bookmarks: entries(1) }, since: known, updatedAt: Date.now() };
    known = (JSON.parse(await call('POST', '/sync', body)) as { revision: typeof known }).revision;
  });
  await measure('sync: 1,000 changes', 15, () =>
    call('POST', '/sync', { push: { bookmarks: entries(1_000) }, updatedAt: Date.now() }),
  );
  await measure('sync: a new device reads everything', 5, async () => {
    for (let from: object = since(), more = true; more;) {
      const page = JSON.parse(await call('POST', '/sync', { since: from, updatedAt: 1 })) as {
        revision: object;
        more?: string[];
      };
      from = page.revision;
      more = page.more !== undefined;
    }
  });
}
await close();
test.remove();
await database.remove();
await server.stop();
rmSync(folder, { recursive: true, force: true });
