import pg from 'pg';

/** Prisma's codes for connection errors. */
const codes = { '28P01': 'P1000', 28000: 'P1010', '3D000': 'P1003' };

/** Ends the process with 1 and an error in the engine's format if the server in DATABASE_URL cannot be reached. */
export async function checkConnection() {
  await reportFailure(() => withClient(process.env.DATABASE_URL, () => undefined));
}

export async function createDatabase() {
  const address = new URL(process.env.DATABASE_URL);
  const name = decodeURIComponent(address.pathname.slice(1));
  address.pathname = '/postgres';
  await reportFailure(() =>
    withClient(address.href, (client) => client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`)),
  );
}

async function withClient(connectionString, work) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 8_000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function reportFailure(work) {
  try {
    await work();
  } catch (error) {
    const fields = { error_code: codes[error.code] ?? 'P1001', message: error.message || String(error.code) };
    const line = JSON.stringify({ level: 'ERROR', target: 'schema_engine::logger', fields });
    // The command line skips the first line and parses the rest.
    process.stderr.write(`schema engine (offline)\n${line}`);
    process.exitCode = 1;
  }
}
