import { describe, expect, it } from '@jest/globals';
import request from 'supertest';
import type { OperatorAct } from '@marquee/core/contracts';
import { readSettings } from '../config';
import { useAccountsTest } from '../testing/use-accounts-test';
import { PASSWORD } from '../testing/test-accounts';
import { createTestApp } from '../testing/test-app';
import { signUpOperator } from '../testing/use-operator';
import { generateToken, hashToken } from '../lib/random-token';
import { PasswordResetRepository } from '../modules/password-reset';
import { enterPassword, turnOn } from '../modules/sign-in/testing/second-factor';
import { runUsersCommand, runPlainCommand } from './run-command';

describe('commands about accounts', () => {
  const test = useAccountsTest();
  const run = (...args: string[]) => runUsersCommand(['users', ...args], test.database.database);
  const logIn = (username: string, password: string) =>
    request(test.app).post('/api/auth/login').send({ username, password });

  it('list accounts in columns, all or those that match', async () => {
    const [one, two] = [await test.signUp(), await test.signUp()];
    const { output } = await run('list');
    expect(output).toMatch(/^USERNAME +EMAIL +NAME +DONATOR +JOINED +SESSIONS +LAST SEEN\n/);
    expect(output).toContain(one.email);
    const found = await run('list', two.username.toUpperCase());
    expect(found.output).toContain(two.email);
    expect(found.output).not.toContain(one.email);
    expect(found.output).toMatch(/\n1 account$/);
    expect(await run('list', 'no such text')).toEqual({
      output: 'No username, name or email contains “no such text”.',
      exitCode: 0,
    });
  });

  it('escape control characters in names', async () => {
    const visitor = await test.signUp();
    await visitor.post('/api/users/me/updateName', { name: '\u001b[2Jgone' }).expect(200);
    const { output } = await run('list', visitor.username);
    expect(output).toContain('·[2Jgone');
    expect(output).not.toContain('\u001b');
  });

  it('turn the donator badge on and off', async () => {
    const visitor = await test.signUp();
    const isDonator = async () => (await visitor.get('/api/users/me')).body.isDonator;
    await run('donator', 'on', visitor.email);
    expect(await isDonator()).toBe(true);
    expect(await run('donator', 'off', visitor.username)).toEqual({
      output: `${visitor.username} is no longer a donator.`,
      exitCode: 0,
    });
    expect(await isDonator()).toBe(false);
    expect((await run('donator', 'maybe', visitor.username)).exitCode).toBe(1);
  });

  it('make a user an operator, which the profile shows', async () => {
    const visitor = await test.signUp();
    const isOperator = async () => (await visitor.get('/api/users/me')).body.isOperator;
    expect((await run('operator', 'on', visitor.email)).output).toContain('is now an operator');
    expect(await isOperator()).toBe(true);
    expect((await run('show', visitor.username)).output).toMatch(/^operator {4}yes$/m);
    await signUpOperator(test);
    await run('operator', 'off', visitor.username);
    expect(await isOperator()).toBeUndefined();
    expect((await run('operator', 'maybe', visitor.username)).exitCode).toBe(1);
  });

  it('set a password, which ends every session', async () => {
    const visitor = await test.signUp();
    const { output } = await run('password', visitor.username);
    const [, password = ''] = /is (\S+)\. All sessions/.exec(output) ?? [];
    await visitor.get('/api/users/me').expect(401);
    await logIn(visitor.username, PASSWORD).expect(401);
    await logIn(visitor.username, password).expect(200);
    expect(await run('password', visitor.username, 'short')).toEqual({
      output: 'Password must be at least 8 characters.',
      exitCode: 1,
    });
    expect((await run('password', visitor.username, 'password1')).exitCode).toBe(1);
  });

  it('invalidate links to set a password when they set one', async () => {
    const visitor = await test.signUp();
    const resets = new PasswordResetRepository(test.database.database.prisma);
    const hash = hashToken(generateToken());
    await resets.replace(visitor.answer.user.id, hash, Date.now() + 60_000);
    expect(await resets.userOf(hash, Date.now())).toBe(visitor.answer.user.id);
    await run('password', visitor.username);
    expect(await resets.userOf(hash, Date.now())).toBeUndefined();
  });

  it('unlock an account', async () => {
    const visitor = await test.signUp();
    for (let tries = 0; tries < 5; tries += 1) await logIn(visitor.username, 'wrong password').expect(401);
    await logIn(visitor.username, PASSWORD).expect(429);
    await run('unlock', visitor.username);
    await logIn(visitor.username, PASSWORD).expect(200);
  });

  it('unlock codes as well, and say how somebody gets in who has lost them [FACTOR-06]', async () => {
    const visitor = await test.signUp();
    const { recoveryCodes } = await turnOn(visitor, Date.now());
    const ticket = await enterPassword(test, visitor);
    const enter = (code: string | undefined) => request(test.app).post('/api/auth/login/code').send({ ticket, code });
    for (let tries = 0; tries < 5; tries += 1) await enter('000000').expect(403);
    await enter(recoveryCodes[0]).expect(429);
    const { output } = await run('unlock', visitor.username);
    expect(output).toContain('“users second-factor off NAME” lets them log in without one.');
    await enter(recoveryCodes[0]).expect(200);
    await run('second-factor', 'off', visitor.username);
    expect((await run('unlock', visitor.username)).output).toBe(`${visitor.username} can log in again.`);
    await logIn(visitor.username, PASSWORD).expect(200);
  });

  it('log a user out, and delete an account after confirmation', async () => {
    const visitor = await test.signUp();
    await run('logout', visitor.username);
    await visitor.get('/api/users/me').expect(401);
    expect((await run('delete', visitor.username)).exitCode).toBe(1);
    await logIn(visitor.username, PASSWORD).expect(200);
    expect((await run('delete', visitor.username, '--yes')).output).toBe(`${visitor.username} has been deleted.`);
    await logIn(visitor.username, PASSWORD).expect(401);
  });

  it('are in the operators’ log, in the transaction of what they change [OPERATOR-19]', async () => {
    const [visitor, operator] = [await test.signUp(), await signUpOperator(test)];
    const { username } = visitor;
    await run('operator', 'on', username);
    await run('operator', 'on', username);
    await run('operator', 'off', username);
    await run('donator', 'on', username);
    await run('password', username, 'battery staple');
    await run('unlock', username);
    await run('logout', username);
    await run('delete', username, '--yes');
    const { body } = await operator.get('/api/operator/acts').expect(200);
    const acts = (body.acts as OperatorAct[]).filter(({ target }) => target === username).reverse();
    expect(acts.map(({ act }) => act)).toEqual([
      ...['make_operator', 'unmake_operator', 'make_donator', 'set_password', 'unlock', 'log_out', 'delete'],
    ]);
    expect(acts.map((act) => act.operator)).toEqual(acts.map(() => null));
    expect(JSON.stringify(acts)).not.toContain('battery');
    await run('operator', 'off', operator.username);
  });

  it('never remove the last operator, and lift a cap before they make one [OPERATOR-19]', async () => {
    const [operator, capped] = [await signUpOperator(test), await test.signUp()];
    await test.database.sql(`UPDATE users SET is_operator = false WHERE id <> '${operator.answer.user.id}'`);
    const output = 'This is the site’s only operator. Make someone else one first.';
    expect(await run('operator', 'off', operator.username)).toEqual({ output, exitCode: 1 });
    expect(await run('delete', operator.username, '--yes')).toEqual({ output, exitCode: 1 });
    await operator.get('/api/operator/people').expect(200);
    await test.database.sql(
      `UPDATE profiles SET is_restricted = true, details = details || '{"cap":{"region":"US","certification":"PG"}}'
       WHERE user_id = '${capped.answer.user.id}'`,
    );
    expect((await run('operator', 'on', capped.username)).output).toBe('Lift what this account may watch first.');
    expect((await run('uncap', capped.username)).exitCode).toBe(0);
    expect((await run('operator', 'on', capped.username)).exitCode).toBe(0);
    expect((await run('operator', 'off', operator.username)).exitCode).toBe(0);
  });

  it.each([
    [['show'], 'Name an account, by username or email.'],
    [['show', 'nobody at all'], 'No account has the username or email “nobody at all”.'],
    [['promote', 'x'], 'There’s no command “users promote”. Run npm run marquee -- help to see them all.'],
  ])('say what is wrong with %j', async (args, output) => {
    expect(await run(...args)).toEqual({ output, exitCode: 1 });
  });
});

describe('commands without a database', () => {
  it('check the content and report each error', async () => {
    const test = createTestApp();
    const check = () => runPlainCommand(['content', 'check'], readSettings({ DATA_DIR: test.dataDir }));
    test.writeContent('ads.json', JSON.stringify([{ id: 'a' }]));
    test.writeContent('site.json', JSON.stringify({ siteName: 'Kino' }));
    const bad = await check();
    expect(bad?.exitCode).toBe(1);
    expect(bad?.output).toMatch(/MISTAKE {2}ads\.json is not valid and was left out: entry 1, /);
    expect(bad?.output).toMatch(/ok {7}site\.json\n/);
    expect(bad?.output).toMatch(/none {5}modalData\.json\n/);
    test.writeContent('ads.json', '[]');
    expect(await check()).toMatchObject({ exitCode: 0, output: expect.stringMatching(/No mistakes\.$/) });
    test.remove();
  });

  it.each([
    [['restore'], /^Name the backup, /],
    [['move'], /^Use `npm run marquee -- move`\.$/],
  ])('say what %j needs', async (args, output) => {
    expect(await runPlainCommand(args, readSettings({}))).toEqual({
      exitCode: 1,
      output: expect.stringMatching(output),
    });
  });

  it('print their usage', async () => {
    const settings = readSettings({});
    expect((await runPlainCommand([], settings))?.output).toMatch(/^Usage: npm run marquee -- COMMAND/);
    expect(await runPlainCommand(['dance'], settings)).toMatchObject({
      exitCode: 1,
      output: expect.stringMatching(/^There’s no command “dance”\./),
    });
  });
});
