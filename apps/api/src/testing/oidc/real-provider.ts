import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { apiRoot } from '../../config';
import type { Browser } from './browser';

export const CLIENT_ID = 'marquee';
export const CLIENT_SECRET = 'a client secret of the test';

export interface ProviderAccount {
  sub: string;
  email?: string;
  email_verified?: boolean | undefined;
  preferred_username?: string;
  groups?: string[];
}

export interface RealProvider {
  issuer: string;
  /** Says who an account is from now on. */
  account: (account: ProviderAccount) => Promise<void>;
  /** Logs a person in on the provider's pages; returns the URL that it sends the browser back to. */
  logIn: (browser: Browser, url: string, sub: string) => Promise<string>;
  close: () => void;
}

/** Starts `oidc-provider`, with this site as its only client. */
export async function startRealProvider(site: string): Promise<RealProvider> {
  const child = fork(join(apiRoot, 'src/testing/oidc/provider-process.mjs'), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const issuer = await answerOf<{ issuer: string }>(child).then((answer) => answer.issuer);
  const tell = async (message: object) => {
    const done = answerOf(child);
    child.send(message);
    await done;
  };
  await tell({
    issuer,
    client: {
      client_id: CLIENT_ID,
      client_secret: CLIENT_SECRET,
      redirect_uris: [`${site}/api/auth/oidc/callback`],
      post_logout_redirect_uris: [`${site}/login`],
      backchannel_logout_uri: `${site}/api/auth/oidc/backchannel-logout`,
      backchannel_logout_session_required: true,
    },
  });
  return {
    issuer,
    account: (account) => tell({ account }),
    logIn: async (browser, url, sub) => {
      let page = await browser.follow(url, issuer);
      while (!page.leads) {
        const prompt = /name="prompt" value="(\w+)"/.exec(page.text)?.[1] ?? '';
        const action = /action="([^"]+)"/.exec(page.text)?.[1] ?? '';
        const form = { prompt, ...(prompt === 'login' && { login: sub, password: 'any' }) };
        page = await browser.follow(action, issuer, form);
      }
      return page.leads;
    },
    close: () => child.disconnect(),
  };
}

const answerOf = async <Answer>(child: ChildProcess): Promise<Answer> => {
  const [answer] = await once(child, 'message');
  return answer as Answer;
};
