import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DAY_MS } from '@marquee/core';
import {
  MOST_OPEN_REQUESTS,
  type OperatorAct,
  type OwnRequest,
  type RequestDetails,
  type TitleRequest,
} from '@marquee/core/contracts';
import request from 'supertest';
import { openEventStream } from '../../testing/event-stream';
import { kidOf } from '../../testing/kid-of';
import { listen } from '../../testing/listen';
import { useReportsTest } from '../../testing/reports-test';
import { startSmtp, type SmtpStub } from '../../testing/smtp-server';
import { storedLibrary } from '../../testing/stored-library';
import { PROVIDER_SECRET } from '../../testing/stub-provider';
import { startStubServer, type StubServer } from '../../testing/stub-server';
import { PASSWORD, type Visitor } from '../../testing/test-accounts';
import { useOperator } from '../../testing/use-operator';
import { TitleRequestsRepository } from '.';

const OWN = '/api/users/me/requests';
const film = { title: 'movie:1' };
const season = { title: 'tv:2', season: 3 };

describe('a request', () => {
  let smtp: SmtpStub;
  let provider: StubServer;
  beforeAll(async () => {
    smtp = await startSmtp();
    // It does not say what it has: the library is what a test writes.
    provider = await startStubServer((_req, res) => res.writeHead(404).end('{}'));
  });
  const test = useReportsTest(() => ({
    SMTP_URL: smtp.url,
    PUBLIC_URL: 'http://films.example.org',
    PROVIDER_SECRET,
    PROVIDER_INTERNAL_URL: provider.origin,
  }));
  const operator = useOperator(test);
  const sql = (text: string) => test.database.sql<Record<string, unknown>>(text);
  beforeAll(async () => {
    // From now on the follower changes nothing.
    while ((await sql('SELECT 1 FROM library_state WHERE cursor IS NULL')).length > 0) await sleep(10);
    await test.siteSettings.save(async () => ({ titleRequests: 'on' }));
  });
  afterAll(() => Promise.all([smtp.close(), provider.close()]));
  const library = storedLibrary(test);
  beforeEach(async () => {
    await sql('DELETE FROM title_requests RETURNING 1');
    await library.clear();
    await sql('DELETE FROM rate_limits RETURNING 1');
  });

  const ask = (by: Visitor, body: object = film) => by.post(OWN, body);
  const own = async (by: Visitor) => (await by.get(OWN).expect(200)).body.requests as OwnRequest[];
  const states = async (by: Visitor) => (await own(by)).map(({ id, state }) => [id, state]);
  const listed = async (query = '') =>
    (await operator.get(`/api/operator/requests${query}`).expect(200)).body.requests as TitleRequest[];
  const act = (method: 'patch' | 'put' | 'delete', path: string, body: object, by = operator) =>
    by.agent[method](`/api/operator/${path}`).set('X-CSRF-Token', by.answer.token).send(body);
  const answer = (id: string, body: object, by = operator) => act('patch', `requests/${id}`, body, by);
  const until = async (by: Visitor, state: string) => {
    for (let tries = 0; (await own(by))[0]?.state !== state && tries < 500; tries += 1) await sleep(10);
    expect(await own(by)).toMatchObject([{ state }]);
  };

  it('is taken only where an operator allows it, of members [ASK-01]', async () => {
    const member = await test.signUp();
    const offers = async () => (await request(test.app).get('/api/config').expect(200)).body.hasRequests;
    expect(await offers()).toBe(true);
    await request(test.app).post(OWN).send(film).expect(401);
    await test.siteSettings.save(async () => ({ visitors: 'members' }));
    expect(await offers()).toBeUndefined();
    await test.siteSettings.save(async () => ({ visitors: null, titleRequests: null }) as object);
    expect(await offers()).toBeUndefined();
    expect((await ask(member).expect(404)).body.code).toBe('not_configured');
    await test.siteSettings.save(async () => ({ titleRequests: 'on' }));
    await ask(member).expect(200);
  });

  it('is one vote of an account, however often and at once it is made [ASK-02]', async () => {
    const [one, two] = [await test.signUp(), await test.signUp()];
    const all = await Promise.all([one, two, one, two, one].map((by) => ask(by)));
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    await ask(await kidOf(test, one)).expect(200);
    await ask(one, season).expect(200);
    expect(await listed()).toMatchObject([
      { id: 'movie:1', title: 'movie:1', season: null, name: 'Shown movie 1', votes: 2, state: 'open' },
      { id: 'tv:2:3', title: 'tv:2', season: 3, name: 'Shown tv 2', votes: 1 },
    ]);
    const { body } = await operator.get('/api/operator/requests/movie:1').expect(200);
    const names = (body as RequestDetails).askers.map(({ username }) => username);
    expect(names.sort()).toEqual([one.username, two.username].sort());
    expect((await states(one)).join(' ')).toBe('tv:2:3,open movie:1,open');
  });

  it.each([
    ['a title that does not exist', { title: 'movie:999' }, 404],
    ['a season of a film', { ...film, season: 1 }, 404],
    ['a season below zero', { title: 'tv:2', season: -1 }, 400],
    ['a season beyond all', { title: 'tv:2', season: 10_000 }, 400],
    ['half a season', { title: 'tv:2', season: 1.5 }, 400],
    ['a number beyond all', { title: 'movie:99999999999999999999' }, 400],
    ['a name', { ...film, name: 'Mine' }, 400],
  ])('is refused for %s [ASK-03]', async (_what, body, status) => {
    await ask(await test.signUp(), body).expect(status);
    expect(await listed()).toEqual([]);
  });

  it('is refused for what the library has, but not for another season [ASK-03]', async () => {
    await library.put('movie:1');
    await library.put('tv:2', { 1: '1-3' });
    const member = await test.signUp();
    for (const body of [film, { title: 'tv:2' }, { title: 'tv:2', season: 1 }])
      expect((await ask(member, body).expect(409)).body.code).toBe('in_library');
    await ask(member, season).expect(200);
  });

  it('is nothing for whom the title is hidden: by a cap, a filter or for everybody [ASK-04]', async () => {
    await library.put('movie:2');
    const parent = await test.signUp();
    const kid = await kidOf(test, parent);
    for (const title of ['movie:2', 'tv:1']) await ask(kid, { title }).expect(404);
    await ask(parent, { title: 'tv:1' }).set('Cookie', `${parent.cookie}; content_filter=strict.US`).expect(404);
    await ask(kid).expect(200);
    await ask(parent, { title: 'tv:1' }).expect(200);
    // A child has its own; whoever has the account sees and withdraws those of all profiles.
    await kid.delete(`${OWN}/tv:1`).expect(200);
    const seen = [await states(kid), await states(parent)].map((each) => each.join(' '));
    expect(seen).toEqual(['movie:1,open', 'tv:1,open movie:1,open']);
    await ask(kid).set('X-Profile', '1').expect(409);
    await act('put', 'taken-down/movie:1', { name: 'x', year: null, posterPath: null, note: '' }).expect(200);
    await ask(await test.signUp()).expect(451);
    expect(await own(kid)).toEqual([]);
    // The library cannot end what nobody may play.
    await library.put('movie:1');
    await ask(parent, season).expect(200);
    expect((await listed()).find(({ id }) => id === 'movie:1')?.state).toBe('open');
    await act('delete', 'taken-down/movie:1', {}).expect(200);
    await until(kid, 'available');
  });

  it('is one of ten that wait, and of twenty a day, also if all are made at once [ASK-06]', async () => {
    const member = await test.signUp();
    const seasons = Array.from({ length: 30 }, (_, number) => ({ title: 'tv:2', season: number }));
    const codes = (await Promise.all(seasons.map((body) => ask(member, body)))).map(({ body }) => body.code ?? 'ok');
    const count = (code: string) => codes.filter((each) => each === code).length;
    expect([count('ok'), count('requests_full'), count('rate_limited')]).toEqual([MOST_OPEN_REQUESTS, 10, 10]);
    // What is declined does not wait any more.
    await sql('DELETE FROM rate_limits RETURNING 1');
    await answer((await own(member))[0]?.id ?? '', { state: 'declined' }).expect(200);
    await ask(member).expect(200);
    await ask(member, { title: 'movie:5' }).expect(409);
  });

  it('finds room for a thousand, those that ended go first [ASK-06]', async () => {
    const fill = (from: number, count: number, state: string) =>
      sql(`WITH filled AS (INSERT INTO title_requests (id, name, state, changed_at, first_at, last_at)
        SELECT 'movie:' || n, 'x', '${state}', now(), now(), now() FROM generate_series(${from}, ${from + count - 1}) AS n
        RETURNING id)
        INSERT INTO request_votes SELECT id, '${operator.answer.user.id}', '1', now(), 'en' FROM filled RETURNING 1`);
    await fill(10_000, 999, 'open');
    await fill(20_000, 1, 'declined');
    const [member, other] = [await test.signUp(), await test.signUp()];
    await ask(member).expect(200);
    expect(await listed('?state=declined')).toEqual([]);
    expect((await ask(other, season).expect(503)).body.code).toBe('site_requests_full');
    await ask(other).expect(200);
    const { body } = await operator.get('/api/operator/requests?page=40').expect(200);
    expect([body.requests.length, body.next]).toEqual([25, null]);
    for (const page of ['0', '1001', 'x', '-1', '1.5'])
      await operator.get(`/api/operator/requests?page=${page}`).expect(400);
  });

  it('is withdrawn by whoever made it alone, and goes with the last account [ASK-07]', async () => {
    const [one, two] = [await test.signUp(), await test.signUp()];
    await ask(one).expect(200);
    await two.delete(`${OWN}/movie:1`).expect(200);
    await ask(two).expect(200);
    await one.delete(`${OWN}/movie:1`).expect(200);
    expect([await own(one), (await listed())[0]?.votes]).toEqual([[], 1]);
    await Promise.all([two.delete(`${OWN}/movie:1`), ask(one)]);
    expect(await states(one)).toEqual([['movie:1', 'open']]);
    expect((await one.get('/api/users/me/export').expect(200)).body.requests).toMatchObject([{ id: 'movie:1' }]);
    await ask(two, season).expect(200);
    await answer('tv:2:3', { state: 'declined' }).expect(200);
    await one.delete('/api/users/me', { password: PASSWORD }).expect(200);
    expect((await listed()).map(({ id }) => id)).toEqual(['tv:2:3']);
    for (const [days, left] of [
      [2, 1],
      [89, 1],
      [91, 0],
    ] as const) {
      await new TitleRequestsRepository(test.database.database.prisma).deleteExpired(Date.now() + days * DAY_MS);
      expect([days, (await sql('SELECT id FROM title_requests')).length]).toEqual([days, left]);
    }
  });

  it('is answered by an operator, once for each answer, and those who asked are told [ASK-08, ASK-09]', async () => {
    const [member, stranger] = [await test.signUp(), await test.signUp()];
    const kid = await kidOf(test, member);
    await ask(member, season).set('Accept-Language', 'de').expect(200);
    const site = await listen(test.bare);
    const hear = (by: Visitor) => openEventStream(`${site.origin}/api/users/me/events`, by.cookie);
    const streams = await Promise.all([member, kid, stranger].map(hear));
    const arriving = smtp.nextMail();
    await answer('tv:2:3', { state: 'coming', words: ' On\0 Friday. ' }).expect(200);
    await answer('tv:2:3', { state: 'coming', words: 'On Friday.' }).expect(200);
    expect((await streams[0]?.until(({ event }) => event === 'request'))?.data).toEqual({ id: 'tv:2:3' });
    const { to, data } = await arriving;
    expect([to, data.includes('Shown tv 2 (S3)'), data.includes('On Friday.')]).toEqual([[member.email], true, true]);
    expect(data).toContain('Der Titel kommt.');
    expect(await own(member)).toMatchObject([{ state: 'coming', words: 'On Friday.' }]);
    await answer('tv:2:3', { state: 'declined' }).expect(200);
    expect(streams.slice(1).flatMap((stream) => stream.events.filter(({ event }) => event === 'request'))).toEqual([]);
    for (const stream of streams) stream.close();
    await site.close();
    const { acts } = (await operator.get('/api/operator/acts').expect(200)).body;
    const answers = (acts as OperatorAct[]).map(
      ({ act: name, target, details }) => `${name} ${target} ${details.state}`,
    );
    const [declined, coming] = ['declined', 'coming'].map((state) => `answer_request Shown tv 2 ${state}`);
    expect(answers.slice(0, 2)).toEqual([declined, coming]);
    expect(answers.filter((each) => each === coming)).toHaveLength(1);
    await answer('tv:2:3', { state: 'coming' }, stranger).expect(404);
    for (const body of [{ state: 'available' }, { state: 'open' }, {}, { state: 'coming', words: 'x'.repeat(501) }])
      await answer('tv:2:3', body).expect(400);
    for (const id of ['tv:2', 'tv:2:03', 'movie:1%00']) await answer(id, { state: 'coming' }).expect(404);
  });

  it('ends by itself when the library has it, whatever an operator says at the same time [ASK-05]', async () => {
    const [member, late] = [await test.signUp(), await test.signUp()];
    await ask(member, season).expect(200);
    await library.put('tv:2', { 1: '1-9' });
    await ask(late, season).expect(200);
    expect(await states(member)).toEqual([['tv:2:3', 'open']]);
    const arriving = [smtp.nextMail(), smtp.nextMail()];
    await Promise.all([library.put('tv:2', { 1: '1-9', 3: '1' }), answer('tv:2:3', { state: 'coming' })]);
    await until(member, 'available');
    expect((await answer('tv:2:3', { state: 'declined' }).expect(409)).body.code).toBe('in_library');
    await Promise.all(arriving);
    // It is gone again: whoever asks now begins anew.
    await library.clear();
    await ask(late, season).expect(200);
    expect([await states(member), await states(late)]).toEqual([[], [['tv:2:3', 'open']]]);
  });
});
