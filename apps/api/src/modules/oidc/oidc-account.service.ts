import type { SiteLanguage } from '@marquee/core';
import type { OidcAccount } from '@marquee/core/contracts';
import { withLockedUser, type PrismaDatabase, type Transaction } from '../../db';
import { ApiError } from '../../http/errors';
import type { TokenCipher } from '../../lib/token-cipher';
import { mayManageAccount, SessionsRepository, type CurrentSession } from '../auth';
import type { AccountNotices } from '../mail';
import { OperatorsRepository } from '../operator/operators.repository';
import { hasLocalWayIn } from '../sign-in/ways-in';
import type { SiteSettings } from '../site-settings/site-settings';
import { isTaken, UsersRepository } from '../users/users.repository';
import type { OidcClient } from './oidc-client';
import type { OidcFlow } from './oidc-cookies';
import { OidcFailure } from './oidc-failure';
import { isLocalLoginOff, issuerKey, oidcOptions, requiredOptions } from './oidc-options';
import { OidcRepository, type ProviderSession } from './oidc.repository';

export interface OidcAccountServiceDeps {
  settings: { publicUrl: string | undefined };
  database: PrismaDatabase;
  siteSettings: Pick<SiteSettings, 'values' | 'oidcClientSecret' | 'read'>;
  tokenCipher: TokenCipher;
  notices: Pick<AccountNotices, 'signInChanged'>;
  now: () => number;
}

/** What people do with the identity of their own account. */
export class OidcAccountService {
  constructor(
    private readonly deps: OidcAccountServiceDeps,
    private readonly provider: OidcClient,
  ) {}

  async read({ userId, sessionId }: CurrentSession): Promise<OidcAccount> {
    const { database } = this.deps;
    const { issuer, label } = requiredOptions(this.deps.siteSettings);
    const oidc = new OidcRepository(database.prisma);
    const isLinked = await oidc.isLinked(userId, issuerKey(issuer));
    return {
      label,
      isLinked,
      canUnlink: isLinked && (await this.#hasOtherWayIn(database.prisma, userId, this.deps.siteSettings.values)),
      isSession: (await oidc.session(sessionId)) !== null,
    };
  }

  /** Completes `link` or `confirm`, for the session that began it. @throws OidcFailure */
  async complete(
    flow: OidcFlow,
    current: CurrentSession | undefined,
    person: ProviderSession,
    language: SiteLanguage,
  ): Promise<void> {
    if (!current || current.sessionId !== flow.sessionId) throw new OidcFailure('expired');
    const { userId, sessionId } = current;
    const isDone = await withLockedUser(this.deps.database, userId, async (tx) => {
      const oidc = new OidcRepository(tx);
      const sessions = new SessionsRepository(tx);
      // It may have ended, or switched to a profile that may not manage the account.
      const profile = await sessions.profileOf(sessionId);
      if (!profile || !mayManageAccount(profile)) return false;
      if (flow.purpose === 'link') {
        await oidc.link(userId, person, this.deps.now());
        return true;
      }
      // Somebody else has logged in at the provider.
      if ((await oidc.userOf(person)) !== userId) return false;
      await sessions.notePassword(sessionId, person.authenticatedAtMs);
      return true;
    }).catch((error: unknown) => {
      throw isTaken(error) ? new OidcFailure('taken', error) : error;
    });
    if (!isDone) throw new OidcFailure('refused');
    if (flow.purpose === 'link') await this.#tell(userId, 'identityLinked', language);
  }

  /** The password must have been confirmed. Every other session ends: the provider may have opened it. @throws ApiError `last_way_in` */
  async unlink({ userId, sessionId }: CurrentSession, language: SiteLanguage): Promise<void> {
    const { issuer } = requiredOptions(this.deps.siteSettings);
    const isUnlinked = await withLockedUser(this.deps.database, userId, async (tx) => {
      // Nobody switches passwords off meanwhile; another process may have done so a moment ago.
      await new OperatorsRepository(tx).lock();
      const values = await this.deps.siteSettings.read(tx);
      if (!(await this.#hasOtherWayIn(tx, userId, values))) throw new ApiError('last_way_in');
      if (!(await new OidcRepository(tx).unlink(userId, issuerKey(issuer)))) return undefined;
      await new SessionsRepository(tx).endOthers(userId, sessionId);
      return true;
    });
    if (isUnlinked) await this.#tell(userId, 'identityUnlinked', language);
  }

  /** The provider's page for logging out there as well; null if it has none, or cannot be asked. */
  async logOutUrl({ sessionId }: CurrentSession, returnTo: string): Promise<string | null> {
    const { database, tokenCipher } = this.deps;
    const options = oidcOptions(this.deps.siteSettings);
    const session = await new OidcRepository(database.prisma).session(sessionId);
    if (!options || !session || session.issuer !== issuerKey(options.issuer)) return null;
    const { issuer, sealedIdToken } = session;
    const idToken = sealedIdToken && tokenCipher.decrypt(sealedIdToken, issuer);
    try {
      return await this.provider.endSessionUrl(options, idToken, returnTo);
    } catch (error) {
      if (error instanceof OidcFailure) return null;
      throw error;
    }
  }

  async #tell(userId: string, change: 'identityLinked' | 'identityUnlinked', language: SiteLanguage): Promise<void> {
    const { database, notices } = this.deps;
    const user = await new UsersRepository(database.prisma).findById(userId);
    if (user) notices.signInChanged(user, change, language);
  }

  /** By a password or a passkey, as far as the site lets people in by them. */
  async #hasOtherWayIn(tx: Transaction, userId: string, values: SiteSettings['values']): Promise<boolean> {
    return !isLocalLoginOff({ values }) && (await hasLocalWayIn(tx, userId, this.deps.settings.publicUrl));
  }
}
