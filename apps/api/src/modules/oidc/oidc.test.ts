import { beforeAll, afterAll, describe, expect, it } from '@jest/globals';
import { Browser } from '../../testing/oidc/browser';
import { startRealProvider, type ProviderAccount, type RealProvider } from '../../testing/oidc/real-provider';
import { useOidc } from '../../testing/oidc/use-oidc';
import { PASSWORD } from '../../testing/test-accounts';

let provider: RealProvider;
const test = useOidc(async (site) => (provider = await startRealProvider(site)));

/** Logs somebody in, in a new browser; returns its agent and where it was led. */
async function logIn(account: ProviderAccount, { body = {}, browser = new Browser() } = {}) {
  await provider.account(account);
  const { agent, url } = await test.start(body);
  const to = await test.back(agent, await provider.logIn(browser, url, account.sub));
  return { agent, to, browser };
}

describe('a log-in by OpenID Connect', () => {
  it('makes an account for somebody new, and leads to the page that asked [OIDC-01, OIDC-02, OIDC-07]', async () => {
    const ada = { sub: 'ada', email: 'ada@example.org', email_verified: true, preferred_username: 'ada' };
    const { agent, to } = await logIn(ada, { body: { next: '/movies/603?tab=cast' } });
    expect(to).toBe('/movies/603?tab=cast');
    expect((await agent.get('/api/users/me').expect(200)).body).toMatchObject({ username: 'ada', email: ada.email });
  });
});
