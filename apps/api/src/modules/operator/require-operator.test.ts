import { beforeEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { LOGIN_ATTEMPTS } from '@marquee/core';
import { CSRF_HEADER } from '@marquee/core/contracts';
import { operatorCalls } from '../../testing/operator-calls';
import { PASSWORD, type Visitor } from '../../testing/test-accounts';
import { useAccountsTest } from '../../testing/use-accounts-test';
import { signUpOperator, useOperator } from '../../testing/use-operator';

const MINUTE_MS = 60_000;

describe('the calls of operators', () => {
  let clockAheadMs = 0;
  const test = useAccountsTest({}, { now: () => Date.now() + clockAheadMs });
  const operator = useOperator(test);
  beforeEach(() => {
    clockAheadMs = 0;
  });
  const confirm = (visitor: Visitor, password: string) => visitor.post('/api/auth/confirm-password', { password });

  it('do not exist for others, and an access token opens none [OPERATOR-01]', async () => {
    const visitor = await test.signUp();
    const body = { name: 'x', scopes: ['sync'], expiresInDays: null };
    const { body: made } = await operator.post('/api/users/me/tokens', body).expect(201);
    const unknown = await visitor.get('/api/nothing').expect(404);
    for (const { method, path } of operatorCalls) {
      const refused = await visitor.agent[method](path).set(CSRF_HEADER, visitor.answer.token).send({}).expect(404);
      expect(refused.body.error).toBe(unknown.body.error);
      await request(test.app)[method](path).send({}).expect(401);
      await request(test.app)[method](path).set('Authorization', `Bearer ${made.token}`).send({}).expect(401);
    }
  });

  it('do not exist for a restricted profile of an operator [OPERATOR-01]', async () => {
    const parent = await signUpOperator(test);
    const profile = { name: 'Kim', cap: { region: 'US', certification: 'PG' } };
    const { body } = await parent.post('/api/profiles', { profile, password: PASSWORD }).expect(201);
    await parent.post(`/api/profiles/${body.id}/activate`).expect(200);
    for (const { method, path } of operatorCalls)
      await parent.agent[method](path).set(CSRF_HEADER, parent.answer.token).send({}).expect(404);
    await parent.post('/api/auth/confirm-password', { password: PASSWORD }).expect(403);
  });

  it('that change something need the CSRF token and this site’s own pages', async () => {
    for (const { method, path } of operatorCalls.filter((call) => call.method !== 'get')) {
      const without = await operator.agent[method](path).send({}).expect(403);
      expect(without.body.code).toBe('csrf_failed');
      const elsewhere = operator.agent[method](path).set(CSRF_HEADER, operator.answer.token);
      const refused = await elsewhere.set('Sec-Fetch-Site', 'cross-site').send({}).expect(403);
      expect(refused.body.code).toBe('other_origin');
    }
  });

  it('need the password 15 minutes after it was entered, except for which checks say that there is a problem [OPERATOR-02]', async () => {
    const other = await signUpOperator(test);
    clockAheadMs = 15 * MINUTE_MS - 10_000;
    await other.get('/api/operator/people').expect(200);
    clockAheadMs = 15 * MINUTE_MS;
    for (const { method, path } of operatorCalls) {
      const answer = await other.agent[method](path).set(CSRF_HEADER, other.answer.token).send({});
      const isReadable = method === 'get' && path.endsWith('problems');
      expect([path, answer.body.code === 'password_required']).toEqual([path, !isReadable]);
    }
    const wrong = await confirm(other, 'wrong password').expect(403);
    expect(wrong.body.code).toBe('wrong_password');
    await other.get('/api/operator/people').expect(403);
    await confirm(other, PASSWORD).expect(200, { ok: true });
    await other.get('/api/operator/people').expect(200);
    // In this session, and in no other.
    const elsewhere = await test.logIn(other.username);
    clockAheadMs = 30 * MINUTE_MS;
    await confirm(elsewhere, PASSWORD).expect(200);
    await other.get('/api/operator/people').expect(403);
    await elsewhere.get('/api/operator/people').expect(200);
  });

  it('lock out whoever guesses the password, but not the owner’s login [OPERATOR-02]', async () => {
    const guessed = await signUpOperator(test);
    for (let guesses = 0; guesses < LOGIN_ATTEMPTS; guesses += 1) await confirm(guessed, 'wrong password').expect(403);
    const locked = await confirm(guessed, PASSWORD).expect(429);
    expect(locked.body.code).toBe('locked_out');
    await test.logIn(guessed.username);
  });
});
