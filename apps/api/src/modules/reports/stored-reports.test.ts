import { beforeEach, describe, expect, it } from '@jest/globals';
import { DAY_MS } from '@marquee/core';
import { exportSchema, KEPT_REPORTS, REPORT_WORDS, type OwnReport, type ReportGroup } from '@marquee/core/contracts';
import request from 'supertest';
import { PASSWORD, type Visitor } from '../../testing/test-accounts';
import { useReportsTest } from '../../testing/reports-test';
import { useOperator } from '../../testing/use-operator';
import { ReportsRepository } from '.';

const problem = { kind: 'bad_video', title: 'movie:1' };

describe('a report of a problem', () => {
  const test = useReportsTest();
  const operator = useOperator(test);
  const rows = (sql: string) => test.database.sql<Record<string, unknown>>(sql);
  const listed = async (query = '') =>
    (await operator.get(`/api/operator/reports${query}`).expect(200)).body.groups as ReportGroup[];
  const detailsOf = async (id = '') => (await operator.get(`/api/operator/reports/${id}`).expect(200)).body;
  const own = async (visitor: Visitor) =>
    (await visitor.get('/api/users/me/reports').expect(200)).body.reports as OwnReport[];
  const reportBy = (visitor: Visitor, body: object = problem) =>
    test.fromSomewhere(visitor.post('/api/reports', body)).expect(202);
  beforeEach(() => rows('DELETE FROM report_groups RETURNING 1'));

  it('needs no account, and is stored in a group with what the person agreed to send, under the server’s name of the title [REPORT-04, REPORT-08]', async () => {
    const details = { source: 'Twopack', positionSec: 754, browser: 'Firefox 140', version: '0.1.0', error: 'media' };
    await test
      .report({
        kind: 'wrong_subtitles',
        title: 'tv:2',
        episode: { season: 1, episode: 2 },
        words: ' Late. ',
        ...details,
      })
      .expect(202, { ok: true });
    const [group] = await listed();
    const about = { kind: 'wrong_subtitles', name: 'Shown tv 2', title: 'tv:2', episode: { season: 1, episode: 2 } };
    expect(group).toMatchObject({ ...about, state: 'open', count: 1, answer: null });
    const { reports } = await detailsOf(group?.id);
    expect(reports).toEqual([{ id: expect.any(String), at: expect.any(String), from: null, words: 'Late.', details }]);
  });

  it('has words without control characters, and markup that stays text [REPORT-04]', async () => {
    const words = '<script>alert(1)</script>\0\u202Eevil\u0007\r\n[x](https://x.example)';
    await test
      .report({ ...problem, words, source: '  Two\npack ', error: '403 at https://nas.example/v?token=S' })
      .expect(202);
    const { reports } = await detailsOf((await listed())[0]?.id);
    expect(reports[0]).toMatchObject({
      words: '<script>alert(1)</script>evil\n[x](https://x.example)',
      details: { source: 'Two pack', error: '403 at …' },
    });
  });

  it.each([
    ['a title that does not exist', { title: 'movie:999' }, 404],
    ['no title', { title: 'movie:../../1' }, 400],
    ['an episode of a film', { episode: { season: 1, episode: 1 } }, 404],
    ['an unknown kind', { kind: 'crash' }, 400],
    ['a name for the title', { name: 'Something else' }, 400],
    ['too many words', { words: 'x'.repeat(REPORT_WORDS + 1) }, 400],
    ['a long source', { source: 'x'.repeat(101) }, 400],
    ['ten megabytes', { words: 'x'.repeat(10e6) }, 413],
  ])('is refused with %s [REPORT-04]', async (_what, body, status) => {
    await test.report({ ...problem, ...body }).expect(status);
    expect(await listed()).toEqual([]);
  });

  it('is refused from a page of another site, whose visitor’s account it would name', async () => {
    await test.report(problem).set('Sec-Fetch-Site', 'cross-site').expect(403);
    expect(await listed()).toEqual([]);
  });

  it('joins those about the same, also when two begin a group at once [REPORT-05]', async () => {
    await Promise.all(Array.from({ length: 8 }, () => test.report(problem).expect(202)));
    await test.report({ ...problem, kind: 'other' }).expect(202);
    expect((await listed()).map(({ kind, count }) => [kind, count])).toEqual([
      ['other', 1],
      ['bad_video', 8],
    ]);
    expect((await listed('?kind=bad_video')).map(({ kind }) => kind)).toEqual(['bad_video']);
    await operator.get('/api/operator/reports?kind=x').expect(400);
  });

  it('is kept with the newest of its group alone, and strangers never displace a member’s [REPORT-06]', async () => {
    const member = await test.signUp();
    await reportBy(member, { ...problem, words: 'first' });
    await reportBy(member, { ...problem, words: 'second' });
    for (let at = 0; at < KEPT_REPORTS.strangers + 3; at += 1)
      await test.report({ ...problem, words: `stranger ${at}` });
    const [group] = await listed();
    const { reports } = await detailsOf(group?.id);
    expect(group?.count).toBe(KEPT_REPORTS.strangers + 5);
    expect(reports.map(({ words }: { words: string }) => words)).toEqual([
      ...Array.from({ length: KEPT_REPORTS.strangers }, (_, at) => `stranger ${KEPT_REPORTS.strangers + 2 - at}`),
      'second',
    ]);
    expect(await own(member)).toHaveLength(1);
  });

  const fill = (count: number, state: string, member?: string) =>
    rows(`WITH made AS (
        INSERT INTO report_groups (id, fingerprint, kind, state, name, first_at, last_at)
        SELECT gen_random_uuid(), sha256(('${state}' || n)::bytea), 'other', '${state}', '${state} ' || n, now(), now() - make_interval(hours => n)
        FROM generate_series(1, ${count}) AS n RETURNING id, last_at
      ) INSERT INTO reports (id, group_id, user_id, at, words, details, language)
      SELECT gen_random_uuid(), id, ${member ? `'${member}'` : 'NULL'}, last_at, '', '{}', 'en' FROM made RETURNING 1`);
  const counts = async () =>
    Object.fromEntries(
      (await rows('SELECT state, count(*)::int AS count FROM report_groups GROUP BY state')).map((row) => [
        row.state,
        row.count,
      ]),
    );

  it('makes room by deleting the oldest closed group, then strangers’ open ones, never a member’s [REPORT-06]', async () => {
    const member = await test.signUp();
    const { id } = member.answer.user;
    await fill(1, 'closed');
    await fill(499, 'open');
    await test.report(problem).expect(202);
    expect(await counts()).toEqual({ open: 500 });
    await test.report({ ...problem, kind: 'other' }).expect(202);
    expect(await counts()).toEqual({ open: 500 });
    expect(await rows(`SELECT 1 FROM report_groups WHERE name = 'open 499'`)).toEqual([]);
    await rows('DELETE FROM report_groups RETURNING 1');
    await fill(500, 'open', id);
    const refused = await test.report(problem).expect(503);
    expect(refused.body.code).toBe('reports_full');
    expect(await counts()).toEqual({ open: 500 });
    // What was answered is there for its member to read: it goes after everything of strangers.
    await rows('DELETE FROM report_groups RETURNING 1');
    await fill(100, 'answered', id);
    await fill(400, 'open');
    await test.report(problem).expect(202);
    expect(await counts()).toEqual({ open: 400, answered: 100 });
    await rows(`DELETE FROM report_groups WHERE state = 'open' RETURNING 1`);
    await fill(399, 'open', id);
    await test.report(problem).expect(202);
    await test.report({ ...problem, kind: 'other' }).expect(202);
    // The second replaces the first.
    expect(await counts()).toEqual({ open: 400, answered: 100 });
    await rows('DELETE FROM report_groups RETURNING 1');
    await fill(500, 'open', id);
    // Crashes have groups of their own.
    await test.report({ name: 'TypeError', message: 'x' }).expect(202);
    expect(await counts()).toEqual({ open: 501 });
  });

  it('of one member is kept in the newest thirty open groups, so that nobody fills the site alone [REPORT-06]', async () => {
    const [member, other] = [await test.signUp(), await test.signUp()];
    await fill(499, 'open', member.answer.user.id);
    await fill(1, 'answered', other.answer.user.id);
    await reportBy(member, { ...problem, words: 'newest' });
    const kept = await own(member);
    expect(kept).toHaveLength(KEPT_REPORTS.openOfMember);
    expect(kept.map(({ words }) => words)).toContain('newest');
    expect(kept.map(({ name }) => name)).not.toContain('open 499');
    await reportBy(member, { ...problem, kind: 'other' });
    expect(await own(member)).toHaveLength(KEPT_REPORTS.openOfMember);
    expect(await own(other)).toHaveLength(1);
    await test.report({ ...problem, kind: 'wrong_data' }).expect(202);
  });

  it('is deleted a year after the last of its group, and 90 days after if that is closed [REPORT-11]', async () => {
    await fill(1, 'open');
    await fill(1, 'closed');
    const clean = (days: number) =>
      new ReportsRepository(test.database.database.prisma).deleteExpired(Date.now() + days * DAY_MS);
    await clean(89);
    expect(await counts()).toEqual({ open: 1, closed: 1 });
    await clean(91);
    expect(await counts()).toEqual({ open: 1 });
    await clean(366);
    expect(await counts()).toEqual({});
  });

  it('is tied to a member’s account unless they do not want that, and to no address [REPORT-07]', async () => {
    const [one, two] = [await test.signUp(), await test.signUp()];
    await reportBy(one);
    await reportBy(two, { ...problem, kind: 'other', isAnonymous: true });
    expect((await own(one)).map(({ kind }) => kind)).toEqual(['bad_video']);
    expect(await own(two)).toEqual([]);
    await request(test.app).get('/api/users/me/reports').expect(401);
    const stored = await rows('SELECT r.*, g.* FROM reports r JOIN report_groups g ON g.id = r.group_id');
    expect(stored).toHaveLength(2);
    const counters = await rows(`SELECT key FROM rate_limits WHERE key LIKE 'report%'`);
    expect(JSON.stringify([stored, counters])).not.toMatch(/10\.0\.0\.|127\.0\.0\.1/);
    const [group] = await listed('?kind=bad_video');
    expect((await detailsOf(group?.id)).reports[0].from).toBe(one.username);
    for (const path of ['', `/${group?.id}`]) await one.get(`/api/operator/reports${path}`).expect(404);
    const change = one.agent.patch(`/api/operator/reports/${group?.id}`).set('X-CSRF-Token', one.answer.token);
    await change.send({ isClosed: true }).expect(404);
  });

  it('is in the person’s export, and goes with the account [REPORT-11]', async () => {
    const member = await test.signUp();
    await reportBy(member, { ...problem, words: 'It stutters.' });
    const { body } = await member.get('/api/users/me/export').expect(200);
    expect(exportSchema.parse(body).reports).toMatchObject([{ title: 'movie:1', words: 'It stutters.', answer: null }]);
    await member.delete('/api/users/me', { password: PASSWORD }).expect(200);
    expect(await rows('SELECT 1 FROM reports')).toEqual([]);
    const [group] = await listed();
    expect(group).toMatchObject({ count: 1, name: 'Shown movie 1' });
    expect((await detailsOf(group?.id)).reports).toEqual([]);
  });

  it('comes in pages, the group with the newest report first [REPORT-08]', async () => {
    await fill(30, 'open');
    const first = (await operator.get('/api/operator/reports').expect(200)).body;
    const second = (await operator.get(`/api/operator/reports?before=${first.next}`).expect(200)).body;
    const names = [...first.groups, ...second.groups].map(({ name }: ReportGroup) => name);
    expect(names).toEqual(Array.from({ length: 30 }, (_, at) => `open ${at + 1}`));
    expect(second.next).toBeNull();
  });
});
