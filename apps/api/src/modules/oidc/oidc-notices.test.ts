import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startCraftedProvider, type CraftedProvider } from '../../testing/oidc/crafted-provider';
import { oidcSuite } from '../../testing/oidc/oidc-suite';
import { startSmtp, type SmtpStub } from '../../testing/smtp-server';
import { PASSWORD } from '../../testing/test-accounts';

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
