import pg from 'pg';
import { times } from '../load';
import { median } from '../row';

/** The same upserts through `pg` alone, without HTTP, session, revision or notice; medians in milliseconds. */
export async function pgWrites(databaseUrl: string, userId: string): Promise<{ many: number; one: number }> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  let time = 100_000;
  const upsert = (length: number) => {
    time += 1;
    const rows = Array.from({ length }, (_, at) => ({ mediaId: at + 1, addedAt: time }));
    return client.query(
      `INSERT INTO bookmarks AS known (user_id, media_type, media_id, category, added_at_ms, changed_at_ms, revision)
       SELECT $1, 'movie', "mediaId", 'watchlist', "addedAt", "addedAt", 1
       FROM jsonb_to_recordset($2::jsonb) AS pushed("mediaId" int, "addedAt" bigint)
       ON CONFLICT (user_id, media_type, media_id, category) DO UPDATE
       SET added_at_ms = excluded.added_at_ms, changed_at_ms = excluded.changed_at_ms
       WHERE excluded.added_at_ms > known.added_at_ms`,
      [userId, JSON.stringify(rows)],
    );
  };
  const many = await times(12, () => upsert(1_000));
  const one = await times(200, () => upsert(1));
  await client.end();
  return { many: median(many), one: median(one) };
}
