import type { OidcCheck } from '@marquee/core/contracts';
import { createRemoteJWKSet, customFetch as joseFetch, type JWTVerifyGetKey } from 'jose';
import * as client from 'openid-client';
import { failureOf, isNoAnswer } from './oidc-failure';
import { limitedFetch } from './limited-fetch';
import type { OidcFlow } from './oidc-cookies';
import type { OidcOptions } from './oidc-options';

const TIMEOUT_SEC = 5;
const CACHED_MS = 3_600_000;
/** The provider must have asked for the password this lately to confirm who is there. */
export const CONFIRMED_SEC = 300;

/** What a provider says about a person. */
export interface OidcClaims {
  sub: string;
  [name: string]: unknown;
}

export interface OidcTokens {
  /** As the token names it. */
  issuer: string;
  claims: OidcClaims;
  idToken: string;
}

interface Provider {
  configuration: client.Configuration;
  keys: JWTVerifyGetKey;
}

interface OidcClientDeps {
  fetch: typeof globalThis.fetch;
  now: () => number;
}

/** Talks to the provider. What it says of itself is fetched when it is first needed, and again every hour. */
export class OidcClient {
  #cached: { key: string; atMs: number; provider: Promise<Provider> } | undefined;
  readonly #fetch: client.CustomFetch;

  constructor(private readonly deps: OidcClientDeps) {
    this.#fetch = limitedFetch(deps.fetch);
  }

  /** @throws OidcFailure */
  async authorizationUrl(options: OidcOptions, flow: OidcFlow): Promise<string> {
    const challenge = await client.calculatePKCECodeChallenge(flow.verifier);
    const page = await this.#with(options, (configuration) =>
      client.buildAuthorizationUrl(configuration, {
        redirect_uri: flow.redirectUri,
        scope: 'openid profile email',
        code_challenge: challenge,
        code_challenge_method: 'S256',
        state: flow.state,
        nonce: flow.nonce,
        ...(mustReauthenticate(flow) && { prompt: 'login', max_age: '0' }),
      }),
    );
    return page.href;
  }

  /**
   * Exchanges the code in the callback's URL. The ID token's signature is checked too.
   *
   * @param claimNames that are fetched from the user info endpoint if the ID token lacks one
   * @throws OidcFailure
   */
  async exchange(options: OidcOptions, url: URL, flow: OidcFlow, claimNames: readonly string[]): Promise<OidcTokens> {
    return this.#with(options, async (configuration) => {
      const tokens = await client.authorizationCodeGrant(configuration, url, {
        pkceCodeVerifier: flow.verifier,
        expectedState: flow.state,
        expectedNonce: flow.nonce,
        idTokenExpected: true,
        ...(mustReauthenticate(flow) && { maxAge: CONFIRMED_SEC }),
      });
      const claims = tokens.claims();
      if (!claims || tokens.id_token === undefined) throw new Error('no ID token');
      const isComplete =
        claimNames.every((name) => claims[name] !== undefined) || !configuration.serverMetadata().userinfo_endpoint;
      const info = isComplete ? {} : await client.fetchUserInfo(configuration, tokens.access_token, claims.sub);
      return { issuer: claims.iss, claims: { ...info, ...claims }, idToken: tokens.id_token };
    });
  }

  /** The provider's log-out; null if it has none. @throws OidcFailure */
  async endSessionUrl(options: OidcOptions, idToken: string | null, returnTo: string): Promise<string | null> {
    return this.#with(options, (configuration) => {
      if (configuration.serverMetadata().end_session_endpoint === undefined) return null;
      const hint = idToken !== null && { id_token_hint: idToken };
      return client.buildEndSessionUrl(configuration, { post_logout_redirect_uri: returnTo, ...hint }).href;
    });
  }

  /** @throws OidcFailure */
  async provider(options: OidcOptions): Promise<Provider> {
    const key = JSON.stringify(options);
    const nowMs = this.deps.now();
    let cached = this.#cached;
    if (cached?.key !== key || nowMs - cached.atMs > CACHED_MS)
      this.#cached = cached = { key, atMs: nowMs, provider: this.#discover(options) };
    try {
      return await cached.provider;
    } catch (error) {
      // Another one who waited may have dropped it already.
      if (this.#cached === cached) this.#cached = undefined;
      throw failureOf(error);
    }
  }

  /** Asks the provider anew. */
  async check(options: OidcOptions | undefined): Promise<OidcCheck> {
    const none = { ms: 0, canLogOutHere: false, canLogOutThere: false };
    if (!options) return { state: 'none', ...none };
    const startedAt = this.deps.now();
    const ms = () => this.deps.now() - startedAt;
    try {
      const metadata = (await this.#discover(options)).configuration.serverMetadata();
      const { authorization_endpoint: authorize, token_endpoint: token, jwks_uri: keys } = metadata;
      return {
        state: authorize && token && keys ? 'works' : 'unusable',
        ms: ms(),
        canLogOutHere: metadata.backchannel_logout_supported === true,
        canLogOutThere: metadata.end_session_endpoint !== undefined,
      };
    } catch (error) {
      const isMismatch = error instanceof client.ClientError && error.code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED';
      return { ...none, state: isMismatch ? 'mismatch' : isNoAnswer(error) ? 'unreachable' : 'unusable', ms: ms() };
    }
  }

  /** The client refuses pages whose address is anything that isn't a web address. @throws OidcFailure */
  async #with<Value>(
    options: OidcOptions,
    act: (configuration: client.Configuration) => Value | Promise<Value>,
  ): Promise<Value> {
    const { configuration } = await this.provider(options);
    try {
      return await act(configuration);
    } catch (error) {
      throw failureOf(error);
    }
  }

  async #discover({ issuer, clientId, clientSecret }: OidcOptions): Promise<Provider> {
    // oxlint-disable-next-line typescript/no-deprecated -- Marked so to stand out; the setting allows http in private networks alone.
    const insecure = issuer.startsWith('http:') ? [client.allowInsecureRequests] : [];
    const configuration = await client.discovery(
      new URL(issuer),
      clientId,
      clientSecret === undefined ? {} : clientSecret,
      clientSecret === undefined ? client.None() : authenticate(clientSecret),
      {
        // Without it, an ID token that came over TLS would be taken on trust.
        execute: [client.enableNonRepudiationChecks, ...insecure],
        timeout: TIMEOUT_SEC,
        [client.customFetch]: this.#fetch,
      },
    );
    const keysUri = configuration.serverMetadata().jwks_uri;
    const keys = keysUri
      ? createRemoteJWKSet(new URL(keysUri), {
          timeoutDuration: TIMEOUT_SEC * 1_000,
          [joseFetch]: (url, options) => this.#fetch(url, options as unknown as client.CustomFetchOptions),
        })
      : () => Promise.reject(new Error('The provider has no keys.'));
    return { configuration, keys };
  }
}

/** Whether the provider has to ask who is there, whatever session is open at it. */
const mustReauthenticate = (flow: OidcFlow): boolean => flow.purpose === 'confirm' || flow.mustReauthenticate === true;

/** The method that OpenID Connect has by default, unless the provider knows only the other one. */
function authenticate(secret: string): client.ClientAuth {
  const basic = client.ClientSecretBasic(secret);
  const post = client.ClientSecretPost(secret);
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    (methods.includes('client_secret_basic') ? basic : post)(server, ...rest);
  };
}
