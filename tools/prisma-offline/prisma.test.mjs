import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { openPostgres } from '@marquee/postgres';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

// Takes seconds: each step starts processes and databases.

const root = fileURLToPath(new URL('../..', import.meta.url));
const SHELF = `
model Shelf {
  id   Int    @id
  name String @default("a;b'c")
}
`;

describe("Prisma's command line without downloads", () => {
  let folder;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'marquee-prisma-'));
    cpSync(join(root, 'prisma/migrations'), join(folder, 'migrations'), { recursive: true });
    writeFileSync(join(folder, 'schema.prisma'), readFileSync(join(root, 'prisma/schema.prisma'), 'utf8') + SHELF);
    writeFileSync(
      join(folder, 'prisma.config.mjs'),
      `export default { schema: './schema.prisma', migrations: { path: './migrations' },
        datasource: { url: process.env.DATABASE_URL } };`,
    );
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const dataDir = () => join(folder, 'data');
  const env = () => ({ PATH: process.env.PATH, DATA_DIR: dataDir(), NO_COLOR: '1' });
  const prisma = (...args) =>
    new Promise((resolve) => {
      const command = [join(root, 'tools/prisma-offline/bin/prisma.mjs'), ...args];
      const config = ['--config', join(folder, 'prisma.config.mjs')];
      const child = spawn(process.execPath, [...command, ...config], { env: env(), stdio: ['ignore', 'pipe', 'pipe'] });
      let output = '';
      child.stdout.on('data', (chunk) => (output += chunk));
      child.stderr.on('data', (chunk) => (output += chunk));
      child.on('close', (code) => resolve({ code, output }));
    });

  /** Communicates with the engine like the command line, because `migrate dev` itself requires a terminal. */
  const engine = async (talk) => {
    const database = await openPostgres({ dataDir: dataDir() });
    const child = spawn(
      join(root, 'tools/prisma-offline/src/schema-engine.mjs'),
      ['--datamodels', join(folder, 'schema.prisma')],
      { env: { ...env(), DATABASE_URL: database.url }, stdio: ['pipe', 'pipe', 'inherit'] },
    );
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    let id = 0;
    const call = async (method, params) => {
      child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id: (id += 1), method, params })}\n`);
      const { result, error } = JSON.parse((await lines.next()).value);
      if (error) throw new Error(error.data.message);
      return result;
    };
    try {
      return await talk(call);
    } finally {
      const ended = new Promise((resolve) => child.on('close', resolve));
      child.stdin.end();
      await ended;
      await database.close();
    }
  };
  const filters = { externalTables: [], externalEnums: [] };
  const schema = () => {
    const path = join(folder, 'schema.prisma');
    return { files: [{ path, content: readFileSync(path, 'utf8') }] };
  };
  const migrationsList = () => ({
    baseDir: join(folder, 'migrations'),
    lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"' },
    shadowDbInitScript: '',
    migrationDirectories: readdirSync(join(folder, 'migrations'))
      .filter((name) => /^\d/.test(name))
      .map((path) => ({
        path,
        migrationFile: {
          path: 'migration.sql',
          content: { tag: 'ok', value: readFileSync(join(folder, 'migrations', path, 'migration.sql'), 'utf8') },
        },
      })),
  });

  it('validates the schema', async () => {
    const { code, output } = await prisma('validate');
    expect(output).toContain('is valid');
    expect(code).toBe(0);
  });

  it('deploys to the database of DATA_DIR and finds it up to date after', async () => {
    expect((await prisma('migrate', 'status')).code).toBe(1);
    const deployed = await prisma('migrate', 'deploy');
    expect(deployed.output).toContain('All migrations have been successfully applied');
    const { code, output } = await prisma('migrate', 'status');
    expect(output).toContain('Database schema is up to date');
    expect(code).toBe(0);
  });

  it('creates the next migration as `migrate dev` asks for it', async () => {
    await engine(async (call) => {
      const input = { migrationsList: migrationsList(), schema: schema(), filters };
      expect(await call('devDiagnostic', input)).toEqual({ action: { tag: 'createMigration' } });
      expect(await call('evaluateDataLoss', input)).toEqual({ migrationSteps: 1, warnings: [], unexecutableSteps: [] });
      const created = await call('createMigration', { ...input, draft: false, migrationName: 'shelves' });
      expect(created).toMatchObject({
        connectorType: 'postgresql',
        generatedMigrationName: expect.stringMatching(/^\d{14}_shelves$/),
        extension: 'sql',
      });
      expect(created.migrationScript).toContain(`DEFAULT 'a;b''c'`);
      mkdirSync(join(folder, 'migrations', created.generatedMigrationName));
      writeFileSync(
        join(folder, 'migrations', created.generatedMigrationName, 'migration.sql'),
        created.migrationScript,
      );
      expect(await call('applyMigrations', { migrationsList: migrationsList(), filters })).toEqual({
        appliedMigrationNames: [created.generatedMigrationName],
      });
      const next = { migrationsList: migrationsList(), schema: schema(), filters };
      expect(await call('evaluateDataLoss', next)).toMatchObject({ migrationSteps: 0 });
      expect(await call('createMigration', { ...next, draft: false, migrationName: 'nothing' })).toMatchObject({
        migrationScript: null,
      });
    });
  });
});
