import { Agent } from 'node:http';
import { join } from 'node:path';
import pg from 'pg';
import { mergeBookmarks, type Bookmark } from '@marquee/core';
import { freePort } from '@marquee/tooling/free-port';
import { root } from '@marquee/tooling/workspace';
import { logIn, signUp, startApi, startProcess, type Account, type Api } from '../api';
import { call, load, times, type Call } from '../load';
import { median, type Row } from '../row';
import { pgWrites } from './pg-writes';

const CONNECTIONS = 8;
const SECONDS = 4;

const bookmark = (mediaId: number, addedAt = 1_000): Bookmark => ({
  mediaId,
  category: 'watchlist',
  addedAt,
  mediaType: 'movie',
});
const shelf = (length: number, addedAt?: number): Bookmark[] =>
  Array.from({ length }, (_, at) => bookmark(at + 1, addedAt));

const push = (origin: string, { headers }: Account, bookmarks: Bookmark[]): Call => ({
  method: 'POST',
  url: `${origin}/api/sync/bookmarks`,
  headers,
  body: JSON.stringify({ bookmarks, updatedAt: Date.now() }),
});
const read = (origin: string, { headers }: Account): Call => ({
  method: 'GET',
  url: `${origin}/api/users/me/bookmarks`,
  headers,
});

/** Merging must scale linearly with the number of entries. */
function mergeRows(): Row[] {
  const lists = (size: number) =>
    [shelf(size), shelf(size).map((entry) => bookmark(entry.mediaId + size / 2, 2_000))] as const;
  const timeOf = (size: number) => {
    const [a, b] = lists(size);
    const runs = Array.from({ length: 25 }, () => {
      const started = performance.now();
      mergeBookmarks(a, b);
      return performance.now() - started;
    });
    return median(runs);
  };
  timeOf(1_000);
  const value = timeOf(10_000);
  const alternative = { name: 'ten times merging 1,000 + 1,000', value: 10 * timeOf(1_000) };
  return [{ name: 'merge of 10,000 + 10,000 bookmarks', unit: 'ms', value, alternative }];
}

/** On the embedded PostgreSQL, or on the server in TEST_POSTGRES_URL. */
export async function syncRows(): Promise<Row[]> {
  return [...mergeRows(), ...(await rowsOf(process.env.TEST_POSTGRES_URL ?? null))];
}

async function rowsOf(serverUrl: string | null): Promise<Row[]> {
  const api = await startApi(serverUrl);
  const on = 'PostgreSQL';
  try {
    const rows = [...(await writeRows(api, on)), ...(await readRows(api, on)), await loginRow(api, on)];
    rows.push(...(await crowdRows(api, on)));
    return rows;
  } finally {
    await api.stop();
  }
}

async function writeRows({ origin, databaseUrl }: Api, on: string): Promise<Row[]> {
  const agent = new Agent({ keepAlive: true });
  const person = await signUp(origin, 'writer');
  let time = 1_000;
  const all = await times(12, () => call(agent, push(origin, person, shelf(1_000, (time += 1)))));
  const one = await times(200, () => call(agent, push(origin, person, [bookmark(1, (time += 1))])));
  agent.destroy();
  const raw = await pgWrites(databaseUrl, person.userId);
  return [
    {
      name: `sync of 1,000 bookmarks (${on})`,
      unit: 'ms',
      value: median(all),
      alternative: { name: 'raw pg, the same statement', value: raw.many },
    },
    {
      name: `sync of one change (${on})`,
      unit: 'ms',
      value: median(one),
      alternative: { name: 'raw pg, one upsert', value: raw.one },
    },
  ];
}

async function readRows({ origin, databaseUrl }: Api, on: string): Promise<Row[]> {
  const agent = new Agent({ keepAlive: true });
  const person = await signUp(origin, 'reader');
  await call(agent, push(origin, person, shelf(200)));
  const answer = await call(agent, read(origin, person));
  agent.destroy();
  const port = await freePort();
  const stop = await startProcess(
    ['--conditions=marquee-source', '--import=tsx', join(root, 'tools/bench/src/bare-server.ts')],
    `http://127.0.0.1:${port}/memory`,
    {
      PORT: String(port),
      ANSWER: answer,
      USER_ID: person.userId,
      DATABASE_URL: databaseUrl,
    },
  );
  try {
    const options = { connections: CONNECTIONS, seconds: SECONDS };
    const bare = (path: string): Call => ({ method: 'GET', url: `http://127.0.0.1:${port}${path}` });
    const ours = await load(() => read(origin, person), options);
    const others = [{ name: 'Express, answer in memory', ...(await load(() => bare('/memory'), options)) }];
    others.push({ name: 'Express and raw pg, no session', ...(await load(() => bare('/pg'), options)) });
    return others.flatMap(({ name, perSecond, p99Ms }): Row[] => [
      {
        name: `reads of 200 bookmarks (${on})`,
        unit: '/s',
        value: ours.perSecond,
        alternative: { name, value: perSecond },
      },
      {
        name: `reads of 200 bookmarks, p99 (${on})`,
        unit: 'ms',
        value: ours.p99Ms,
        alternative: { name, value: p99Ms },
      },
    ]);
  } finally {
    await stop();
  }
}

async function loginRow({ origin }: Api, on: string): Promise<Row> {
  await signUp(origin, 'visitor');
  const alone = await times(5, () => logIn(origin, 'visitor'));
  const started = performance.now();
  const LOGINS = 40;
  const worker = async () => {
    for (let at = 0; at < LOGINS / 4; at += 1) await logIn(origin, 'visitor');
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
  const value = LOGINS / ((performance.now() - started) / 1_000);
  const alternative = { name: 'one after the other', value: 1_000 / median(alone) };
  return { name: `logins (${on})`, unit: '/s', value, alternative };
}

/** Cost of one user's push and read if others have 1,000 entries each. */
async function crowdRows(api: Api, on: string): Promise<Row[]> {
  const sizes = [1, 10, 100, 1_000];
  const agent = new Agent({ keepAlive: true });
  const rows: Row[] = [];
  let first: number | undefined;
  let people = 0;
  const me = await signUp(api.origin, 'crowd0');
  let time = 5_000;
  for (const size of sizes) {
    const from = people;
    people = size;
    await fill(api, agent, me, [from, size]);
    const cost = median(
      await times(60, async () => {
        await call(agent, push(api.origin, me, [bookmark(1, (time += 1))]));
        await call(agent, read(api.origin, me));
      }),
    );
    first ??= cost;
    const name = `one change and a read of 1,000, ${size.toLocaleString('en')} people (${on})`;
    rows.push({ name, unit: 'ms', value: cost, alternative: { name: 'the same with one person', value: first } });
  }
  agent.destroy();
  return rows;
}

async function fill(
  { origin, databaseUrl }: Api,
  agent: Agent,
  me: Account,
  [from, to]: readonly [number, number],
): Promise<void> {
  if (from === 0) await call(agent, push(origin, me, shelf(1_000)));
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `WITH people AS (
       INSERT INTO users (id, username, username_key, email, email_key, password_hash)
       SELECT gen_random_uuid(), 'crowd' || n, 'crowd' || n, n || '@crowd', n || '@crowd', ''
       FROM generate_series($1::int, $2::int) AS n RETURNING id),
     first_profiles AS (
       INSERT INTO profiles (user_id, id, details, revision) SELECT id, '1', '{"name":"Crowd"}', 1 FROM people)
     INSERT INTO entries (user_id, profile_id, collection, key, value, changed_at_ms, received_at_ms, revision)
     SELECT people.id, '1', 'bookmarks', n || '/movie/watchlist', '{}', 1000, 1000, 1 FROM people, generate_series(1, 1000) AS n`,
    [Math.max(1, from), to - 1],
  );
  await client.query('ANALYZE');
  await client.end();
}
