import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { SiteSettingsBody } from '@marquee/core/contracts';
import { startCraftedProvider, type CraftedProvider } from '../../testing/oidc/crafted-provider';
import { oidcSuite } from '../../testing/oidc/oidc-suite';
import { startSmtp, type SmtpStub } from '../../testing/smtp-server';
import { PASSWORD, type Visitor } from '../../testing/test-accounts';
import { signUpOperator } from '../../testing/use-operator';

/** Passwords are off, `ada` is linked, and `other` is an operator who has a password alone. */
describe('the last operator who can log in by the provider [OIDC-12]', () => {
  let provider: CraftedProvider;
  const test = oidcSuite(async () => (provider = await startCraftedProvider()));
  const ada = {} as Visitor;
  const other = {} as Visitor;
  const patch = (path: string, body: object, visitor: Visitor) =>
    visitor.agent.patch(path).set('X-CSRF-Token', visitor.answer.token).send(body);
  const linkTo = async (visitor: Visitor) => {
    const { username: sub, email } = visitor;
    provider.state.forgery = { claims: { sub, email } };
    const { body } = await visitor.post('/api/users/me/oidc/start', { purpose: 'link', password: PASSWORD });
    expect(await test.back(visitor.agent, provider.answer(body.url))).toBe('/account?tab=account');
  };
  const personOf = (visitor: Visitor) => `/api/operator/people/${visitor.answer.user.id}`;

  beforeAll(async () => {
    Object.assign(ada, await signUpOperator(test));
    Object.assign(other, await signUpOperator(test));
    await linkTo(ada);
    await test.database.sql('CREATE TABLE kept AS SELECT id, password_hash AS hash FROM users');
  });
  beforeEach(() => test.set({ localLogin: 'off' }));

  it('is neither disabled, nor removed, nor made no operator, and cannot delete their account', async () => {
    const refused = async (call: Promise<{ status: number; body: { code?: string } }>) => {
      const { status, body } = await call;
      expect([status, body.code]).toEqual([409, 'last_operator']);
    };
    await refused(patch(personOf(ada), { isDisabled: true }, other).then());
    await refused(patch(personOf(ada), { isOperator: false }, other).then());
    await refused(other.delete(personOf(ada), { username: ada.username }).then());
    await refused(ada.delete('/api/users/me', { password: PASSWORD }).then());
  });

  it.each<SiteSettingsBody>([{ oidcIssuer: null }, { oidcClientSecret: null }])(
    'is not shut out by a change of the provider: %j',
    async (body) => {
      expect((await patch('/api/operator/settings', body, ada).expect(409)).body.code).toBe('oidc_operator_needed');
    },
  );

  it('who has no password keeps the provider, too, though passwords work', async () => {
    await test.set({ localLogin: 'on' });
    await test.database.sql(`UPDATE users SET password_hash = NULL`);
    expect((await patch('/api/operator/settings', { oidcIssuer: null }, ada).expect(409)).body.code).toBe(
      'oidc_operator_needed',
    );
    await test.database.sql(`UPDATE users SET password_hash = hash FROM kept WHERE kept.id = users.id`);
  });

  it('keeps their identity, whatever another process has set a moment ago', async () => {
    await test.set({ localLogin: 'on' });
    await test.database.sql(
      `INSERT INTO site_settings (key, value) VALUES ('localLogin', '"off"') ON CONFLICT (key) DO UPDATE SET value = '"off"'`,
    );
    const { body } = await ada.delete('/api/users/me/oidc', { password: PASSWORD }).expect(409);
    expect(body.code).toBe('last_way_in');
  });

  it('or anybody else, keeps it as the last way in, whatever another process has set a moment ago [PASSKEY-03]', async () => {
    await test.set({ localLogin: 'on' });
    const eve = await test.signUp();
    await linkTo(eve);
    const id = '01890000-0000-7000-8000-000000000001';
    const { sql } = test.database;
    await sql(`INSERT INTO passkeys (id, user_id, credential_id, public_key, counter, transports, rp_id, name, created_at)
      VALUES ('${id}', '${eve.answer.user.id}', '\\x01', '\\x01', 0, '{}', '${new URL(test.site).hostname}', 'Key', now())`);
    await eve.delete('/api/users/me/password').expect(200);
    await sql(`UPDATE site_settings SET value = '"https://another.example"' WHERE key = 'oidcIssuer'`);
    expect((await eve.delete(`/api/users/me/passkeys/${id}`).expect(409)).body.code).toBe('last_way_in');
    await sql(`UPDATE site_settings SET value = '"${provider.issuer}"' WHERE key = 'oidcIssuer'`);
    await eve.delete(`/api/users/me/passkeys/${id}`).expect(200);
    expect((await eve.delete('/api/users/me/oidc', {}).expect(409)).body.code).toBe('last_way_in');
  });

  it('may go once another operator is linked, or passwords work', async () => {
    await linkTo(other);
    await patch(personOf(ada), { isOperator: false }, other).expect(200);
    await patch(personOf(ada), { isOperator: true }, other).expect(200);
    await test.database.sql(`DELETE FROM oidc_identities WHERE user_id = '${other.answer.user.id}'`);
    await test.set({ localLogin: 'on' });
    await patch(personOf(ada), { isDisabled: true }, other).expect(200);
  });
});

describe('whose account is linked or unlinked is sent a notice [OIDC-15]', () => {
  let smtp: SmtpStub;
  let provider: CraftedProvider;
  beforeAll(async () => {
    smtp = await startSmtp();
  });
  const test = oidcSuite(
    async () => (provider = await startCraftedProvider()),
    () => ({ SMTP_URL: smtp.url }),
  );
  afterAll(() => smtp.close());

  /** What the next mail to the address says. */
  const during = async (email: string, act: () => Promise<unknown>) => {
    const arriving = smtp.nextMail();
    await act();
    const { to, data } = await arriving;
    expect(to).toEqual([email]);
    return data.replaceAll(/\s+/g, ' ');
  };

  it('on the account page and at a first log-in', async () => {
    const ada = await test.signUp();
    provider.state.forgery = { claims: { sub: ada.username, email: ada.email } };
    const linked = await during(ada.email, async () => {
      const { body } = await ada.post('/api/users/me/oidc/start', { purpose: 'link', password: PASSWORD }).expect(200);
      expect(await test.back(ada.agent, provider.answer(body.url))).toBe('/account?tab=account');
    });
    expect(linked).toContain('An account at the login provider was linked to your');
    const unlinked = await during(ada.email, () =>
      ada.delete('/api/users/me/oidc', { password: PASSWORD }).expect(200).then(),
    );
    expect(unlinked).toContain('was unlinked from your');
    const { agent, url } = await test.start();
    expect(await test.back(agent, provider.answer(url))).toBe('/login?oidc=link');
    const again = await during(ada.email, () =>
      agent.post('/api/auth/oidc/link').send({ password: PASSWORD }).expect(200).then(),
    );
    expect(again).toContain('An account at the login provider was linked to your');
    // The password was typed just now, whenever the provider asked for one.
    const { token } = (await agent.get('/api/users/me')).body;
    await agent.post('/api/users/me/second-factor/setup').set('X-CSRF-Token', String(token)).send({}).expect(200);
  });
});
