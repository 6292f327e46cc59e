import { describe, expect, it, jest } from '@jest/globals';
import { exportSchema } from '@marquee/core/contracts';
import { useAccountsTest } from '../../testing/use-accounts-test';

jest.setTimeout(120_000);
const TOKEN = `ey${'J'.repeat(49)}`;

describe('the export of an account', () => {
  const test = useAccountsTest();

  it('is a file with all of the person’s data, and nobody else’s [ACCOUNT-29, API-03]', async () => {
    const [one, two] = [await test.signUp(), await test.signUp()];
    await one.post('/api/sync/4k_token', { token: TOKEN }).expect(200);
    for (const { answer } of [one, two])
      await test.database.sql(
        `INSERT INTO "bookmarks" ("user_id", "media_type", "media_id", "category", "added_at_ms", "changed_at_ms", "revision")
         VALUES ('${answer.user.id}', 'movie', 603, 'of ${answer.user.username}', 1700000000000, 1700000000000, 1)
         RETURNING "media_id"`,
      );
    const answer = await one.get('/api/users/me/export').expect(200);
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="?marquee-export-\d{4}-\d\d-\d\d\.json"?$/,
    );
    expect(answer.body).toMatchObject({
      format: 1,
      profile: { username: one.username, email: one.email, '4k_token': TOKEN },
      sessions: [{ current: true }],
      bookmarks: [{ mediaId: 603, mediaType: 'movie', category: `of ${one.username}`, addedAt: 1_700_000_000_000 }],
      history: [],
      settings: {},
    });
    expect(answer.text).not.toContain(two.username);
    expect(answer.text).not.toMatch(/argon2|password/i);
    expect(answer.body.profile).not.toHaveProperty('token');
    exportSchema.parse(answer.body);
  });

  it('is complete and in order, whatever its size', async () => {
    const visitor = await test.signUp();
    await test.database.sql(
      `WITH bookmark AS (
         INSERT INTO bookmarks (user_id, media_type, media_id, category, added_at_ms, changed_at_ms, revision)
         SELECT '${visitor.answer.user.id}', 'movie', id, 'a', id / 10, id, 1 FROM generate_series(1, 12000) AS id)
       INSERT INTO history_entries (user_id, media_type, media_id, episode_key, title, watched_sec, duration_sec, changed_at_ms, revision)
       SELECT '${visitor.answer.user.id}', 'tv', id / 500 + 1, 's1e' || id, 'a', 1, 2, id, 1 FROM generate_series(1, 12000) AS id
       RETURNING 1`,
    );
    const { body } = await visitor.get('/api/users/me/export').expect(200);
    const file = exportSchema.parse(body);
    expect(file.bookmarks.map(({ mediaId }) => mediaId)).toEqual(Array.from({ length: 12_000 }, (_, at) => at + 1));
    expect(new Set(file.history.map(({ mediaId, episode }) => `${mediaId} ${episode}`)).size).toBe(12_000);
  });
});
