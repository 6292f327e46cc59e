import { describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { PEOPLE_PAGE_SIZE, type ActsPage, type PeoplePage } from '@marquee/core/contracts';
import { PASSWORD, type Visitor } from '../../testing/test-accounts';
import { useAccountsTest } from '../../testing/use-accounts-test';
import { signUpOperator, useOperator } from '../../testing/use-operator';
import { UsersRepository } from '../users';

const SOME_ID = '01890000-0000-7000-8000-000000000000';

describe('people, for operators', () => {
  const test = useAccountsTest();
  const operator = useOperator(test);
  const idOf = (visitor: Visitor) => visitor.answer.user.id;
  const at = (visitor: Visitor, path = '') => `/api/operator/people/${idOf(visitor)}${path}`;
  const patch = (by: Visitor, whom: Visitor, body: object) =>
    by.agent.patch(at(whom)).set('X-CSRF-Token', by.answer.token).send(body);
  const logIn = (username: string, password = PASSWORD) =>
    request(test.app).post('/api/auth/login').send({ username, password });
  const list = async (query: object) =>
    (await operator.get('/api/operator/people').query(query).expect(200)).body as PeoplePage;
  const acts = async () => ((await operator.get('/api/operator/acts').expect(200)).body as ActsPage).acts;

  it('are found by the beginning of their name or email, with what they keep [OPERATOR-04]', async () => {
    const visitor = await test.signUp('Zelda_Q');
    await visitor.post('/api/sync/bookmarks', {
      bookmarks: [{ mediaId: 603, category: 'watchlist', addedAt: 1_000, mediaType: 'movie' }],
      updatedAt: 1,
    });
    const { people } = await list({ q: 'zeLDA_' });
    expect(people).toEqual([
      {
        id: idOf(visitor),
        username: 'Zelda_Q',
        email: 'Zelda_Q@example.org',
        createdAt: expect.stringMatching(/^20/),
        lastSeenAt: expect.stringMatching(/^20/),
        sessions: 1,
        profiles: 1,
        syncedBytes: expect.any(Number),
        isOperator: false,
        isDisabled: false,
        hasSecondFactor: false,
        cap: null,
      },
    ]);
    expect(people[0]?.syncedBytes).toBeGreaterThan(0);
    expect((await list({ q: 'zelda_q@example' })).people).toHaveLength(1);
    for (const q of ['%', 'zelda?', 'zelda-', String.raw`\\`, "'"]) expect((await list({ q })).people).toEqual([]);
    await operator.get('/api/operator/people').query({ q: 'a\0' }).expect(400);
  });

  it('come in pages without a gap, whoever signs up meanwhile [OPERATOR-04]', async () => {
    const users = new UsersRepository(test.database.database.prisma);
    const add = (name: string) =>
      users.create({ username: name, email: `${name}@x.example`, passwordHash: '', nowMs: 0, invitation: undefined });
    const names = Array.from({ length: PEOPLE_PAGE_SIZE + 5 }, (_, index) => `page${String(index).padStart(3, '0')}`);
    for (const name of names) await add(name);
    const first = await list({ q: 'page' });
    await add('page000a');
    const second = await list({ q: 'page', after: first.next ?? '' });
    expect([...first.people, ...second.people].map(({ username }) => username)).toEqual(names);
    expect([first.people.length, second.next]).toEqual([PEOPLE_PAGE_SIZE, null]);
  });

  it('are disabled: logged out, refused with a reason after the right password, tokens included [OPERATOR-05]', async () => {
    const visitor = await test.signUp();
    const made = await visitor.post('/api/users/me/tokens', { name: 'x', scopes: ['read'], expiresInDays: null });
    const withToken = () => request(test.app).get('/api/users/me').set('Authorization', `Bearer ${made.body.token}`);
    const { body: link } = await operator.post(at(visitor, '/reset-link')).expect(201);
    await patch(operator, visitor, { isDisabled: true }).expect(200);
    await visitor.get('/api/users/me').expect(401);
    await withToken().expect(401);
    const wrong = await logIn(visitor.username, 'wrong password').expect(401);
    expect(wrong.body.code).toBe('invalid_credentials');
    const refused = await logIn(visitor.username).expect(403);
    expect(refused.body).toMatchObject({ code: 'account_disabled' });
    const token = new URLSearchParams(link.path.split('?')[1]).get('token');
    await request(test.app).post('/api/auth/password-reset').send({ token, password: 'battery staple' }).expect(400);
    expect((await list({ q: visitor.username })).people[0]).toMatchObject({ isDisabled: true, sessions: 0 });
    await patch(operator, visitor, { isDisabled: false }).expect(200);
    await logIn(visitor.username).expect(200);
    await withToken().expect(200);
  });

  it('get a link to set a new password, once and without a mail server [OPERATOR-06]', async () => {
    const visitor = await test.signUp();
    const { body: link } = await operator.post(at(visitor, '/reset-link')).expect(201);
    expect(link.path).toMatch(/^\/reset-password\?token=[\w-]{43}$/);
    const token = new URLSearchParams(link.path.split('?')[1]).get('token');
    const reset = () => request(test.app).post('/api/auth/password-reset').send({ token, password: 'battery staple' });
    await reset().expect(200);
    await reset().expect(400);
    await logIn(visitor.username, 'battery staple').expect(200);
    expect(JSON.stringify(test.logged)).not.toContain(token);
    expect(JSON.stringify(await acts())).not.toContain(token);
  });

  it('get no link that lets one operator act as another, nor one that was made before [OPERATOR-20]', async () => {
    const [visitor, other] = [await test.signUp(), await signUpOperator(test)];
    expect((await operator.post(at(other, '/reset-link')).expect(403)).body.code).toBe('operator_password');
    const { body: link } = await operator.post(at(visitor, '/reset-link')).expect(201);
    await patch(operator, visitor, { isOperator: true }).expect(200);
    const token = new URLSearchParams(link.path.split('?')[1]).get('token');
    await request(test.app).post('/api/auth/password-reset').send({ token, password: 'battery staple' }).expect(400);
  });

  it('are logged out everywhere, which operators may do to themselves, too [OPERATOR-05]', async () => {
    const [visitor, other] = [await test.signUp(), await signUpOperator(test)];
    await operator.delete(at(visitor, '/sessions')).expect(200);
    await visitor.get('/api/users/me').expect(401);
    await other.delete(at(other, '/sessions')).expect(200);
    await other.get('/api/users/me').expect(401);
  });

  it('are deleted with everything, once their name is typed [OPERATOR-05]', async () => {
    const visitor = await test.signUp();
    const wrong = await operator.delete(at(visitor), { username: operator.username }).expect(400);
    expect(wrong.body.fields).toHaveProperty('username');
    await operator.delete(at(visitor), { username: visitor.username.toUpperCase() }).expect(200);
    await logIn(visitor.username).expect(401);
    expect((await list({ q: visitor.username })).people).toEqual([]);
    await operator.delete(at(visitor), { username: visitor.username }).expect(404);
  });

  it('are not themselves, and are accounts that exist [OPERATOR-07]', async () => {
    for (const body of [{ isDisabled: true }, { isOperator: false }, { cap: null }])
      expect((await patch(operator, operator, body).expect(403)).body.code).toBe('forbidden');
    await operator.delete(at(operator), { username: operator.username }).expect(403);
    await operator.post(at(operator, '/reset-link')).expect(403);
    for (const id of [SOME_ID, 'x', '%27', "1'--"]) {
      await operator.delete(`/api/operator/people/${id}`, { username: 'x' }).expect(404);
      await operator.post(`/api/operator/people/${id}/reset-link`).expect(404);
    }
    const visitor = await test.signUp();
    for (const body of [{}, { isDisabled: 'no' }, { isDisabled: true, isOperator: true }, { username: 'x' }])
      await patch(operator, visitor, body).expect(400);
  });

  it('never include the last operator, not even for two who remove each other at once [OPERATOR-07]', async () => {
    const [one, two] = [await signUpOperator(test), await signUpOperator(test)];
    for (const body of [{ isOperator: false }, { isDisabled: true }]) {
      const answers = await Promise.all([patch(one, two, body), patch(two, one, body)]);
      // Whoever comes second is no operator any more, or has no session any more.
      expect([
        [200, 401],
        [200, 404],
      ]).toContainEqual(answers.map(({ status }) => status).sort());
      const [winner, loser] = answers[0].status === 200 ? [one, two] : [two, one];
      expect((await list({ q: loser.username })).people[0]).toMatchObject(
        'isOperator' in body ? { isOperator: false } : { isDisabled: true },
      );
      expect((await list({ q: winner.username })).people[0]).toMatchObject({ isOperator: true, isDisabled: false });
      await patch(operator, loser, { isOperator: true }).expect(200);
    }
  });

  it('are made operators, and unmade [OPERATOR-07]', async () => {
    const visitor = await test.signUp();
    await patch(operator, visitor, { isOperator: true }).expect(200);
    await visitor.get('/api/operator/people').expect(200);
    await patch(operator, visitor, { isOperator: false }).expect(200);
    await visitor.get('/api/operator/people').expect(404);
  });

  it('leave a line for each act, which stays when the account goes and cannot be changed [OPERATOR-03]', async () => {
    const visitor = await test.signUp();
    await patch(operator, visitor, { isDisabled: true }).expect(200);
    await patch(operator, visitor, { isDisabled: true }).expect(200);
    await patch(operator, visitor, { isOperator: 3 }).expect(400);
    await operator.delete(at(visitor), { username: visitor.username }).expect(200);
    const written = (await acts()).slice(0, 2);
    const by = { operator: operator.username, target: visitor.username, details: {} };
    expect(written).toEqual([
      { id: expect.any(String), at: expect.stringMatching(/^20/), act: 'delete', ...by },
      { id: expect.any(String), at: expect.stringMatching(/^20/), act: 'disable', ...by },
    ]);
    const before = await operator.get(`/api/operator/acts?before=${written[0]?.id}`).expect(200);
    expect(before.body.acts[0]).toEqual(written[1]);
    for (const change of [
      'UPDATE operator_acts SET act = $$x$$',
      'DELETE FROM operator_acts',
      'TRUNCATE operator_acts',
    ])
      await expect(test.database.sql(change)).rejects.toThrow('append-only');
    await operator.get('/api/operator/acts?before=x').expect(400);
  });
});

describe('the only operator of a site', () => {
  const test = useAccountsTest();

  it('cannot delete their account, and can once there is another [OPERATOR-07]', async () => {
    const [visitor, operator] = [await test.signUp(), await signUpOperator(test)];
    const remove = (whom: Visitor) => whom.delete('/api/users/me', { password: PASSWORD });
    expect((await remove(operator).expect(409)).body.code).toBe('last_operator');
    await remove(visitor).expect(200);
    const other = await signUpOperator(test);
    const answers = await Promise.all([remove(operator), remove(other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
