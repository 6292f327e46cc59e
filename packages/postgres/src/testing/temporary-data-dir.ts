import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** Path of a data folder that does not exist yet; `remove` deletes it. */
export function temporaryDataDir(name = 'data'): { dataDir: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-postgres-'));
  return { dataDir: join(folder, name), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export async function query<Row>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows as Row[];
  } finally {
    await client.end();
  }
}
