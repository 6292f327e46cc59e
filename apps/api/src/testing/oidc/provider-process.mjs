import { createServer } from 'node:http';
import Provider from 'oidc-provider';

/**
 * A real OpenID Connect provider, as a process of its own: its packages do not load inside Jest's context. The parent
 * says who the client is and, at any time, what accounts are claimed to be.
 */
const accounts = new Map();
let provider;

const server = createServer((req, res) => provider.callback()(req, res));
server.listen(0, '127.0.0.1', () => process.send({ issuer: `http://127.0.0.1:${server.address().port}` }));

process.on('message', ({ client, issuer, account }) => {
  if (account) accounts.set(account.sub, account);
  if (client) {
    provider = new Provider(issuer, {
      clients: [client],
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['preferred_username', 'groups'] },
      findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ sub, ...accounts.get(sub) }) }),
      cookies: { keys: ['a key of the test'] },
      pkce: { required: () => true },
      features: {
        backchannelLogout: { enabled: true },
        rpInitiatedLogout: { enabled: true },
        devInteractions: { enabled: true },
      },
      // Its own agent refuses this machine’s addresses.
      fetch: (url, { dispatcher: _agent, ...options }) => fetch(url, options),
    });
  }
  process.send({ done: true });
});
process.on('disconnect', () => process.exit());
