import { afterEach, describe, expect, it } from '@jest/globals';
import { PASSWORD } from '../../testing/test-accounts';
import { useReportsTest } from '../../testing/reports-test';

const problem = { kind: 'bad_video', title: 'movie:1' };

describe('reports are limited [REPORT-06]', () => {
  const test = useReportsTest(undefined, { limits: { signupsPerHour: 1e6, strangersReportsPerHour: 12 } });
  afterEach(() => test.database.sql('DELETE FROM rate_limits RETURNING 1'));

  it('to twelve an hour of all strangers together here, crashes too, while members go on', async () => {
    for (let at = 0; at < 12; at += 1) await test.report(problem).expect(202);
    const refused = await test.report(problem).expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await test.report({ name: 'TypeError', message: 'x' }).expect(429)).body.code).toBe('rate_limited');
    const [{ count } = { count: 0 }] = await test.database.sql<{ count: number }>(
      'SELECT sum(count)::int AS count FROM report_groups',
    );
    expect(count).toBe(12);
    const member = await test.signUp();
    await test.fromSomewhere(member.post('/api/reports', problem)).expect(202);
  });

  it('to twenty an hour of one account, whatever its addresses', async () => {
    const member = await test.signUp();
    const send = () => test.fromSomewhere(member.post('/api/reports', problem));
    for (let at = 0; at < 20; at += 1) await send().expect(202);
    await send().expect(429);
  });
});

describe('a title that is hidden from the profile [REPORT-13]', () => {
  const test = useReportsTest();

  it('is refused like one that does not exist', async () => {
    const parent = await test.signUp();
    const profile = { name: 'Mia', cap: { region: 'US', certification: 'PG' }, unrated: 'hide', canUseSources: false };
    const made = await parent.post('/api/profiles', { profile, password: PASSWORD }).expect(201);
    await parent.post(`/api/profiles/${made.body.id}/activate`).expect(200);
    const send = (body: object) => test.fromSomewhere(parent.post('/api/reports', { kind: 'other', ...body }));
    await send({ title: 'movie:1' }).expect(202);
    const { requestId: _one, ...missing } = (await send({ title: 'movie:999' }).expect(404)).body;
    for (const body of [
      { title: 'movie:2' },
      { title: 'tv:1' },
      { title: 'tv:1', episode: { season: 1, episode: 1 } },
    ]) {
      const { requestId: _two, ...hidden } = (await send(body).expect(404)).body;
      expect(hidden).toEqual(missing);
    }
  });
});
