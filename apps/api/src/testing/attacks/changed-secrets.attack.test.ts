import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { CSRF_HEADER } from '@marquee/core/contracts';
import request from 'supertest';
import { runUsersCommand } from '../../cli/run-command';
import { generateToken, hashToken } from '../../lib/random-token';
import { PasswordHasher } from '../../modules/auth';
import { PasswordResetRepository } from '../../modules/password-reset';
import { UsersRepository } from '../../modules/users';
import { holdable } from '../holdable-hasher';
import { startSmtp, type SmtpStub } from '../smtp-server';
import { createAccountsTest, PASSWORD, type AccountsTest, type Visitor } from '../test-accounts';
import { fastPasswordHasher } from '../test-app';
import { openTestDatabase, type TestDatabase } from '../test-database';

const NEW_PASSWORD = 'battery staple';

const newProfile = async (owner: Visitor, confirmation: object): Promise<string> => {
  const { body } = await owner.post('/api/profiles', { profile: { name: 'Kid' }, ...confirmation }).expect(201);
  return body.id;
};

describe('a secret that changes while it is verified', () => {
  let database: TestDatabase;
  let smtp: SmtpStub;
  let test: AccountsTest;
  /** The same site with raised hashing costs. */
  let raised: AccountsTest;
  const { passwords, holdNext } = holdable(fastPasswordHasher());
  const { passwords: raisedPasswords, holdNext: holdNextRaised } = holdable(
    new PasswordHasher({ cost: { memoryCost: 128, timeCost: 1, parallelism: 1 }, concurrency: 4, maxWaitMs: 60_000 }),
  );
  beforeAll(async () => {
    database = await openTestDatabase();
    smtp = await startSmtp();
    const environment = { SMTP_URL: smtp.url, PUBLIC_URL: 'http://films.example.org', TRUST_PROXY: 'true' };
    test = createAccountsTest(database, environment, { passwords });
    raised = createAccountsTest(database, environment, { passwords: raisedPasswords });
  });
  afterAll(async () => {
    test.remove();
    raised.remove();
    await smtp.close();
    await database.remove();
  });

  const logIn = (username: string, password: string, app = test.app) =>
    request(app).post('/api/auth/login').send({ username, password });
  const put = ({ agent, answer }: Visitor, path: string, body: object) =>
    agent.put(path).set(CSRF_HEADER, answer.token).send(body);
  const sessionsOf = ({ answer }: Visitor) =>
    database.sql<{ id: string }>(`SELECT id FROM sessions WHERE user_id = '${answer.user.id}'`);
  const commands = (...args: string[]) => runUsersCommand(['users', ...args], database.database);

  const changePassword = (owner: Visitor) =>
    owner.post('/api/users/me/password', { currentPassword: PASSWORD, password: NEW_PASSWORD }).expect(200);
  const useLink = async ({ answer }: Visitor) => {
    const token = generateToken();
    const links = new PasswordResetRepository(database.database.prisma);
    await links.replace(answer.user.id, hashToken(token), Date.now() + 60_000);
    await request(test.app).post('/api/auth/password-reset').send({ token, password: NEW_PASSWORD }).expect(200);
  };
  const setByCommand = async ({ username }: Visitor) => {
    expect(await commands('password', username, NEW_PASSWORD)).toMatchObject({ exitCode: 0 });
  };

  it.each([
    ['a change', changePassword],
    ['a link', useLink],
    ['the command', setByCommand],
  ])('leaves no session of the old password after %s', async (_name, change) => {
    const owner = await test.signUp();
    const { reached, release } = holdNext();
    const late = logIn(owner.username, PASSWORD).then((answer) => answer);
    await reached;
    await change(owner);
    const before = await sessionsOf(owner);
    release();
    expect((await late).body).toMatchObject({ code: 'invalid_credentials' });
    expect(await sessionsOf(owner)).toEqual(before);
    await logIn(owner.username, NEW_PASSWORD).expect(200);
  });

  it('leaves none after several logins at once, without anything held', async () => {
    for (let round = 0; round < 5; round += 1) {
      const owner = await test.signUp();
      const logins = Array.from({ length: 4 }, () => logIn(owner.username, PASSWORD).then((answer) => answer));
      await Promise.all([changePassword(owner), ...logins]);
      expect(await sessionsOf(owner)).toHaveLength(1);
      await logIn(owner.username, NEW_PASSWORD).expect(200);
    }
  });

  it('is not written back by a login that raises its hash', async () => {
    const owner = await test.signUp();
    const { reached, release } = holdNextRaised();
    const late = logIn(owner.username, PASSWORD, raised.app).then((answer) => answer);
    await reached;
    await changePassword(owner);
    release();
    expect((await late).status).toBe(401);
    await logIn(owner.username, NEW_PASSWORD).expect(200);
  });

  it('is verified again where only its hash was raised', async () => {
    const owner = await test.signUp();
    const { reached, release } = holdNextRaised();
    const late = logIn(owner.username, PASSWORD, raised.app).then((answer) => answer);
    await reached;
    // From another network, because attempts from one wait for each other.
    await logIn(owner.username, PASSWORD, raised.app).set('X-Forwarded-For', '198.51.100.1').expect(200);
    release();
    expect((await late).status).toBe(200);
  });

  it('changes nothing for someone who knew the old password', async () => {
    const owner = await test.signUp();
    for (const [path, body] of [
      ['password', { currentPassword: PASSWORD, password: 'another staple' }],
      ['email', { password: PASSWORD, email: `${test.freshName()}@example.net` }],
    ] as const) {
      const stranger = await test.logIn(owner.username);
      const { reached, release } = holdNext();
      const late = stranger.post(`/api/users/me/${path}`, body).then((answer) => answer);
      await reached;
      await setByCommand(owner);
      release();
      expect((await late).body).toMatchObject({ code: 'unauthorized' });
      await commands('password', owner.username, PASSWORD);
    }
    expect((await test.logIn(owner.username)).email).toBe(owner.email);
  });

  it('deletes no account by the old password', async () => {
    const owner = await test.signUp();
    const { reached, release } = holdNext();
    const late = owner.delete('/api/users/me', { password: PASSWORD }).then((answer) => answer);
    await reached;
    await setByCommand(owner);
    release();
    expect((await late).status).toBe(401);
    await logIn(owner.username, NEW_PASSWORD).expect(200);
  });

  it('opens no profile and changes no PIN by the old PIN', async () => {
    const owner = await test.signUp();
    await put(owner, '/api/profiles/1/pin', { newPin: '1111', password: PASSWORD }).expect(200);
    const kid = await newProfile(owner, { pin: '1111' });
    await owner.post(`/api/profiles/${kid}/activate`).expect(200);
    const child = await test.logIn(owner.username);
    await child.post(`/api/profiles/${kid}/activate`).expect(200);
    for (const call of [
      () => child.post('/api/profiles/1/activate', { pin: '1111' }),
      () => put(child, '/api/profiles/1/pin', { newPin: '3333', pin: '1111' }),
    ]) {
      const { reached, release } = holdNext();
      const late = call().then((answer) => answer);
      await reached;
      await put(owner, '/api/profiles/1/pin', { newPin: '2222', password: PASSWORD }).expect(200);
      release();
      expect((await late).body).toMatchObject({ code: 'confirmation_failed' });
      await put(owner, '/api/profiles/1/pin', { newPin: '1111', pin: '2222' }).expect(200);
    }
    expect((await child.get('/api/profiles')).body.active).toBe(kid);
  });

  it('gives no more than 30 guesses of a PIN a day, from however many networks at once', async () => {
    const owner = await test.signUp();
    await put(owner, '/api/profiles/1/pin', { newPin: '1111', password: PASSWORD }).expect(200);
    const kid = await newProfile(owner, { pin: '1111' });
    await owner.post(`/api/profiles/${kid}/activate`).expect(200);
    const enter = (pin: string, network: number) =>
      owner.post('/api/profiles/1/activate', { pin }).set('X-Forwarded-For', `198.51.100.${network}`);
    // A right PIN is no guess.
    await enter('1111', 99).expect(200);
    await owner.post(`/api/profiles/${kid}/activate`).expect(200);
    const answers = await Promise.all(Array.from({ length: 50 }, (_, network) => enter('2222', network)));
    const count = (code: string) => answers.filter(({ body }) => body.code === code).length;
    expect([count('confirmation_failed'), count('locked_out') + count('busy')]).toEqual([30, 20]);
    await enter('1111', 100).expect(429);
  });

  it('sends no link to an address that the account no longer has', async () => {
    const owner = await test.signUp();
    const find = Reflect.get(UsersRepository.prototype, 'findByIdentifier');
    const spy = jest.spyOn(UsersRepository.prototype, 'findByIdentifier').mockImplementationOnce(async function (
      this: UsersRepository,
      folded,
    ) {
      const found = await find.call(this, folded);
      await this.setEmail(owner.answer.user.id, `${test.freshName()}@example.net`);
      return found;
    });
    const ask = (email: string) =>
      request(test.app).post('/api/auth/password-reset/request').send({ email }).expect(200);
    await ask(owner.email);
    const other = await test.signUp();
    const mail = smtp.nextMail();
    await ask(other.email);
    await mail;
    expect(smtp.received.map(({ to }) => to)).not.toContainEqual([owner.email]);
    spy.mockRestore();
  });
});
