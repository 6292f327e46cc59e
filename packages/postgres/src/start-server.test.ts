import { chmodSync, chownSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findPostgres } from './open-postgres';
import { startServer, type PostgresServer } from './start-server';
import { query, temporaryDataDir } from './testing/temporary-data-dir';
import { testServers } from './testing/test-server';

// Takes seconds: databases are created, started and stopped.

const { test, start, cluster, copyCluster } = testServers();

const asRoot = process.getuid?.() === 0 ? it : it.skip;

describe('the embedded PostgreSQL after its first start', () => {
  const { dataDir, remove } = temporaryDataDir();
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startServer({ dataDir });
  });
  afterAll(async () => {
    await server.stop();
    remove();
  });

  it('writes to disk before it commits, verifies checksums, and uses UTF-8 in any locale', async () => {
    const settings = ['fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums', 'server_encoding'];
    for (const name of settings)
      expect(await query(server.url, `SHOW ${name}`)).toEqual([{ [name]: name === 'server_encoding' ? 'UTF8' : 'on' }]);
    expect(await query(server.url, `SELECT lower('ÄÉ') AS "small"`)).toEqual([{ small: 'äé' }]);
  });

  it('gives the API a role that cannot read files or run programs', async () => {
    await expect(query(server.url, `COPY (SELECT 1) TO PROGRAM 'true'`)).rejects.toThrow(/permission denied/);
    await expect(query(server.url, `SELECT pg_read_file('postgresql.conf')`)).rejects.toThrow(/permission denied/);
  });

  it('is inaccessible to other users of the machine', () => {
    const open = ['postgres', 'postgres-run'].flatMap((name) => {
      const folder = join(dataDir, name);
      return (statSync(folder).mode & 0o077) === 0 ? [] : [folder];
    });
    expect(open).toEqual([]);
    expect(readdirSync(dataDir).sort()).toEqual(['postgres', 'postgres-run']);
  });

  it('keeps its data across a restart', async () => {
    await query(server.url, 'CREATE TABLE kept (id int); INSERT INTO kept VALUES (7)');
    await server.stop();
    server = await startServer({ dataDir });
    expect(await query(server.url, 'SELECT id FROM kept')).toEqual([{ id: 7 }]);
  });
});

describe('the embedded PostgreSQL', () => {
  it("keeps the operator's settings, which take precedence", async () => {
    copyCluster();
    writeFileSync(cluster('postgresql.conf'), "include 'marquee.conf'\nwork_mem = '9MB'\n");
    const { url } = await start();
    expect(await query(url, 'SHOW work_mem')).toEqual([{ work_mem: '9MB' }]);
    expect(await query(url, 'SHOW max_connections')).toEqual([{ max_connections: '40' }]);
  });

  it.each([
    ['with spaces and letters of all kinds', 'Filme & Söhne «’» 映画'],
    ['longer than a socket may be', `${'deep/'.repeat(30)}data`],
  ])('runs in a folder whose path is %s', async (_, name) => {
    test.place.remove();
    test.place = temporaryDataDir(name);
    const first = await start();
    expect(await query(first.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(await findPostgres(test.place.dataDir)).toBe(first.url);
    await first.stop();
    expect((await start()).url).toBe(first.url);
  });

  it('listens on a local port with a password if there are no sockets', async () => {
    const { url } = await start({ listenOn: 'port' });
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await expect(query(url.replace(/:[^:@]+@/, ':guess@'), 'SELECT 1')).rejects.toThrow(
      /password authentication failed/,
    );
    expect(await findPostgres(test.place.dataDir)).toBe(url);
  });

  asRoot('runs for root in a folder that only root may enter', async () => {
    mkdirSync(test.place.dataDir);
    chmodSync(test.place.dataDir, 0o700);
    copyCluster();
    expect(await query((await start()).url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  asRoot('runs as the owner of the folder when root starts it', async () => {
    const nobody = 65_534;
    chmodSync(join(test.place.dataDir, '..'), 0o755);
    mkdirSync(test.place.dataDir);
    chownSync(test.place.dataDir, nobody, nobody);
    const { url } = await start();
    expect(statSync(cluster('PG_VERSION')).uid).toBe(nobody);
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });
});
