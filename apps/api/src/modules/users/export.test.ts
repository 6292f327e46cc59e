import { describe, expect, it } from '@jest/globals';
import { exportSchema } from '@marquee/core/contracts';
import { useAccountsTest } from '../../testing/use-accounts-test';

const TOKEN = `ey${'J'.repeat(49)}`;

describe('the export of an account', () => {
  const test = useAccountsTest();

  it('is a file with all of the person’s data, and nobody else’s [ACCOUNT-29, API-03]', async () => {
    const [one, two] = [await test.signUp(), await test.signUp()];
    await one.post('/api/sync/4k_token', { token: TOKEN }).expect(200);
    for (const person of [one, two])
      await person
        .post('/api/sync/bookmarks', {
          bookmarks: [
            { mediaId: 603, mediaType: 'movie', category: `of ${person.username}`, addedAt: 1_700_000_000_000 },
          ],
          updatedAt: 1,
        })
        .expect(200);
    const { token } = one.answer;
    await one.agent.put('/api/users/me/webhook').set('X-CSRF-Token', token).send({ url: 'https://a.example/' });
    const answer = await one.get('/api/users/me/export').expect(200);
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="?marquee-export-\d{4}-\d\d-\d\d\.json"?$/,
    );
    expect(answer.body).toMatchObject({
      format: 2,
      profile: { username: one.username, email: one.email, '4k_token': TOKEN },
      sessions: [{ current: true }],
      webhook: { url: 'https://a.example/' },
      collections: {
        bookmarks: [{ key: `603/movie/of ${one.username}`, value: {}, changedAt: 1_700_000_000_000 }],
        categories: [],
        history: [],
        plays: [],
        settings: [],
      },
    });
    expect(answer.text).not.toContain(two.username);
    expect(answer.text).not.toMatch(/argon2|password|whsec/i);
    expect(answer.body.profile).not.toHaveProperty('token');
    exportSchema.parse(answer.body);
  });

  it('is complete and in order, whatever its size', async () => {
    const visitor = await test.signUp();
    await test.database.sql(
      `INSERT INTO entries (user_id, profile_id, collection, key, value, changed_at_ms, received_at_ms, revision)
       SELECT '${visitor.answer.user.id}', '1', name, 'k' || id, '{}', id, id, 1
       FROM generate_series(1, 12000) AS id, unnest('{bookmarks,plays}'::text[]) AS name RETURNING 1`,
    );
    const { body } = await visitor.get('/api/users/me/export').expect(200);
    const file = exportSchema.parse(body);
    const keys = Array.from({ length: 12_000 }, (_, at) => `k${at + 1}`).sort();
    for (const name of ['bookmarks', 'plays']) expect(file.collections[name]?.map(({ key }) => key)).toEqual(keys);
  });
});
