import { randomUUID } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import { ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import { writableSwitch } from './writable-switch.mjs';

/** OIDs of PostgreSQL's one-letter type "char" and of text. */
const CHAR_TYPE = 18;
const TEXT_TYPE = 25;

/**
 * A PostgreSQL database. Shadow databases are created on the same server and dropped afterwards, as in Prisma.
 *
 * @param {string} databaseUrl
 */
export function openServer(databaseUrl) {
  const writable = writableSwitch();
  const adapters = [];
  const connect = async (connectionString) => {
    // A single connection, because the engine's advisory lock belongs to the connection that acquired it.
    const adapter = repaired(await new PrismaPg({ connectionString, max: 1 }).connect());
    const dispose = adapter.dispose.bind(adapter);
    let disposed;
    adapter.dispose = () => (disposed ??= dispose());
    adapters.push(adapter);
    return adapter;
  };
  const shadows = [];
  return {
    factory: {
      provider: 'postgres',
      adapterName: '@prisma/adapter-pg',
      connect: async () => writable.guard(await connect(databaseUrl)),
      // The driver's own implementation uses the same URL, and would therefore return the database that it has to
      // protect.
      connectToShadowDb: async () => {
        const name = `prisma_migrate_shadow_db_${randomUUID()}`;
        const owner = await connect(databaseUrl);
        await owner.executeScript(`CREATE DATABASE "${name}"`);
        shadows.push(name);
        const address = new URL(databaseUrl);
        address.pathname = `/${name}`;
        return connect(address.href);
      },
    },
    /** After every call, because the command line may end this process right after a response. */
    tidy: async () => {
      for (const adapter of adapters.splice(0)) await adapter.dispose();
      if (shadows.length === 0) return;
      const owner = await connect(databaseUrl);
      for (const name of shadows.splice(0)) await owner.executeScript(`DROP DATABASE IF EXISTS "${name}"`);
      await owner.dispose();
      adapters.length = 0;
    },
    dryRun: writable.dryRun,
    close: async () => undefined,
  };
}

/** Two fixes for the driver, which was written for clients and not for the schema engine. */
function repaired(adapter) {
  const { client } = adapter;
  const query = client.query.bind(client);

  // It refuses the one-letter columns of PostgreSQL's catalogue, which the engine reads as characters.
  const charColumns = new WeakMap();
  client.query = async (...args) => {
    const result = await query(...args);
    const columns = (result.fields ?? []).filter((field) => field.dataTypeID === CHAR_TYPE);
    for (const field of columns) field.dataTypeID = TEXT_TYPE;
    if (columns.length > 0) charColumns.set(result.rows, new Set(columns.map(({ name }) => name)));
    return result;
  };
  const queryRaw = adapter.queryRaw.bind(adapter);
  adapter.queryRaw = async (statement) => {
    const result = await queryRaw(statement);
    const names = charColumns.get(result.rows);
    if (!names) return result;
    const columnTypes = result.columnTypes.map((type, index) =>
      names.has(result.columnNames[index]) ? ColumnTypeEnum.Character : type,
    );
    return { ...result, columnTypes };
  };

  // It splits scripts at every semicolon, including those in strings and functions; the server does not need that.
  adapter.executeScript = async (script) => {
    try {
      await query(script);
    } catch (error) {
      adapter.onError(error);
    }
  };
  return adapter;
}
