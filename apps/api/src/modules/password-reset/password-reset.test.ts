import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { createAccountsTest, PASSWORD, signupBody, type AccountsTest } from '../../testing/test-accounts';
import { startSmtp, type ReceivedMail, type SmtpStub } from '../../testing/smtp-server';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database';

const MINUTE = 60_000;
const NEW_PASSWORD = 'battery staple';

describe('a forgotten password', () => {
  let database: TestDatabase;
  let smtp: SmtpStub;
  let test: AccountsTest;
  let clock: { now: number };
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.remove());
  beforeEach(async () => {
    smtp = await startSmtp();
    clock = { now: Date.now() };
    const environment = { SMTP_URL: smtp.url, PUBLIC_URL: 'http://films.example.org' };
    test = createAccountsTest(database, environment, { now: () => clock.now });
  });
  afterEach(async () => {
    test.remove();
    await smtp.close();
  });

  const post = (path: string, body: object) => request(test.app).post(`/api/auth/${path}`).send(body);
  const ask = async (email: string) => {
    const mail = smtp.nextMail();
    await post('password-reset/request', { email }).expect(200, { ok: true });
    return mail;
  };
  const tokenIn = (mail: ReceivedMail) =>
    /^http:\/\/films\.example\.org\/reset-password\?token=([\w-]{43})$/m.exec(mail.data)?.[1] ?? '';
  const reset = (token: string, password = NEW_PASSWORD) => post('password-reset', { token, password });
  const logIn = (username: string, password: string) => post('login', { username, password });

  it('is replaced through the link of a mail, which ends every session [ACCOUNT-28]', async () => {
    const visitor = await test.signUp();
    const mail = await ask(visitor.email.toUpperCase());
    expect(mail.to).toEqual([visitor.email]);
    expect(mail.from).toBe('no-reply@films.example.org');
    expect(mail.data).toContain('Subject: Set a new password for Marquee');
    expect(mail.data).toContain(`Hello ${visitor.username},`);
    await reset(tokenIn(mail)).expect(200, { ok: true });
    await visitor.get('/api/users/me').expect(401);
    await logIn(visitor.username, PASSWORD).expect(401);
    await logIn(visitor.username, NEW_PASSWORD).expect(200);
  });

  it('has links that work once [ACCOUNT-28]', async () => {
    const { email } = await test.signUp();
    const token = tokenIn(await ask(email));
    const answers = await Promise.all([reset(token), reset(token), reset(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    const again = await reset(token).expect(400);
    expect(again.body).toMatchObject({
      code: 'reset_link_invalid',
      error: 'This link no longer works. Request a new one.',
    });
  });

  it('has links that work for half an hour [ACCOUNT-28]', async () => {
    const { email } = await test.signUp();
    const token = tokenIn(await ask(email));
    clock.now += 30 * MINUTE;
    await reset(token).expect(400);
    clock.now -= 1;
    await reset(token).expect(200);
  });

  it('has one working link at a time, and none after the password was changed', async () => {
    const visitor = await test.signUp();
    const first = tokenIn(await ask(visitor.email));
    const second = tokenIn(await ask(visitor.email));
    await reset(first).expect(400);
    await visitor.post('/api/users/me/password', { currentPassword: PASSWORD, password: NEW_PASSWORD }).expect(200);
    await reset(second).expect(400);
  });

  it('gives the same answer for an unknown address, and sends nothing', async () => {
    const { email } = await test.signUp();
    await post('password-reset/request', { email: `${test.freshName()}@example.org` }).expect(200, { ok: true });
    await ask(email);
    expect(smtp.received.map(({ to }) => to)).toEqual([[email]]);
  });

  it('sends nobody more than three mails an hour', async () => {
    const [flooded, other] = [await test.signUp(), await test.signUp()];
    for (let mails = 0; mails < 3; mails += 1) await ask(flooded.email);
    await post('password-reset/request', { email: flooded.email }).expect(200, { ok: true });
    await ask(other.email);
    expect(smtp.received.filter(({ to }) => to[0] === flooded.email)).toHaveLength(3);
  });

  it('counts different spellings of a mailbox as one', async () => {
    const { username, email } = await test.signUp();
    for (const other of [`<${email}>`, `${email}>`, `g:${email};`, `${email},`, `"x"<${email}>`, `${email}.`]) {
      const body = { ...signupBody(test.freshName()), email: other };
      const refused = await request(test.app).post('/api/auth/signup').send(body).expect(400);
      expect(refused.body.fields).toEqual({ email: 'Please enter a valid email address' });
    }
    // One that is stored from before is one address, and never a list.
    await database.sql(`UPDATE users SET email = 'a@example.org, ${email}' WHERE username = '${username}'`);
    const mail = smtp.nextMail();
    await post('password-reset/request', { email }).expect(200);
    expect((await mail).to).not.toContain('a@example.org');
  });

  it('unlocks a locked account for its owner', async () => {
    const { username, email } = await test.signUp();
    for (let failures = 0; failures < 5; failures += 1) await logIn(username, 'wrong password').expect(401);
    await logIn(username, PASSWORD).expect(429);
    await reset(tokenIn(await ask(email))).expect(200);
    await logIn(username, NEW_PASSWORD).expect(200);
  });

  it('keeps the link out of the database and the log', async () => {
    const { email } = await test.signUp();
    const token = tokenIn(await ask(email));
    await reset(token, 'short').expect(400);
    await reset(token, 'password1').expect(400);
    await reset('x'.repeat(43)).expect(400);
    const rows = await database.sql(`SELECT encode("token_hash", 'escape') AS "h" FROM "password_resets"`);
    expect(JSON.stringify([rows, test.logged])).not.toContain(token);
  });

  it('answers the same when the mail server is down, and logs it', async () => {
    const { email } = await test.signUp();
    await smtp.close();
    await post('password-reset/request', { email }).expect(200, { ok: true });
    const complaint = () => test.logged.find(({ msg }) => msg === 'a mail to set a new password could not be sent');
    while (!complaint()) await nextTurn();
  });

  it('is not offered without a mail server, and the configuration says so', async () => {
    const without = createAccountsTest(database);
    const answer = await request(without.app)
      .post('/api/auth/password-reset/request')
      .send({ email: 'a@b.c' })
      .expect(404);
    expect(answer.body.code).toBe('not_configured');
    const offers = async (app: AccountsTest['app']) => (await request(app).get('/api/config')).body.accounts;
    expect(await offers(without.app)).toMatchObject({ passwordReset: false });
    expect(await offers(test.app)).toMatchObject({ passwordReset: true });
    without.remove();
  });
});
