import { readFile } from 'node:fs/promises';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import { loadSchemaEngine } from './engine-wasm.mjs';
import { missingCalls } from './missing-calls.mjs';
import { openServer } from './server-adapter.mjs';

/** Names of the command line's calls that differ in the WebAssembly build. */
const renamed = { getDatabaseVersion: 'version' };

/**
 * Opens the database in DATABASE_URL. Every call gets a new engine: one that has used its shadow database refuses to
 * create another.
 *
 * @param {string[]} datamodelPaths
 */
export async function openEngine(datamodelPaths) {
  const database = openServer(process.env.DATABASE_URL);
  const files = await Promise.all(datamodelPaths.map(async (path) => [path, await readFile(path, 'utf8')]));
  const datamodels = files.length > 0 ? files : undefined;
  const SchemaEngine = await loadSchemaEngine();

  return {
    async call(method, params) {
      const bound = bindMigrationAwareSqlAdapterFactory(database.factory);
      const engine = await SchemaEngine.new({ datamodels }, () => undefined, bound);
      const name = renamed[method] ?? method;
      const substitute = missingCalls[method];
      if (!substitute && typeof engine[name] !== 'function')
        throw new Error(`The offline schema engine does not know "${method}".`);
      try {
        return await (substitute ? substitute(engine, params, database) : engine[name](params));
      } catch (error) {
        throw driverError(error, bound.errorRegistry) ?? error;
      } finally {
        await database.tidy();
      }
    },
    close: () => database.close(),
  };
}

/** The engine reports a driver's error only by number; the registry has the error itself. */
function driverError(error, registry) {
  const id = /External error.*?\b(\d+)\b/i.exec(error.message ?? '')?.[1];
  return id === undefined ? undefined : registry?.consumeError?.(Number(id))?.error;
}
