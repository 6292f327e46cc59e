import { PrismaPg } from '@prisma/adapter-pg';
import { ColumnTypeEnum } from '@prisma/driver-adapter-utils';

/** OIDs of PostgreSQL's one-letter type "char" and of text. */
const CHAR_TYPE = 18;
const TEXT_TYPE = 25;

/** A connection for the schema engine, with two fixes for the driver, which was written for clients. */
export async function connect(connectionString) {
  const adapter = await new PrismaPg({ connectionString, max: 1 }).connect();
  const { client } = adapter;
  const query = client.query.bind(client);

  // It refuses the one-letter columns of PostgreSQL's catalogue, which the engine reads as characters.
  const charColumns = new WeakMap();
  client.query = async (...args) => {
    const result = await query(...args);
    const columns = (result.fields ?? []).filter((field) => field.dataTypeID === CHAR_TYPE);
    for (const field of columns) field.dataTypeID = TEXT_TYPE;
    charColumns.set(result.rows, new Set(columns.map(({ name }) => name)));
    return result;
  };
  const queryRaw = adapter.queryRaw.bind(adapter);
  adapter.queryRaw = async (statement) => {
    const result = await queryRaw(statement);
    const names = charColumns.get(result.rows);
    const columnTypes = result.columnTypes.map((type, index) =>
      names?.has(result.columnNames[index]) ? ColumnTypeEnum.Character : type,
    );
    return { ...result, columnTypes };
  };

  // It splits scripts at every semicolon, including those in strings and functions; the server does not need that.
  adapter.executeScript = async (script) => {
    await query(script);
  };
  return adapter;
}
