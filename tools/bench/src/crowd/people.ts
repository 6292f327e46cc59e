import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';

/** Headers of a user's browser. */
export interface Device {
  headers: Record<string, string>;
}

export interface Person {
  /** Makes the changes. */
  phone: Device;
  /** Receives the notifications. */
  desk: Device;
}

const HOUR_MS = 3_600_000;

/** A session as created by a login, without the half second of hashing. */
function newSession() {
  const secret = randomBytes(32).toString('base64url');
  const csrf = createHmac('sha256', secret).update('marquee csrf').digest('base64url');
  return {
    hash: createHash('sha256').update(secret).digest('hex'),
    device: { headers: { Cookie: `marquee_session=${secret}`, 'X-CSRF-Token': csrf } },
  };
}

/** Inserts users with bookmarks, each signed in on two devices, into the database. */
export async function seedPeople(databaseUrl: string, count: number, bookmarks: number): Promise<Person[]> {
  const seeds = Array.from({ length: count }, () => ({ id: randomUUID(), phone: newSession(), desk: newSession() }));
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const ids = seeds.map(({ id }) => id);
  await client.query(
    `INSERT INTO users (id, username, username_key, email, email_key, password_hash)
     SELECT id, 'crowd-' || id, 'crowd-' || id, id || '@crowd', id || '@crowd', ''
     FROM unnest($1::uuid[]) AS id`,
    [ids],
  );
  await client.query(
    `INSERT INTO profiles (user_id, id, details, revision, entry_counts)
     SELECT id, '1', '{"name":"Crowd"}', 1, $2::jsonb FROM unnest($1::uuid[]) AS id`,
    [ids, JSON.stringify({ bookmarks })],
  );
  await client.query(
    `INSERT INTO entries (user_id, profile_id, collection, key, value, changed_at_ms, received_at_ms, revision)
     SELECT id, '1', 'bookmarks', n || '/movie/watchlist', '{}', 1000, 1000, 1
     FROM unnest($1::uuid[]) AS id, generate_series(1, $2::int) AS n`,
    [ids, bookmarks],
  );
  await client.query(
    `INSERT INTO sessions (id_hash, user_id, expires_at)
     SELECT decode(hash, 'hex'), id, now() + $3 * interval '1 millisecond'
     FROM unnest($1::text[], $2::uuid[]) AS given(hash, id)`,
    [seeds.flatMap(({ phone, desk }) => [phone.hash, desk.hash]), ids.flatMap((id) => [id, id]), 24 * HOUR_MS],
  );
  await client.query('ANALYZE');
  await client.end();
  return seeds.map(({ phone, desk }) => ({ phone: phone.device, desk: desk.device }));
}
