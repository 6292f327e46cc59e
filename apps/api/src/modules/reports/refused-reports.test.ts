import { afterEach, describe, expect, it } from '@jest/globals';
import { KEPT_REPORTS } from '@marquee/core/contracts';
import { PASSWORD } from '../../testing/test-accounts';
import { useReportsTest } from '../../testing/reports-test';
import { ReportsService } from './reports.service';

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

describe('groups of crashes [REPORT-14]', () => {
  const test = useReportsTest();
  const crashes = async (): Promise<unknown[]> => {
    const sql = `SELECT name FROM report_groups WHERE kind = 'crash' ORDER BY last_at, id`;
    return (await test.database.sql<{ name: string }>(sql)).map(({ name }) => name.replace(/:.*/, ''));
  };
  /** Reports as if days lay between, without the limits of a minute and an hour. */
  function sender() {
    let nowMs = 0;
    const { database } = test.database;
    const unlimited = { consume: () => Promise.resolve() };
    const limits = { reportsOfStrangers: unlimited, reportsOfMembers: unlimited, reportsOfMember: unlimited };
    const reports = new ReportsService({
      database,
      limits: limits as never,
      tmdb: {} as never,
      diskSpace: { isBelowReserve: false },
      webhookUrl: undefined,
      publicUrl: undefined,
      fetch,
      now: () => (nowMs += 1),
      logger: { warn: () => undefined } as never,
    });
    return (name: string, from: { userId?: string; address?: string }) =>
      reports.takeCrash({ ...crash, name }, () =>
        Promise.resolve({ userId: null, address: '192.0.2.1', rules: [], language: 'en', ...from }),
      );
  }
  const crash = { message: 'x', url: '', status: '', report: '', browser: '', stack: '' };
  afterEach(() => test.database.sql('DELETE FROM report_groups RETURNING 1'));

  it('of four accounts leave room for those of others, also where they share some', async () => {
    const send = sender();
    const members = await Promise.all([1, 2, 3, 4].map(() => test.signUp()));
    await send('first of others', {});
    for (let at = 1; at <= 11; at += 1)
      for (const [by, { answer }] of members.entries())
        for (const name of [`${by} alone ${at}`, ...(at % 11 ? [] : ['shared'])])
          await send(name, { userId: answer.user.id });
    await send('last of others', {});
    const kept = await crashes();
    expect(kept).toEqual(expect.arrayContaining(['first of others', 'last of others', '3 alone 11', 'shared']));
    expect(kept.length).toBeLessThanOrEqual(2 + 4 * KEPT_REPORTS.crashesOfSender);
    expect(kept).not.toContain('3 alone 2');
    const [row] = await test.database.sql('SELECT count(*)::int AS kept FROM reports WHERE user_id IS NOT NULL');
    expect(row).toEqual({ kept: 4 * KEPT_REPORTS.crashesOfSender });
  });

  it('of one address replace its oldest, but none that others have, too', async () => {
    const send = sender();
    const flood = async (from: number, to: number) => {
      for (let at = from; at <= to; at += 1) await send(`flood ${at}`, {});
    };
    await send('of others', { address: '192.0.2.2' });
    await flood(1, 3);
    await send('flood 2', { address: '192.0.2.2' });
    await send('flood 3', {});
    await flood(4, 15);
    const flooded = Array.from({ length: KEPT_REPORTS.crashesOfSender }, (_, at) => `flood ${at + 6}`);
    expect(await crashes()).toEqual(['of others', 'flood 2', ...flooded]);
  });

  it('are bounded although an address reports several at once', async () => {
    const send = sender();
    await Promise.all(Array.from({ length: 14 }, (_, at) => send(`flood ${at}`, {})));
    for (const name of ['a', 'b', 'c']) await send(name, {});
    const kept = await crashes();
    expect(kept.slice(-3)).toEqual(['a', 'b', 'c']);
    expect(kept).toHaveLength(KEPT_REPORTS.crashesOfSender);
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
