import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSchemaEngine } from './engine-wasm.mjs';
import { connect } from './connect.mjs';

const migrationsIn = (folder) =>
  readdirSync(folder)
    .filter((name) => /^\d/.test(name))
    .map((path) => ({
      path,
      migrationFile: {
        path: 'migration.sql',
        content: { tag: 'ok', value: readFileSync(join(folder, path, 'migration.sql'), 'utf8') },
      },
    }));

const SchemaEngine = await loadSchemaEngine();

/**
 * SQL from the result of a folder's migrations to a schema; undefined if they are the same.
 *
 * @param {string} folder of Prisma's migrations
 * @param {string} schema text of `schema.prisma`
 * @param {string} emptyDatabaseUrl where the migrations are applied
 * @returns {Promise<string | undefined>}
 */
export async function migrationSql(folder, schema, emptyDatabaseUrl) {
  const factory = {
    provider: 'postgres',
    adapterName: '@prisma/adapter-pg',
    connect: () => connect(emptyDatabaseUrl),
    connectToShadowDb: () => connect(emptyDatabaseUrl),
  };
  const files = [{ path: 'schema.prisma', content: schema }];
  const datamodels = files.map(({ path, content }) => [path, content]);
  const bound = bindMigrationAwareSqlAdapterFactory(factory);
  const engine = await SchemaEngine.new({ datamodels }, () => undefined, bound);
  const { exitCode, stdout } = await engine.diff({
    from: {
      tag: 'migrations',
      baseDir: folder,
      lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"' },
      shadowDbInitScript: '',
      migrationDirectories: migrationsIn(folder),
    },
    to: { tag: 'schemaDatamodel', files },
    script: true,
    exitCode: true,
    filters: { externalTables: [], externalEnums: [] },
  });
  return exitCode === 2 ? stdout : undefined;
}
