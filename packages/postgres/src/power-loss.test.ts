import { appendFileSync, cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import pg from 'pg';
import { isAlive, parentOf } from './postmaster';
import { startServer } from './start-server';
import { afterPowerLoss } from './testing/power-loss';
import { asAdministrator, query, temporaryDataDir } from './testing/temporary-data-dir';

const WRITERS = 4;
const WRITES = 150;
const FAILURES = Number(process.env.POWER_LOSSES ?? 3);
const seed = Number(process.env.POWER_LOSS_SEED ?? 1);

/** Mulberry32: the same failures for the same seed. */
function randomNumbers(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

let place: ReturnType<typeof temporaryDataDir>;
beforeEach(() => {
  place = temporaryDataDir();
});
afterEach(() => place.remove());

/** Suspends the server and its processes during the task. */
function whileStopped(pid: number, work: () => void): void {
  const family = [
    pid,
    ...readdirSync('/proc')
      .filter((name) => parentOf(Number(name)) === pid)
      .map(Number),
  ];
  const signal = (name: NodeJS.Signals) => {
    for (const member of family) if (isAlive(member)) process.kill(member, name);
  };
  signal('SIGSTOP');
  try {
    work();
  } finally {
    signal('SIGCONT');
  }
}

(process.platform === 'linux' ? it : it.skip)(
  'loses no confirmed change when the power fails, whatever of the unflushed writes reached the disk',
  async () => {
    const random = randomNumbers(seed);
    const { dataDir } = place;
    const cluster = join(dataDir, 'postgres');
    const [checkpoint, last] = [`${dataDir}-checkpoint`, `${dataDir}-last`];
    await (await startServer({ dataDir })).stop();
    // So small that pages are written continuously, and not only at the next checkpoint.
    appendFileSync(join(cluster, 'postgresql.conf'), "shared_buffers = '256kB'\n");
    const server = await startServer({ dataDir });
    await query(server.url, 'CREATE TABLE kept (id int PRIMARY KEY, text text, version int)');
    await query(server.url, `INSERT INTO kept SELECT n, repeat('x', 200), 0 FROM generate_series(1, 2000) n`);
    await query(asAdministrator(server.url), 'CHECKPOINT');
    whileStopped(server.pid, () =>
      cpSync(cluster, checkpoint, { recursive: true, filter: (path) => !/\.s\.PGSQL/.test(path) }),
    );

    /** The acknowledged writes at each flushed position of the log. */
    const moments: { flushed: string; versions: Map<number, number> }[] = [];
    const versions = new Map<number, number>();
    const writer = async () => {
      const client = new pg.Client({ connectionString: server.url });
      await client.connect();
      for (let write = 0; write < WRITES; write += 1) {
        // New rows and updated old ones, so that pages in the middle of files change too.
        const id = 1 + Math.floor(random() * 4_000);
        const { rows } = await client.query<{ version: number }>(
          `INSERT INTO kept VALUES ($1, repeat('y', 300), 1) ON CONFLICT (id) DO UPDATE SET "version" = kept."version" + 1 RETURNING "version"`,
          [id],
        );
        versions.set(id, Math.max(versions.get(id) ?? 0, rows[0]?.version ?? 0));
        if (write % 20 !== 0) continue;
        const confirmed = new Map(versions);
        const answer = await client.query<{ flushed: string }>('SELECT pg_current_wal_flush_lsn()::text AS flushed');
        moments.push({ flushed: answer.rows[0]?.flushed ?? '', versions: confirmed });
      }
      await client.end();
    };
    await Promise.all(Array.from({ length: WRITERS }, writer));
    whileStopped(server.pid, () => cpSync(cluster, last, { recursive: true }));
    await server.stop();

    for (let failure = 0; failure < FAILURES; failure += 1) {
      const moment = moments[Math.floor(random() * moments.length)];
      if (!moment) throw new Error('no moment was recorded');
      rmSync(cluster, { recursive: true });
      afterPowerLoss({ checkpoint, last, flushed: moment.flushed, random }, cluster);
      const notices: string[] = [];
      const again = await startServer({ dataDir, onNotice: (sentence) => notices.push(sentence) });
      const rows = await query<{ id: number; version: number }>(again.url, 'SELECT id, version FROM kept ORDER BY id');
      const found = new Map(rows.map(({ id, version }) => [id, version]));
      const lost = [...moment.versions].filter(([id, version]) => (found.get(id) ?? -1) < version);
      expect({ failure, lost }).toEqual({ failure, lost: [] });
      expect(rows.length).toBeGreaterThanOrEqual(2_000);
      // Every row is found through the index, and no page is damaged.
      const check = `CREATE EXTENSION amcheck; SELECT bt_index_check('kept_pkey', true)`;
      await query(asAdministrator(again.url), check);
      await again.stop();
    }
    for (const copy of [checkpoint, last]) rmSync(copy, { recursive: true });
  },
);
