import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { SoftwarePasskey } from '../../testing/software-authenticator';
import { startSmtp, type SmtpStub } from '../../testing/smtp-server';
import { createAccountsTest, PASSWORD, type AccountsTest } from '../../testing/test-accounts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database';
import { signUpOperator } from '../../testing/use-operator';

const NEW_PASSWORD = 'battery staple';
const SITE = 'http://films.localhost';

describe('someone whose account was changed is sent a notice [ACCOUNT-31]', () => {
  let database: TestDatabase;
  let smtp: SmtpStub;
  let test: AccountsTest;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.remove());
  beforeEach(async () => {
    smtp = await startSmtp();
    const environment = { SMTP_URL: smtp.url, PUBLIC_URL: SITE };
    test = createAccountsTest(database, environment, { now: () => Date.parse('2026-11-23T04:05:00Z') });
    test.writeContent('site.json', JSON.stringify({ siteName: 'Kino', links: { supportEmail: 'help@example.org' } }));
  });
  afterEach(async () => {
    test.remove();
    await smtp.close();
  });

  it('after a change of the password', async () => {
    const { post, email, username } = await test.signUp();
    const arriving = smtp.nextMail();
    await post('/api/users/me/password', { currentPassword: PASSWORD, password: NEW_PASSWORD }).expect(200);
    const { to, data } = await arriving;
    expect(to).toEqual([email]);
    expect(data).toContain('Subject: Your password for Kino was changed');
    expect(data).toContain(`Hello ${username},`);
    expect(data.replaceAll(/\s+/g, ' ')).toContain(
      'The password for your Kino account was changed on 23 November 2026 at 04:05 UTC.',
    );
    expect(data).toContain('http://films.localhost/reset-password');
    expect(data).toContain('Write to help@example.org for help.');
    expect(data).not.toContain(NEW_PASSWORD);
  });

  it('after a passkey was added', async () => {
    const owner = await test.signUp();
    const { body } = await owner.post('/api/users/me/passkeys/options').expect(200);
    const arriving = smtp.nextMail();
    const response = new SoftwarePasskey(SITE).create(body.options);
    await owner.post('/api/users/me/passkeys', { ticket: body.ticket, response }).expect(201);
    const { to, data } = await arriving;
    expect(to).toEqual([owner.email]);
    expect(data.replaceAll(/\s+/g, ' ')).toContain('A passkey was added to your Kino account on 23 November 2026');
  });

  it('after an operator turned the second factor off', async () => {
    const [owner, operator] = [await test.signUp(), await signUpOperator({ ...test, database })];
    await database.sql(
      `INSERT INTO second_factors (user_id, secret_seal, last_step, recovery_hashes, created_at)
       VALUES ('${owner.answer.user.id}', 'x', 0, '{}', now())`,
    );
    const arriving = smtp.nextMail();
    await operator.delete(`/api/operator/people/${owner.answer.user.id}/second-factor`).expect(200);
    const { to, data } = await arriving;
    expect(to).toEqual([owner.email]);
    expect(data.replaceAll(/\s+/g, ' ')).toContain('The second factor of your Kino account was turned off');
  });

  it('after a password was set through a link', async () => {
    const { email } = await test.signUp();
    const link = smtp.nextMail();
    await request(test.app).post('/api/auth/password-reset/request').send({ email }).expect(200);
    const [, token = ''] = /token=([\w-]{43})/.exec((await link).data) ?? [];
    const arriving = smtp.nextMail();
    await request(test.app).post('/api/auth/password-reset').send({ token, password: NEW_PASSWORD }).expect(200);
    expect((await arriving).data).toContain('Subject: Your password for Kino was changed');
  });

  it('at the old address, after a change of the address', async () => {
    const { post, email } = await test.signUp();
    const next = `${test.freshName()}@example.net`;
    const arriving = smtp.nextMail();
    await post('/api/users/me/email', { password: PASSWORD, email: next }).expect(200);
    const { to, data } = await arriving;
    expect(to).toEqual([email]);
    expect(data).toContain('Subject: Your email for Kino was changed');
    expect(data).toContain(next);
  });

  it('ten times an hour at most', async () => {
    const { post, username } = await test.signUp();
    const addresses = Array.from({ length: 12 }, (_, at) => `${username}-${at}@example.net`);
    for (const email of addresses) await post('/api/users/me/email', { password: PASSWORD, email }).expect(200);
    const arriving = smtp.nextMail();
    await (await test.signUp()).post('/api/users/me/email', { password: PASSWORD, email: 'last@example.net' });
    await arriving;
    expect(smtp.received.filter(({ data }) => data.includes(`Hello ${username},`))).toHaveLength(10);
  });

  it('and the change holds where the mail server is down, which the log says', async () => {
    const { post, username } = await test.signUp();
    await smtp.close();
    await post('/api/users/me/password', { currentPassword: PASSWORD, password: NEW_PASSWORD }).expect(200);
    await test.logIn(username, NEW_PASSWORD);
    const complaint = () => test.logged.find(({ msg }) => msg === 'a mail about an account could not be sent');
    while (!complaint()) await nextTurn();
  });
});
