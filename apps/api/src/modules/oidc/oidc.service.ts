import { randomInt } from 'node:crypto';
import { emailError, normalizeIdentifier, sitePath, usernameFromClaims, type SiteLanguage } from '@marquee/core';
import type { OidcLinkBody, OidcStartBody } from '@marquee/core/contracts';
import * as client from 'openid-client';
import { withLockedUser, type PrismaDatabase, type Transaction } from '../../db';
import { ApiError } from '../../http/errors';
import type { TokenCipher } from '../../lib/token-cipher';
import { openSession } from '../auth/open-session';
import type { AuthService, Browser, LoginService, SessionsService } from '../auth';
import type { AccountNotices } from '../mail';
import { ProfilesRepository } from '../profiles/profiles.repository';
import type { SiteSettings } from '../site-settings/site-settings';
import { isTaken, type StoredUser, type UsersRepository } from '../users/users.repository';
import { applyGroups } from './apply-groups';
import { CONFIRMED_SEC, type OidcClaims, type OidcClient, type OidcTokens } from './oidc-client';
import type { OidcFlow, OidcLink } from './oidc-cookies';
import { OidcFailure } from './oidc-failure';
import { issuerKey, requiredOptions } from './oidc-options';
import { OidcRepository, type ProviderSession } from './oidc.repository';

export interface OidcServiceDeps {
  database: PrismaDatabase;
  users: UsersRepository;
  sessions: Pick<SessionsService, 'start'>;
  siteSettings: Pick<SiteSettings, 'values' | 'oidcClientSecret' | 'read'>;
  tokenCipher: TokenCipher;
  notices: Pick<AccountNotices, 'signInChanged'>;
  diskSpace: { isBelowReserve: boolean };
  now: () => number;
}

/** A path that is longer is not kept: the cookie has its limits. */
const NEXT_MAX_BYTES = 1_000;
const NAME_ATTEMPTS = 20;

type Target = Pick<OidcFlow, 'purpose' | 'redirectUri' | 'sessionId' | 'mustReauthenticate'>;

/** What the provider said, as this site uses it. */
interface Authenticated {
  session: ProviderSession;
  claims: OidcClaims;
  isInOperatorGroup: boolean | undefined;
}

/** Logs people in by OpenID Connect, without cookies. An identity is the issuer with its `sub`, never an email. */
export class OidcService {
  constructor(
    private readonly deps: OidcServiceDeps,
    private readonly provider: OidcClient,
    private readonly auth: Pick<AuthService, 'signUp'>,
    private readonly logins: Pick<LoginService, 'logIn' | 'logInWithCode'>,
  ) {}

  /** Begins a log-in. @throws OidcFailure if the provider cannot be asked */
  async begin({ next, invitation }: OidcStartBody, target: Target): Promise<{ flow: OidcFlow; url: string }> {
    const options = requiredOptions(this.deps.siteSettings);
    const path = sitePath(next);
    const flow: OidcFlow = {
      ...target,
      issuer: options.issuer,
      state: client.randomState(),
      nonce: client.randomNonce(),
      verifier: client.randomPKCECodeVerifier(),
      next: path !== null && Buffer.byteLength(path) <= NEXT_MAX_BYTES ? path : null,
      invitation,
    };
    return { flow, url: await this.provider.authorizationUrl(options, flow) };
  }

  /** Exchanges the code that came back with the browser. @throws OidcFailure */
  async authenticate(flow: OidcFlow, query: URLSearchParams): Promise<Authenticated> {
    const options = requiredOptions(this.deps.siteSettings);
    // Another provider was set meanwhile.
    if (flow.issuer !== options.issuer) throw new OidcFailure('expired');
    const url = new URL(flow.redirectUri);
    url.search = query.toString();
    const { oidcGroupsClaim: groups, oidcOperatorGroup: operators } = this.deps.siteSettings.values;
    const hasGroups = groups !== null && operators !== null;
    const wanted = ['email', 'email_verified', ...(hasGroups ? [groups] : [])];
    const tokens = await this.provider.exchange(options, url, flow, wanted);
    return {
      session: this.#sessionOf(tokens),
      claims: tokens.claims,
      isInOperatorGroup: hasGroups ? namesIn(tokens.claims[groups]).includes(operators) : undefined,
    };
  }

  /**
   * Logs in the account of the identity, or makes one.
   *
   * @returns what must be linked first: an account has the email, which the provider has verified. `again` if the provider
   *   has to ask who is there: without that, a restricted profile would get out of itself by a session that is open there
   * @throws OidcFailure, and the ApiErrors of a sign-up
   */
  async logIn(
    person: Authenticated,
    browser: Browser,
    { invitation, language }: { invitation: string | undefined; language: SiteLanguage },
  ): Promise<OidcLink | 'again' | undefined> {
    const { database, users, now } = this.deps;
    const userId = await new OidcRepository(database.prisma).userOf(person.session);
    if (userId !== undefined) {
      const isRecent = now() - person.session.authenticatedAtMs <= CONFIRMED_SEC * 1_000;
      if (!isRecent && (await new ProfilesRepository(database.prisma).hasRestricted(userId))) return 'again';
      await this.#open(userId, person, browser);
      return undefined;
    }
    const email = emailOf(person.claims);
    if (email === undefined) throw new OidcFailure('email_missing');
    // Whoever may write any address into their profile there must learn and get nothing here.
    if (person.claims.email_verified !== true) throw new OidcFailure('email_unverified');
    if (await users.findByIdentifier(normalizeIdentifier(email))) {
      const { issuer, subject, providerId } = person.session;
      const { isInOperatorGroup } = person;
      return { issuer, subject, providerId, email, isInOperatorGroup };
    }
    await this.#signUp(person, { email, invitation }, browser, language);
    return undefined;
  }

  /**
   * Links the account with the email of `link` and logs it in, by its password and, if it has a second factor, a code:
   * the provider would be a way around that.
   *
   * @returns the ticket for the code, as `logIn` does
   * @throws ApiError those of a log-in, `oidc_expired`, `oidc_taken`
   */
  async link(
    { link, given, language }: { link: OidcLink; given: OidcLinkBody; language: SiteLanguage },
    browser: Browser,
    left: AbortSignal,
  ): Promise<StoredUser | { ticket: string }> {
    const { siteSettings, notices, now } = this.deps;
    if (issuerKey(requiredOptions(siteSettings).issuer) !== link.issuer) throw new ApiError('oidc_expired');
    const { email, isInOperatorGroup, ...identity } = link;
    // The password is typed now, whenever the provider asked for one.
    const session = { ...identity, sealedIdToken: null, authenticatedAtMs: now() };
    const join = async (tx: Transaction, user: StoredUser) => {
      // The ticket is of another account, or the email has changed.
      if (normalizeIdentifier(user.email) !== normalizeIdentifier(email)) throw new ApiError('oidc_expired');
      await new OidcRepository(tx).link(user.id, link, now());
      await this.#join(tx, user.id, { session, isInOperatorGroup }, browser);
    };
    const logIn =
      'ticket' in given
        ? this.logins.logInWithCode(given, browser, left, join)
        : this.logins.logIn({ email, password: given.password }, browser, left, join);
    const user = await logIn.catch((error: unknown) => {
      throw isTaken(error) ? new ApiError('oidc_taken') : error;
    });
    if (!('ticket' in user)) notices.signInChanged(user, 'identityLinked', language);
    return user;
  }

  async #open(userId: string, person: Authenticated, browser: Browser): Promise<void> {
    const { database, sessions } = this.deps;
    const isOpened = await withLockedUser(database, userId, async (tx) => {
      // Unlinked since it was found.
      if ((await new OidcRepository(tx).userOf(person.session)) !== userId) return false;
      await openSession(tx, sessions, browser.session, userId);
      await this.#join(tx, userId, person, browser);
      return true;
    });
    if (!isOpened) throw new OidcFailure('expired');
  }

  async #signUp(
    person: Authenticated,
    { email, invitation }: { email: string; invitation: string | undefined },
    browser: Browser,
    language: SiteLanguage,
  ): Promise<void> {
    const { siteSettings, diskSpace, now } = this.deps;
    if (siteSettings.values.oidcSignUp === 'off') throw new OidcFailure('signup_closed');
    if (diskSpace.isBelowReserve) throw new ApiError('storage_full');
    const username = await this.#freeUsername(person.claims);
    await this.auth.signUp({ username, email, password: null, invitation }, browser, language, async (tx, { id }) => {
      await new OidcRepository(tx).link(id, person.session, now());
      await this.#join(tx, id, person, browser);
    });
  }

  /** What belongs to every log-in by the provider, once the session is started. */
  async #join(tx: Transaction, userId: string, person: Omit<Authenticated, 'claims'>, { session }: Browser) {
    const { siteSettings, now } = this.deps;
    await new OidcRepository(tx).noteSession(session.idHash, person.session);
    const { isInOperatorGroup } = person;
    await applyGroups(tx, { userId, isInOperatorGroup, siteSettings }, now());
  }

  #sessionOf({ issuer: iss, claims, idToken }: OidcTokens): ProviderSession {
    const { sub: subject, sid, auth_time: authTime } = claims;
    const issuer = issuerKey(iss);
    const nowMs = this.deps.now();
    return {
      issuer,
      subject,
      providerId: typeof sid === 'string' ? sid : null,
      sealedIdToken: this.deps.tokenCipher.encrypt(idToken, issuer),
      // A provider that does not say so may have let an old session pass.
      authenticatedAtMs: typeof authTime === 'number' ? Math.min(authTime * 1_000, nowMs) : 0,
    };
  }

  async #freeUsername(claims: OidcClaims): Promise<string> {
    const { preferred_username: preferred, nickname, name, email } = claims;
    const base = usernameFromClaims([preferred, nickname, name, email]);
    for (let number = 1; number <= NAME_ATTEMPTS; number += 1) {
      const username = number === 1 ? base : `${base}${number}`;
      if (!(await this.deps.users.findByIdentifier(normalizeIdentifier(username)))) return username;
    }
    return `${base}${randomInt(1_000, 10_000)}`;
  }
}

/** Groups as a list, or as one name. */
const namesIn = (claim: unknown): unknown[] => (Array.isArray(claim) ? claim : [claim]);

function emailOf({ email }: OidcClaims): string | undefined {
  return typeof email === 'string' && emailError(email) === null ? email.trim() : undefined;
}
