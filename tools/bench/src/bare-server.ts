import express from 'express';
import pg from 'pg';

/*
 * Baseline for the API's reads, in a separate process: a route with its response in memory, one with encoded bytes in
 * memory, and one that queries PostgreSQL with `pg` only.
 */
const { PORT = '', DATABASE_URL, USER_ID, ANSWER = '{}', ENCODED = '', TYPE = '' } = process.env;
const app = express();
app.disable('x-powered-by');
const answer: unknown = JSON.parse(ANSWER);
app.get('/memory', (_req, res) => void res.json(answer));
const encoded = Buffer.from(ENCODED, 'base64');
app.get('/encoded', (_req, res) => {
  res.set({ 'Content-Type': TYPE, 'Content-Encoding': 'br', 'Content-Length': String(encoded.length) });
  res.end(encoded);
});
if (DATABASE_URL) {
  const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
  app.get('/pg', async (_req, res) => {
    const { rows } = await pool.query<{ added_at_ms: string }>(
      `SELECT split_part(key, '/', 1)::int AS "mediaId", split_part(key, '/', 3) AS category, changed_at_ms AS added_at_ms,
         split_part(key, '/', 2) AS "mediaType" FROM entries
       WHERE user_id = $1 AND (removed_at_ms IS NULL OR changed_at_ms > removed_at_ms) ORDER BY added_at_ms`,
      [USER_ID],
    );
    res.json({ bookmarks: rows.map(({ added_at_ms, ...row }) => ({ ...row, addedAt: Number(added_at_ms) })) });
  });
}
app.listen(Number(PORT), '127.0.0.1');
