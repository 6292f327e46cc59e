import { afterAll, beforeAll } from '@jest/globals';
import request from 'supertest';
import type { SiteSettingsBody } from '@marquee/core/contracts';
import { createAccountsTest, type AccountsTest, type Visitor } from '../test-accounts';
import { listen } from '../listen';
import { openTestDatabase, type TestDatabase } from '../test-database';
import { CLIENT_ID, CLIENT_SECRET } from './real-provider';

export interface OidcSuite extends AccountsTest {
  database: TestDatabase;
  /** The app’s clock and its way to other servers. */
  overrides: { now: () => number; fetch: typeof globalThis.fetch };
  /** Where the app listens. */
  site: string;
  set: (body: SiteSettingsBody) => Promise<void>;
  /** Begins a log-in in a new browser, or in that of a visitor. */
  start: (body?: object, agent?: Visitor['agent']) => Promise<{ agent: Visitor['agent']; url: string }>;
  /** Comes back from the provider; returns where that leads. */
  back: (agent: Visitor['agent'], url: string) => Promise<string>;
}

/** The app on a port of its own, with its own database and an OpenID Connect provider, for the tests of the enclosing block. */
export function oidcSuite(
  startProvider: (site: string) => Promise<{ issuer: string; close: () => unknown }>,
  environment: () => object = () => ({}),
): OidcSuite {
  // Filled before the first test runs; tests access it only then.
  const test = {} as OidcSuite;
  const closers: (() => unknown)[] = [];
  beforeAll(async () => {
    const database = await openTestDatabase();
    const { origin: site, close } = await listen((req, res) => accounts.app(req, res));
    // Whatever port supertest uses, people come back to this one.
    const overrides: OidcSuite['overrides'] = { now: Date.now, fetch };
    const accounts = createAccountsTest(
      database,
      { PUBLIC_URL: site, ...environment() },
      { now: () => overrides.now(), fetch: (input, init) => overrides.fetch(input, init) },
    );
    const provider = await startProvider(site);
    closers.push(
      close,
      () => provider.close(),
      () => accounts.remove(),
      () => database.remove(),
    );
    const set: OidcSuite['set'] = (body) => accounts.siteSettings.save(async () => body);
    Object.assign(test, accounts, { database, overrides, site, set });
    test.start = async (body = {}, agent = request.agent(site)) => {
      const { url } = (await agent.post('/api/auth/oidc/start').send(body).expect(200)).body;
      return { agent, url };
    };
    test.back = async (agent, url) => {
      const { pathname, search } = new URL(url);
      const response = await agent.get(pathname + search).expect(303);
      return String(response.headers.location);
    };
    await set({
      oidcIssuer: provider.issuer,
      oidcClientId: CLIENT_ID,
      oidcClientSecret: CLIENT_SECRET,
      oidcLabel: 'Lantern ID',
      oidcSignUp: 'on',
    });
  });
  afterAll(async () => {
    for (const close of closers) await close();
  });
  return test;
}
