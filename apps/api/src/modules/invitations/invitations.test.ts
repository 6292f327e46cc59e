import { beforeEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { MOST_INVITATIONS, type Invitation, type NewInvitation } from '@marquee/core/contracts';
import { PASSWORD, signupBody, type Visitor } from '../../testing/test-accounts';
import { useAccountsTest } from '../../testing/use-accounts-test';
import { signUpOperator, useOperator } from '../../testing/use-operator';
import { InvitationsRepository } from './invitations.repository';

const DAY_MS = 24 * 60 * 60_000;
const cap = { region: 'US', certification: 'PG' };

describe('an invitation', () => {
  let clockAheadMs = 0;
  const test = useAccountsTest({}, { now: () => Date.now() + clockAheadMs });
  const operator = useOperator(test);
  beforeEach(() => {
    clockAheadMs = 0;
  });
  const invite = async (body: object = {}) =>
    (await operator.post('/api/operator/invitations', { days: 7, uses: 1, ...body }).expect(201)).body as NewInvitation;
  const check = (code: string) => request(test.app).post('/api/auth/invitation').send({ code });
  const accept = (code: string, body: object = {}) =>
    request
      .agent(test.app)
      .post('/api/auth/signup')
      .send({ ...signupBody(test.freshName()), invitation: code, ...body });
  const listed = async (id: string) => {
    const { body } = await operator.get('/api/operator/invitations').expect(200);
    return (body.invitations as Invitation[]).find((invitation) => invitation.id === id);
  };
  const refusal = async (code: string) => {
    const [looked, refused] = [await check(code).expect(403), await accept(code).expect(403)];
    expect(refused.body.code).toBe(looked.body.code);
    return looked.body.code;
  };

  it('says who invites whom, makes an account, and shows who came [OPERATOR-08]', async () => {
    const { code, ...made } = await invite({ guest: ' Grandma ', uses: 2 });
    expect(code).toMatch(/^[\w-]{43}$/);
    expect((await check(code).expect(200)).body).toEqual({ inviter: operator.username, guest: 'Grandma', cap: null });
    const { body } = await accept(code).expect(201);
    expect(await listed(made.id)).toEqual({ ...made, uses: 1, came: [body.user.username] });
    const rows = await test.database.sql(`SELECT encode(code_hash, 'escape') AS hash, * FROM invitations`);
    expect(JSON.stringify([rows, test.logged])).not.toContain(code);
  });

  it('is used up, expires and is revoked, and says which [OPERATOR-09]', async () => {
    const used = await invite();
    await accept(used.code).expect(201);
    expect(await refusal(used.code)).toBe('invitation_used_up');
    const revoked = await invite();
    await operator.delete(`/api/operator/invitations/${revoked.id}`).expect(200);
    await operator.delete(`/api/operator/invitations/${revoked.id}`).expect(404);
    expect(await refusal(revoked.code)).toBe('invitation_expired');
    const old = await invite({ days: 1 });
    for (const wrong of ['x', '', old.code.slice(1), old.code.split('').reverse().join('')])
      expect(await refusal(wrong)).toBe('invitation_invalid');
    clockAheadMs = DAY_MS + 1_000;
    await operator.post('/api/auth/confirm-password', { password: PASSWORD }).expect(200);
    expect(await refusal(old.code)).toBe('invitation_expired');
    const states = await Promise.all([used, revoked, old].map(async ({ id }) => (await listed(id))?.state));
    expect(states).toEqual(['used_up', 'revoked', 'expired']);
  });

  it('has one winner of its last use, and is not spent on a sign-up that fails [OPERATOR-09]', async () => {
    const { code, id } = await invite({ uses: 2 });
    await accept(code, { username: operator.username }).expect(409);
    await accept(code, { password: 'short' }).expect(400);
    // Both pass the look before the form is complete; the database refuses the second.
    const twin = test.freshName();
    const twins = await Promise.all([accept(code, signupBody(twin)), accept(code, signupBody(twin))]);
    expect(twins.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await listed(id))?.uses).toBe(1);
    const answers = await Promise.all(Array.from({ length: 5 }, () => accept(code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 403, 403, 403, 403]);
    for (const { status, body } of answers) if (status === 403) expect(body.code).toBe('invitation_used_up');
    expect(await listed(id)).toMatchObject({ uses: 2, state: 'used_up' });
  });

  it('may say what the account may watch, which its password does not lift [OPERATOR-10]', async () => {
    const { code } = await invite({ cap });
    const agent = request.agent(test.app);
    const username = test.freshName();
    const { body } = await agent
      .post('/api/auth/signup')
      .send({ ...signupBody(username), invitation: code })
      .expect(201);
    const call = (method: 'post' | 'patch' | 'delete', path: string, sent: object) =>
      agent[method](`/api${path}`).set('X-CSRF-Token', body.token).send(sent);
    const profiles = async () => (await agent.get('/api/profiles').expect(200)).body.profiles;
    expect(await profiles()).toMatchObject([{ id: '1', cap, unrated: 'hide', canUseSources: false }]);
    await call('patch', '/profiles/1', { password: PASSWORD, changes: { name: 'Mia', colour: 'red' } }).expect(200);
    for (const changes of [
      { cap: null },
      { cap: { ...cap, certification: 'R' } },
      { canUseSources: true },
      { unrated: 'allow' },
    ]) {
      const refused = await call('patch', '/profiles/1', { password: PASSWORD, changes }).expect(403);
      expect(refused.body.code).toBe('forbidden');
    }
    await call('post', '/profiles', { password: PASSWORD, profile: { name: 'Free' } }).expect(403);
    expect(await profiles()).toMatchObject([{ name: 'Mia', cap, canUseSources: false }]);
    const { body: page } = await operator.get('/api/operator/people').query({ q: username }).expect(200);
    expect(page.people).toMatchObject([{ username, cap }]);
    const change = (sent: object) =>
      operator.agent
        .patch(`/api/operator/people/${body.user.id}`)
        .set('X-CSRF-Token', operator.answer.token)
        .send(sent);
    await change({ isOperator: true }).expect(403);
    await agent.get('/api/users/me/sessions').expect(200);
    await change({ cap: null }).expect(200);
    expect(await profiles()).toMatchObject([{ name: 'Mia', cap: null, unrated: 'allow', canUseSources: true }]);
    await call('post', '/profiles', { password: PASSWORD, profile: { name: 'Free' } }).expect(201);
    await call('delete', '/users/me', { password: PASSWORD }).expect(200);
  });

  it('stays who came when it is cleaned up, 90 days after its end', async () => {
    const { code, id } = await invite({ days: 1 });
    const { body } = await accept(code).expect(201);
    const invitations = new InvitationsRepository(test.database.database.prisma);
    await invitations.deleteExpired(Date.now() + 90 * DAY_MS);
    expect(await listed(id)).toBeDefined();
    await invitations.deleteExpired(Date.now() + 92 * DAY_MS);
    expect(await listed(id)).toBeUndefined();
    const { body: page } = await operator.get('/api/operator/people').query({ q: body.user.username });
    expect(page.people).toHaveLength(1);
  });

  it('greets nobody while sign-up is off [OPERATOR-21]', async () => {
    const { code } = await invite();
    await test.siteSettings.save(async () => ({ signUp: 'off' }));
    expect((await check(code).expect(403)).body.code).toBe('signup_closed');
    await test.siteSettings.save(async () => ({ signUp: 'open' }));
    await check(code).expect(200);
  });

  it('is written down as made and as revoked, without its code [OPERATOR-03]', async () => {
    const { code, id } = await invite({ guest: 'Kim', uses: 3, cap });
    await operator.delete(`/api/operator/invitations/${id}`).expect(200);
    const { body, text } = await operator.get('/api/operator/acts').expect(200);
    expect(body.acts.slice(0, 2)).toMatchObject([
      { act: 'revoke_invitation', target: 'Kim' },
      { act: 'invite', target: 'Kim', details: { days: '7', uses: '3', cap: 'US PG' } },
    ]);
    expect(text).not.toContain(code);
  });

  it.each([
    [{ days: 0 }, 'days'],
    [{ days: 91 }, 'days'],
    [{ uses: 0 }, 'uses'],
    [{ uses: 1.5 }, 'uses'],
    [{ guest: 'a\nb' }, 'guest'],
    [{ guest: 'x'.repeat(61) }, 'guest'],
    [{ cap: { region: 'US', certification: '12' } }, 'cap'],
  ])('is not made of %j', async (body, field) => {
    const refused = await operator.post('/api/operator/invitations', { days: 7, uses: 1, ...body }).expect(400);
    expect(Object.keys(refused.body.fields)[0]).toContain(field);
  });
});

describe('invitations', () => {
  const test = useAccountsTest();
  const operator = useOperator(test);
  const make = (by: Visitor) => by.post('/api/operator/invitations', { days: 7, uses: 1 });

  it('are bounded in number, however many operators make some at once', async () => {
    const other = await signUpOperator(test);
    const answers: number[] = [];
    for (let made = 0; made < MOST_INVITATIONS + 10; made += 10) {
      const batch = await Promise.all(Array.from({ length: 10 }, (_, index) => make(index % 2 ? operator : other)));
      answers.push(...batch.map(({ status }) => status));
    }
    expect(answers.filter((status) => status === 201)).toHaveLength(MOST_INVITATIONS);
    expect((await make(operator).expect(409)).body.code).toBe('invitations_full');
  });

  it('cannot be looked at without end from one address', async () => {
    const statuses: number[] = [];
    for (let looks = 0; looks < 61; looks += 1) {
      const { status } = await request(test.app).post('/api/auth/invitation').send({ code: 'x' });
      statuses.push(status);
    }
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.slice(0, -1).every((status) => status === 403)).toBe(true);
  });
});
