import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { findPostgres } from './open-postgres';
import { query } from './testing/temporary-data-dir';
import { testServers } from './testing/test-server';

// Takes seconds: each test starts and stops databases.

const { test, start, refusal, cluster, copyCluster } = testServers();

/** As in @marquee/tooling, which depends on this package. */
const onlyIf = (isMet: boolean, missing: string) => (name: string, run: () => Promise<void>) =>
  isMet ? it(name, run) : it.skip(`${name} (skipped: ${missing})`, run);

const isRoot = process.getuid?.() === 0;
const asRoot = onlyIf(isRoot, 'only root can mount a disk');

describe('a start that might lose data', () => {
  const sources = [
    '--conditions=marquee-source',
    '--import=tsx',
    join(import.meta.dirname, 'testing/start-and-stay.ts'),
  ];
  /** Another Marquee in a separate process. */
  const another = async (prefix: string[] = []) => {
    const [command, ...args] = [...prefix, process.execPath, ...sources, test.place.dataDir];
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const said = await new Promise<string>((resolve) => child.stdout.once('data', (chunk) => resolve(String(chunk))));
    return { child, said };
  };

  it('is refused while another Marquee uses the folder, which keeps running', async () => {
    copyCluster();
    const { url, pid } = await start();
    expect(await refusal()).toEqual({
      code: 'in_use',
      message: `The data folder ${test.place.dataDir} is in use by another Marquee (process ${pid}); stop it, or set DATA_DIR to another folder.`,
    });
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  // Process ids are meaningless there, and both have the same host name.
  const unshareArgs = ['--pid', '--fork', '--mount-proc', '--ipc', ...(isRoot ? [] : ['--map-root-user'])];
  const canContain = process.platform === 'linux' && spawnSync('unshare', [...unshareArgs, 'true']).status === 0;
  onlyIf(canContain, 'no container can be made')('is refused in another container, too', async () => {
    copyCluster();
    const { url } = await start();
    const { said } = await another(['unshare', ...unshareArgs]);
    expect(said).toMatch(/^refused: The data folder .* is in use by another Marquee/);
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('replaces a server whose Marquee was killed, and loses nothing', async () => {
    copyCluster();
    const { child, said } = await another();
    const orphan = Number(/ready (\d+)/.exec(said)?.[1]);
    await query((await findPostgres(test.place.dataDir)) ?? '', 'CREATE TABLE kept (id int)');
    const died = new Promise((resolve) => child.on('close', resolve));
    child.kill('SIGKILL');
    await died;
    const notices: string[] = [];
    const { url, pid } = await start({ onNotice: (sentence) => notices.push(sentence) });
    expect(notices).toEqual([`Stopping the database server that an earlier Marquee left behind (process ${orphan}).`]);
    expect(pid).not.toBe(orphan);
    expect(await query(url, 'SELECT count(*)::int AS n FROM kept')).toEqual([{ n: 0 }]);
  });

  // Process ids are reused, and some containers never reap zombies.
  (process.platform === 'linux' ? it : it.skip)(
    'is not stopped by marks of a dead server whose process id another has now',
    async () => {
      copyCluster();
      mkdirSync(join(test.place.dataDir, 'postgres-run'));
      const other = spawn('sleep', ['60']);
      const mark = `${other.pid}\n${cluster()}\n1\n5432\n${join(test.place.dataDir, 'postgres-run')}\n`;
      writeFileSync(cluster('postmaster.pid'), mark, { mode: 0o600 });
      writeFileSync(join(test.place.dataDir, 'postgres-run/.s.PGSQL.5432.lock'), mark, { mode: 0o600 });
      expect(await query((await start()).url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
      other.kill();
    },
  );

  it('says what was recovered after the server was killed', async () => {
    copyCluster();
    const { url, pid, exited } = await start();
    await query(url, 'CREATE TABLE kept (id int); INSERT INTO kept SELECT generate_series(1, 1000)');
    process.kill(pid, 'SIGKILL');
    await exited;
    const notices: string[] = [];
    const again = await start({ onNotice: (sentence) => notices.push(sentence) });
    expect(notices.join('\n')).toMatch(
      /^The database was not shut down cleanly\. Every confirmed change was recovered from its log in [\d.]+ s\.$/m,
    );
    expect(await query(again.url, 'SELECT count(*)::int AS n FROM kept')).toEqual([{ n: 1000 }]);
  });

  it('is refused when a part of the database is lost, with the command that restores the newest backup', async () => {
    copyCluster();
    mkdirSync(join(test.place.dataDir, 'backups'));
    for (const day of ['20261120', '20261121'])
      writeFileSync(join(test.place.dataDir, `backups/marquee-${day}T040000Z.sql.gz`), '');
    for (const part of ['PG_VERSION', 'global/pg_control', 'pg_wal', 'base']) {
      const aside = join(test.place.dataDir, 'aside');
      renameSync(cluster(part), aside);
      const before = readdirSync(cluster()).sort();
      expect(await refusal()).toEqual({
        code: 'damaged',
        message: `The database in ${cluster()} is damaged: ${part} is missing. Restore the newest backup: npm run marquee -- restore "${join(test.place.dataDir, 'backups/marquee-20261121T040000Z.sql.gz')}"`,
      });
      expect(readdirSync(cluster()).sort()).toEqual(before);
      renameSync(aside, cluster(part));
    }
  });

  it('is refused when PostgreSQL finds the database damaged', async () => {
    copyCluster();
    writeFileSync(cluster('global/pg_control'), Buffer.alloc(8192, 7));
    const { code, message } = await refusal();
    expect(code).toBe('damaged');
    expect(message).toContain(
      `There is no backup in ${join(test.place.dataDir, 'backups')}; restore a copy of the folder.`,
    );
  });

  it('leaves a database of another version alone, and says how to migrate it', async () => {
    copyCluster();
    writeFileSync(cluster('PG_VERSION'), '17\n');
    expect(await refusal()).toMatchObject({
      code: 'other_version',
      message: expect.stringMatching(
        /is of PostgreSQL 17, and this Marquee brings 18\. It was left alone: run .*backup.*restore FILE/,
      ),
    });
  });

  it('creates no new database if there are backups, unless told to', async () => {
    mkdirSync(join(test.place.dataDir, 'backups'), { recursive: true });
    writeFileSync(join(test.place.dataDir, 'backups/marquee-20261121T040000Z.sql.gz'), '');
    expect(await refusal()).toMatchObject({
      code: 'not_empty',
      message: expect.stringContaining('npm run marquee -- init'),
    });
    expect(existsSync(cluster())).toBe(false);
    await expect(start({ allowEmpty: true })).resolves.toBeDefined();
  });

  it('says that the data folder cannot be written to', async () => {
    test.place.remove();
    mkdirSync(join(test.place.dataDir, '..'));
    // Fails for every user, including root, because a file is in the folder's place.
    writeFileSync(test.place.dataDir, '');
    expect(await refusal()).toMatchObject({
      code: 'not_writable',
      message: expect.stringMatching(/cannot be written to \(E\w+\)/),
    });
  });

  const mount = (options: string) =>
    spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'none', test.place.dataDir]).status;
  asRoot('says that the disk is full, on the first start and on a later one', async () => {
    mkdirSync(test.place.dataDir);
    // Mounting may be forbidden if the tests run in a container.
    if (mount('size=20m') !== 0) return;
    try {
      expect(await refusal()).toMatchObject({
        code: 'disk_full',
        message: expect.stringMatching(/is full; make room/),
      });
      spawnSync('mount', ['-o', 'remount,size=80m', test.place.dataDir]);
      await (await start()).stop();
      spawnSync('dd', ['if=/dev/zero', `of=${join(test.place.dataDir, 'filler')}`, 'bs=4096']);
      expect(await refusal()).toMatchObject({ code: 'disk_full' });
      rmSync(join(test.place.dataDir, 'filler'));
      await (await start()).stop();
    } finally {
      spawnSync('umount', [test.place.dataDir]);
    }
  });
});
