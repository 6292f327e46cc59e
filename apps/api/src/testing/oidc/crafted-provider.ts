import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { startStubServer } from '../stub-server';
import { CLIENT_ID } from './real-provider';

type KeyPair = Awaited<ReturnType<typeof generateKeyPair>>;

/** Changes the next ID token. */
export interface Forgery {
  /** Undefined: left out. */
  claims?: object;
  header?: { alg?: string; kid?: string };
  /** Signs with a key that the provider does not publish, under the published key’s id. */
  hasOtherKey?: boolean;
  /** No signature at all. */
  isUnsigned?: boolean;
  /** In place of the token endpoint's answer. */
  status?: number;
  body?: string;
}

const KID = 'the-key';
const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A provider that can be made to lie. It authenticates whoever comes. */
export async function startCraftedProvider() {
  const key = await generateKeyPair('RS256');
  const otherKey = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(key.publicKey)), kid: KID, alg: 'RS256', use: 'sig' };
  /** What the browser brought along, by code. */
  const asked = new Map<string, URLSearchParams>();
  const tokenCalls: URLSearchParams[] = [];
  const state = {
    forgery: {} as Forgery,
    discovery: {} as Record<string, unknown>,
    userInfo: {},
    isDown: false,
    fetched: 0,
  };

  const sign = async (claims: JWTPayload, { header = {}, hasOtherKey, isUnsigned }: Forgery, typ = 'JWT') => {
    const protectedHeader = { alg: 'RS256', kid: KID, typ, ...header };
    if (isUnsigned) return `${base64url({ ...protectedHeader, alg: 'none' })}.${base64url(claims)}.`;
    const { privateKey }: KeyPair = hasOtherKey ? otherKey : key;
    if (protectedHeader.alg.startsWith('HS'))
      // The public key as the secret of a MAC: the classic confusion.
      return new SignJWT(claims).setProtectedHeader(protectedHeader).sign(new TextEncoder().encode(String(jwk.n)));
    return new SignJWT(claims).setProtectedHeader(protectedHeader).sign(privateKey);
  };

  const server = await startStubServer((req, res) => {
    const { pathname } = new URL(req.url ?? '', 'http://127.0.0.1');
    const json = (value: object) =>
      void res.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(value));
    if (state.isDown) return void res.destroy();
    if (pathname === '/.well-known/openid-configuration') {
      state.fetched += 1;
      json({
        issuer: server.origin,
        authorization_endpoint: `${server.origin}/authorize`,
        token_endpoint: `${server.origin}/token`,
        jwks_uri: `${server.origin}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
        code_challenge_methods_supported: ['S256'],
        backchannel_logout_supported: true,
        ...state.discovery,
      });
      return;
    }
    if (pathname === '/keys') {
      json({ keys: [jwk] });
      return;
    }
    if (pathname === '/userinfo') {
      json(state.userInfo);
      return;
    }
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const form = new URLSearchParams(Buffer.concat(chunks).toString());
      tokenCalls.push(form);
      const { forgery } = state;
      if (forgery.status !== undefined)
        return void res.writeHead(forgery.status, { 'Content-Type': 'text/html' }).end(forgery.body);
      const nowSec = Math.floor(Date.now() / 1_000);
      const claims: JWTPayload = {
        iss: server.origin,
        aud: CLIENT_ID,
        sub: 'ada',
        email: 'ada@lantern.example',
        email_verified: true,
        nonce: asked.get(form.get('code') ?? '')?.get('nonce') ?? '',
        iat: nowSec,
        exp: nowSec + 60,
        ...forgery.claims,
      };
      void sign(claims, forgery).then((idToken) =>
        json({ access_token: 'access', token_type: 'Bearer', expires_in: 60, id_token: idToken }),
      );
    });
  });

  let codes = 0;
  return {
    issuer: server.origin,
    state,
    tokenCalls,
    /** Where the provider sends the browser back after the log-in that `url` began. */
    answer: (url: string, changes: Record<string, string> = {}): string => {
      const asks = new URL(url).searchParams;
      const code = `code-${(codes += 1)}`;
      asked.set(code, asks);
      const query = new URLSearchParams({ code, state: asks.get('state') ?? '', ...changes });
      return `${asks.get('redirect_uri') ?? ''}?${query.toString()}`;
    },
    logoutToken: (claims: object, forgery: Forgery = {}, typ = 'logout+jwt') =>
      sign(claims as JWTPayload, forgery, typ),
    close: server.close,
  };
}
export type CraftedProvider = Awaited<ReturnType<typeof startCraftedProvider>>;
