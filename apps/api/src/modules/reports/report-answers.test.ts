import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { OperatorAct, OwnReport, ReportGroup } from '@marquee/core/contracts';
import { useReportsTest } from '../../testing/reports-test';
import { startSmtp, type SmtpStub } from '../../testing/smtp-server';
import { startStubServer, type StubServer } from '../../testing/stub-server';
import type { Visitor } from '../../testing/test-accounts';
import { signUpOperator, useOperator } from '../../testing/use-operator';

const problem = { kind: 'bad_video', title: 'movie:1', words: 'It stutters.' };

interface Embed {
  title: string;
  fields: { name: string; value: string }[];
}

describe('a report', () => {
  let smtp: SmtpStub;
  let chat: StubServer;
  const posted: Embed[] = [];
  let arrived: () => void = () => undefined;
  /** Resolves with the chat's messages that contain a text, once there are that many. */
  const posts = (text: string, count = 1) =>
    new Promise<Embed[]>((resolve) => {
      arrived = () => {
        const found = posted.filter((embed) => JSON.stringify(embed).includes(text));
        if (found.length >= count) resolve(found);
      };
      arrived();
    });
  beforeAll(async () => {
    smtp = await startSmtp();
    chat = await startStubServer((req, res) => {
      let text = '';
      req.on('data', (chunk: Buffer) => (text += chunk.toString()));
      req.on('end', () => {
        posted.push((JSON.parse(text) as { embeds: [Embed] }).embeds[0]);
        res.writeHead(204).end();
        arrived();
      });
    });
  });
  const test = useReportsTest(() => ({
    SMTP_URL: smtp.url,
    PUBLIC_URL: 'http://films.example.org',
    REPORT_WEBHOOK_URL: `${chat.origin}/webhooks/1`,
  }));
  const operator = useOperator(test);
  afterAll(() => Promise.all([smtp.close(), chat.close()]));
  beforeEach(async () => {
    await test.database.sql('DELETE FROM report_groups RETURNING 1');
    posted.length = 0;
    arrived = () => undefined;
  });

  const reportBy = (visitor: Visitor, body: object = problem) =>
    test.fromSomewhere(visitor.post('/api/reports', body)).expect(202);
  const own = async (visitor: Visitor) =>
    (await visitor.get('/api/users/me/reports').expect(200)).body.reports as OwnReport[];
  const group = async () => {
    const { body } = await operator.get('/api/operator/reports').expect(200);
    const [first] = body.groups as ReportGroup[];
    if (!first) throw new Error('There is no group.');
    return first;
  };
  const change = (id: string, body: object, by: Visitor = operator) =>
    by.agent.patch(`/api/operator/reports/${id}`).set('X-CSRF-Token', by.answer.token).send(body);
  const acts = async () =>
    ((await operator.get('/api/operator/acts').expect(200)).body.acts as OperatorAct[])
      .filter(({ act }) => act.endsWith('_report'))
      .map(({ act, target }) => [act, target]);

  it('is answered: the member sees it on the account page and gets a mail, in the language of the report [REPORT-09]', async () => {
    const [one, two, late] = [await test.signUp(), await test.signUp(), await test.signUp()];
    await reportBy(one).set('Accept-Language', 'de');
    await reportBy(two, { ...problem, kind: 'other' });
    const first = smtp.nextMail();
    await change((await group()).id, { answer: 'Not yours.' }).expect(200);
    expect((await first).to).toEqual([two.email]);
    const { id } = (await operator.get('/api/operator/reports?kind=bad_video')).body.groups[0];
    const arriving = smtp.nextMail();
    await change(id, { answer: ' Fixed\0 it.\r\nThanks! ' }).expect(200);
    const { to, data } = await arriving;
    expect(to).toEqual([one.email]);
    expect(data).toContain('ein Problem gemeldet: Shown movie 1. Das ist die Antwort:');
    expect(data).toMatch(/Fixed it\.\r?\nThanks!/);
    expect(data).toContain('http://films.example.org/account?tab=account');
    expect(await own(one)).toMatchObject([{ state: 'answered', words: 'It stutters.', answer: 'Fixed it.\nThanks!' }]);
    expect(await own(two)).toMatchObject([{ kind: 'other', answer: 'Not yours.' }]);
    // Whoever comes after the answer has none yet.
    await reportBy(late);
    expect(await own(late)).toMatchObject([{ state: 'open', answer: null }]);
    expect(await own(one)).toMatchObject([{ answer: 'Fixed it.\nThanks!' }]);
  });

  it('is answered once, also by two operators at once [REPORT-09]', async () => {
    const other = await signUpOperator(test);
    await test.report(problem).expect(202);
    const { id } = await group();
    const answers = await Promise.all([change(id, { answer: 'Mine.' }), change(id, { answer: 'Ours.' }, other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('report_answered');
    await change(id, { answer: 'Again.' }).expect(409);
    for (const body of [{ answer: '' }, { answer: ' \u202E\0' }, { answer: 'x'.repeat(2_001) }, {}, { isClosed: 1 }])
      await change(id, body).expect(400);
    await change('01890000-0000-7000-8000-000000000000', { answer: 'x' }).expect(404);
    await change('x', { answer: 'x' }).expect(404);
  });

  it('is closed and reopened, by an operator or by the next report, and each act is in the log [REPORT-10]', async () => {
    await test.report(problem).expect(202);
    const { id, name } = await group();
    await change(id, { isClosed: true }).expect(200);
    await change(id, { isClosed: true }).expect(200);
    expect(await group()).toMatchObject({ id, state: 'closed' });
    await change(id, { answer: 'Too late.' }).expect(409);
    await test.report(problem).expect(202);
    expect(await group()).toMatchObject({ id, state: 'open', count: 2 });
    await change(id, { answer: 'Yes.' }).expect(200);
    await change(id, { isClosed: false }).expect(200);
    expect(await group()).toMatchObject({ state: 'open', answer: 'Yes.' });
    expect((await acts()).slice(0, 3)).toEqual([
      ['reopen_report', name],
      ['answer_report', name],
      ['close_report', name],
    ]);
  });

  it('reaches the webhook too, as text, without whoever sent it [REPORT-12]', async () => {
    const member = await test.signUp();
    await reportBy(member, { ...problem, words: '[win](https://x.example) @everyone', source: 'https://evil.example' });
    const [{ title, fields } = { title: '', fields: [] }] = await posts('x.example');
    expect(title).toBe('Problem report');
    expect(Object.fromEntries(fields.map(({ name, value }) => [name, value]))).toEqual({
      Problem: 'Bad video',
      Title: 'Shown movie 1',
      Page: 'http://films.example.org/movies/1',
      'Report message': String.raw`\[win\]\(https:​//x.example\) @everyone`,
      Source: 'https:​//evil.example',
    });
    expect(JSON.stringify(fields)).not.toContain(member.username);
  });

  it('of a crash is stored in a group by its fingerprint, and delivered [REPORT-12]', async () => {
    const crash = {
      name: 'TypeError',
      message: 'x is not a function',
      url: 'https://films.example.org/movies/1?token=S',
      browser: 'Firefox 140',
      stack: 'TypeError\n    at Hero (https://films.example.org/assets/movie-Ab3_x-9Z.js:1:2)',
    };
    const member = await test.signUp();
    await reportBy(member, { ...crash, report: 'I pressed Watch' });
    await test.report({ ...crash, stack: crash.stack.replace('1:2', '3:4') }).expect(202);
    const embeds = await posts('x is not a function', 2);
    const stored = await group();
    expect(stored).toMatchObject({ kind: 'crash', name: 'TypeError: x is not a function', title: null, count: 2 });
    const { body } = await operator.get(`/api/operator/reports/${stored.id}`).expect(200);
    expect(body.reports[1]).toMatchObject({
      from: member.username,
      words: 'I pressed Watch',
      details: { url: 'https://films.example.org/movies/1', browser: 'Firefox 140', message: 'x is not a function' },
    });
    expect(embeds.map(({ title }) => title)).toEqual(['Error report', 'Error report']);
  });

  it('of a crash shows and mails its member their own text, whatever a stranger with the same crash wrote [REPORT-07]', async () => {
    const crash = { name: 'Error', message: 'Failed at https://films.example.org/one' };
    const member = await test.signUp();
    await reportBy(member, crash);
    await test.report({ ...crash, message: 'Failed at evil://buy.example/one' }).expect(202);
    const stored = await group();
    expect(stored).toMatchObject({ name: `Error: ${crash.message}`, count: 2 });
    const late = await test.signUp();
    await reportBy(late, { ...crash, message: 'Failed at\nftp://late.example/one' });
    expect(await own(member)).toMatchObject([{ name: crash.message }]);
    expect(await own(late)).toMatchObject([{ name: 'Failed at ftp://late.example/one' }]);
    const mails = [smtp.nextMail(), smtp.nextMail()];
    await change(stored.id, { answer: 'Fixed.' }).expect(200);
    for (const { to, data } of await Promise.all(mails)) {
      expect(data).toContain(to[0] === member.email ? crash.message : 'Failed at ftp://late.example/one');
      expect(data).not.toContain(to[0] === member.email ? 'late' : 'films.example.org/one');
      expect(data).not.toContain('buy.example');
    }
  });

  it('of a crash arrives although the webhook refuses it, if it is stored [ERROR-09, REPORT-12]', async () => {
    chat.respondWith((_req, res) => res.writeHead(500).end());
    await test.report({ name: 'TypeError', message: 'down' }).expect(202);
    expect(await group()).toMatchObject({ name: 'TypeError: down' });
  });

  it('of a stranger is refused on a private site [REPORT-13]', async () => {
    const member = await test.signUp();
    await operator.agent
      .patch('/api/operator/settings')
      .set('X-CSRF-Token', operator.answer.token)
      .send({ visitors: 'members' })
      .expect(200);
    await test.report(problem).expect(401);
    await test.report({ name: 'TypeError', message: 'x' }).expect(401);
    await reportBy(member);
    expect(await group()).toMatchObject({ count: 1 });
  });
});
