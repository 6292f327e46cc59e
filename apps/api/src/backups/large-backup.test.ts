import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { runProcess } from '../testing/api-process';
import { seededDatabase, type SeededDatabase } from '../testing/seeded-database';
import { temporaryFolder } from '../testing/temporary-folder';
import { breakConnections, createDatabase } from '../testing/test-database';
import { failureText } from './backup-scheduler';
import { writeBackup } from './write-backup';

jest.setTimeout(300_000);

const ROWS = 25_000;
const ROW_BYTES = 4_096;
/** Stream and compression buffers, and garbage that has not been collected yet; the rows are 100 MB. */
const MAX_GROWTH_BYTES = 60_000_000;

interface Cost {
  file: string;
  grownBytes: number;
  p99BlockMs: number;
}

describe('a backup that is larger than the memory of its process', () => {
  let source: SeededDatabase;
  let folder: ReturnType<typeof temporaryFolder>;

  beforeAll(async () => {
    folder = temporaryFolder();
    source = await seededDatabase();
    const opened = await source.open();
    await opened.prisma.$executeRawUnsafe(
      `INSERT INTO "entries" ("user_id", "collection", "key", "value", "changed_at_ms", "received_at_ms", "revision", "profile_id")
       SELECT "id", 'settings', 'key' || i, to_json(repeat(md5(i::text), ${ROW_BYTES / 32})), i, i, i, '1'
       FROM "users", generate_series(1, ${ROWS}) i`,
    );
    await opened.close();
  });
  afterAll(async () => {
    await source.drop();
    folder.remove();
  });

  const measure = async (...args: string[]): Promise<Cost> => {
    const environment = { NODE_OPTIONS: '--max-old-space-size=64' };
    const { code, stdout, stderr } = await runProcess('testing/measure-backup.ts', environment, args).finished;
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    return JSON.parse(stdout) as Cost;
  };

  it('is written and restored as a stream, without blocking requests', async () => {
    const written = await measure('write', source.databaseUrl, folder.path);
    expect(written.grownBytes).toBeLessThan(MAX_GROWTH_BYTES);
    expect(written.p99BlockMs).toBeLessThan(50);
    const target = await createDatabase();
    const loaded = await measure('load', target.databaseUrl, written.file);
    expect(loaded.grownBytes).toBeLessThan(MAX_GROWTH_BYTES);
    await target.drop();
  });

  it('leaves nothing behind when the connection breaks in the middle', async () => {
    const half = join(folder.path, 'half');
    const killed = writeBackup({ databaseUrl: source.databaseUrl, folder: half, now: new Date() });
    const outcome = killed.then(
      () => 'written',
      (error: unknown) => failureText(error).sentence,
    );
    const isBegun = () => existsSync(half) && readdirSync(half).some((name) => statSync(join(half, name)).size > 0);
    while (!isBegun()) await new Promise((resolve) => setTimeout(resolve, 5));
    await breakConnections(source.databaseUrl);
    expect(await outcome).toBe('The database could not be read; the log says why.');
    expect(readdirSync(half)).toEqual([]);
  });
});
