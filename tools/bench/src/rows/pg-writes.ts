import pg from 'pg';
import { times } from '../load';
import { median } from '../row';

/** The same upserts through `pg` only, without HTTP, session, revision or notification; medians in milliseconds. */
export async function pgWrites(databaseUrl: string, userId: string): Promise<{ many: number; one: number }> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  let time = 100_000;
  const upsert = (length: number) => {
    time += 1;
    const rows = Array.from({ length }, (_, at) => ({ key: `${at + 1}/movie/watchlist`, changedAt: time }));
    return client.query(
      `INSERT INTO entries AS known (user_id, profile_id, collection, key, value, changed_at_ms, received_at_ms, revision)
       SELECT $1, '1', 'bookmarks', key, '{}', "changedAt", "changedAt", 1
       FROM json_to_recordset($2::json) AS pushed(key text, "changedAt" bigint)
       ON CONFLICT (user_id, profile_id, collection, key) DO UPDATE SET changed_at_ms = excluded.changed_at_ms
       WHERE excluded.changed_at_ms > known.changed_at_ms`,
      [userId, JSON.stringify(rows)],
    );
  };
  const many = await times(12, () => upsert(1_000));
  const one = await times(200, () => upsert(1));
  await client.end();
  return { many: median(many), one: median(one) };
}
