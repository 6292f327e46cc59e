import { beforeEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { CSRF_HEADER, TV_LOGIN } from '@marquee/core/contracts';
import { PASSWORD, type Visitor } from '../../testing/test-accounts';
import { useAccountsTest } from '../../testing/use-accounts-test';
import { signUpOperator } from '../../testing/use-operator';

const TV_BROWSER =
  'Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/94.0 Safari/537.36';

describe('log-in on a TV', () => {
  let aheadMs = 0;
  const test = useAccountsTest({ TRUST_PROXY: 'true' }, { now: () => Date.now() + aheadMs });
  let address = 0;
  beforeEach(async () => {
    aheadMs = 0;
    address += 1;
    await test.database.sql('DELETE FROM tv_logins');
    await test.database.sql('DELETE FROM rate_limits');
  });
  const here = () => `198.51.100.${address}`;

  function openTv(from = here()) {
    const agent = request.agent(test.app);
    const post = (path: string) => agent.post(path).set({ 'X-Forwarded-For': from, 'User-Agent': TV_BROWSER });
    return {
      agent,
      start: () => post('/api/auth/tv'),
      /** Polls after the interval. */
      poll: async (afterSec: number = TV_LOGIN.pollSec) => {
        aheadMs += afterSec * 1_000;
        return (await post('/api/auth/tv/poll').expect(200)).body;
      },
    };
  }
  const ask = async (tv = openTv()) => ({ tv, code: (await tv.start().expect(201)).body.userCode as string });
  const from = (call: request.Test) => call.set('X-Forwarded-For', here());
  const look = (phone: Visitor, code: string) => from(phone.post('/api/auth/tv/request', { code }));
  const answer = (phone: Visitor, code: string, isApproved = true) =>
    from(phone.post('/api/auth/tv/answer', { code, isApproved }));
  const waiting = () => test.database.sql('SELECT * FROM tv_logins');

  it('shows a code, and is logged in once a phone has approved it [TV-01, TV-02, TV-05]', async () => {
    const phone = await test.signUp();
    const { tv, code } = await ask();
    expect(code).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{6}$/);
    expect(await tv.poll()).toMatchObject({ state: 'pending', userCode: code, intervalSec: 5 });
    const asked = await look(phone, ` ${code.toLowerCase().slice(0, 3)}-${code.slice(3)}`).expect(200);
    expect(asked.body).toEqual({
      device: 'Chrome on a television',
      askedAt: expect.any(String),
      address: here(),
      isNear: true,
    });
    await answer(phone, code).expect(200);
    const entered = await tv.poll();
    expect(entered).toMatchObject({ state: 'approved', user: { username: phone.username } });
    await tv.agent.get('/api/users/me').expect(200);
    const { body } = await phone.get('/api/users/me/sessions').expect(200);
    expect(body.sessions.map(({ device }: { device: string }) => device)).toContain('TV');
    expect(await tv.poll()).toEqual({ state: 'expired' });
    expect(await waiting()).toEqual([]);
  });

  it('says that what asks is in another network, or that it does not know [TV-05]', async () => {
    const phone = await test.signUp();
    const far = await ask(openTv('203.0.113.9'));
    expect((await look(phone, far.code).expect(200)).body).toMatchObject({ address: '203.0.113.9', isNear: false });
    const unknown = await ask(openTv('127.0.0.1'));
    const { body } = await phone.post('/api/auth/tv/request', { code: unknown.code }).expect(200);
    expect(body).toMatchObject({ address: null, isNear: false });
  });

  it('is bound to the browser that asked: neither the code nor another browser opens the session [TV-03]', async () => {
    const phone = await test.signUp();
    const { tv, code } = await ask();
    await answer(phone, code).expect(200);
    const stranger = request.agent(test.app);
    const { body } = await stranger.post('/api/auth/tv/poll').send({ userCode: code, deviceCode: code }).expect(200);
    expect(body).toEqual({ state: 'expired' });
    await stranger.get('/api/users/me').expect(401);
    expect(await tv.poll()).toMatchObject({ state: 'approved' });
  });

  it('has a device code that no script reads, stored as a hash [TV-03]', async () => {
    const { headers, body } = await openTv().start().expect(201);
    const cookie = String(headers['set-cookie']);
    expect(cookie).toMatch(/^marquee_tv=[\w-]{43}; Max-Age=600; Path=\/; .*HttpOnly; SameSite=Strict$/);
    const secret = /=([\w-]{43})/.exec(cookie)?.[1] ?? '';
    const rows = await test.database.sql(`SELECT encode(device_code_hash, 'escape') AS hash, * FROM tv_logins`);
    expect(JSON.stringify([rows, body, test.logged])).not.toContain(secret);
    expect(JSON.stringify(test.logged)).not.toContain(body.userCode);
  });

  it('works for one approval, and for one poll of many at once [TV-04]', async () => {
    const phones = [await test.signUp(), await test.signUp()];
    const { tv, code } = await ask();
    const answers = await Promise.all(phones.map((phone) => answer(phone, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    aheadMs += 5_000;
    const polls = await Promise.all(
      Array.from({ length: 5 }, () => tv.agent.post('/api/auth/tv/poll').then(({ body }) => body.state as string)),
    );
    expect(polls.filter((state) => state === 'approved')).toHaveLength(1);
  });

  it('is denied, and then over [TV-04]', async () => {
    const phone = await test.signUp();
    const { tv, code } = await ask();
    await answer(phone, code, false).expect(200);
    await answer(phone, code).expect(404);
    expect(await tv.poll()).toEqual({ state: 'denied' });
    expect(await tv.poll()).toEqual({ state: 'expired' });
    await tv.agent.get('/api/users/me').expect(401);
  });

  it('expires, before the approval or between approval and poll [TV-04]', async () => {
    const phone = await test.signUp();
    const [late, between] = [await ask(), await ask()];
    await answer(phone, between.code).expect(200);
    aheadMs = TV_LOGIN.lifetimeSec * 1_000;
    await look(phone, late.code).expect(404);
    await answer(phone, late.code).expect(404);
    expect(await between.tv.poll(0)).toEqual({ state: 'expired' });
    await between.tv.agent.get('/api/users/me').expect(401);
  });

  it('has to poll slower after each poll that came too soon [TV-06]', async () => {
    const { tv } = await ask();
    expect(await tv.poll()).toMatchObject({ state: 'pending', intervalSec: 5 });
    expect(await tv.poll(4)).toMatchObject({ state: 'slow_down', intervalSec: 10 });
    expect(await tv.poll(9)).toMatchObject({ state: 'slow_down', intervalSec: 15 });
    expect(await tv.poll(15)).toMatchObject({ state: 'pending', intervalSec: 15 });
  });

  it('keeps its code when the page is loaded anew, and fills no table [TV-06]', async () => {
    const { tv, code } = await ask();
    expect((await tv.start().expect(201)).body).toMatchObject({ userCode: code });
    expect(await waiting()).toHaveLength(1);
    for (let count = 1; count < 20; count += 1) await openTv().start().expect(201);
    expect((await openTv().start().expect(503)).body.code).toBe('busy');
    await openTv('192.0.2.1').start().expect(201);
    aheadMs = TV_LOGIN.lifetimeSec * 1_000;
    const renewed = (await tv.start().expect(201)).body;
    expect(renewed.userCode).not.toBe(code);
    expect(await waiting()).toHaveLength(1);
  });

  it('locks whoever guesses codes out, by account and by address [TV-07]', async () => {
    const [phone, other] = [await test.signUp(), await test.signUp()];
    const { code } = await ask();
    for (let count = 0; count < 10; count += 1)
      expect((await look(phone, 'BBBBBB').expect(404)).body.code).toBe('tv_code_invalid');
    expect((await look(phone, code).expect(429)).body.code).toBe('locked_out');
    expect((await answer(phone, code).expect(429)).body.code).toBe('locked_out');
    await look(other, code).expect(200);
    await test.database.sql(`UPDATE rate_limits SET points = 30 WHERE key = 'tv-code-address:${here()}'`);
    expect((await answer(other, code).expect(429)).body.code).toBe('locked_out');
  });

  it('is approved by a page of this site only, with a session and its token [TV-08]', async () => {
    const phone = await test.signUp();
    const { tv, code } = await ask();
    const body = { code, isApproved: true };
    const path = '/api/auth/tv/answer';
    await phone.agent.post(path).send(body).expect(403);
    await phone.post(path, body).set('Sec-Fetch-Site', 'cross-site').expect(403);
    await phone.post(path, body).set('Origin', 'https://evil.example').expect(403);
    await request(test.app).post(path).send(body).expect(401);
    await request(test.app).post(path).set(CSRF_HEADER, phone.answer.token).send(body).expect(401);
    await tv.agent.post('/api/auth/tv/poll').set('Sec-Fetch-Site', 'cross-site').expect(403);
    expect(await tv.poll()).toMatchObject({ state: 'pending' });
  });

  it.each([
    ['the account is disabled', (id: string) => `UPDATE users SET disabled_at = now() WHERE id = '${id}'`],
    ['the phone was logged out', (id: string) => `DELETE FROM sessions WHERE user_id = '${id}'`],
    ['the account is gone', (id: string) => `DELETE FROM users WHERE id = '${id}'`],
  ])('opens nothing if %s since the approval [TV-09]', async (_what, change) => {
    const phone = await test.signUp();
    const { tv, code } = await ask();
    await answer(phone, code).expect(200);
    await test.database.sql(change(phone.answer.user.id));
    expect(await tv.poll()).toEqual({ state: 'expired' });
    await tv.agent.get('/api/users/me').expect(401);
  });

  it('watches as the phone’s profile, and a restricted one approves nothing [TV-09]', async () => {
    const phone = await test.signUp();
    const make = async (profile: object) =>
      (await phone.post('/api/profiles', { profile, password: PASSWORD }).expect(201)).body.id as string;
    const second = await make({ name: 'Second' });
    const child = await make({ name: 'Child', cap: { region: 'US', certification: 'PG' } });
    await phone.post(`/api/profiles/${second}/activate`, {}).expect(200);
    const { tv, code } = await ask();
    await answer(phone, code).expect(200);
    expect(await tv.poll()).toMatchObject({ state: 'approved' });
    expect(
      await test.database.sql(
        `SELECT profile_id FROM sessions WHERE device = 'TV' AND user_id = '${phone.answer.user.id}'`,
      ),
    ).toEqual([{ profile_id: second }]);
    await phone.post(`/api/profiles/${child}/activate`, {}).expect(200);
    const next = await ask();
    expect((await look(phone, next.code).expect(403)).body.code).toBe('restricted');
    expect((await answer(phone, next.code).expect(403)).body.code).toBe('restricted');
  });

  it('asks an operator for the password before an operator’s call [TV-09]', async () => {
    const operator = await signUpOperator(test);
    const { tv, code } = await ask();
    await answer(operator, code).expect(200);
    const { token } = await tv.poll();
    const people = await tv.agent.get('/api/operator/people').set(CSRF_HEADER, token).expect(403);
    expect(people.body.code).toBe('password_required');
  });
});
