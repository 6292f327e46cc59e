import { passkeyName, type SiteLanguage } from '@marquee/core';
import { MOST_PASSKEYS, type NewPasskeyBody, type Passkey, type PasskeyOptions } from '@marquee/core/contracts';
import { withLockedUser, type PrismaDatabase, type Transaction } from '../../db';
import { ApiError } from '../../http/errors';
import { isUuid } from '../../lib/is-uuid';
import { SessionsRepository } from '../auth/sessions.repository';
import type { AccountNotices } from '../mail';
import { configuredIssuer } from '../oidc/oidc-options';
import { OidcRepository } from '../oidc/oidc.repository';
import { PasswordResetRepository } from '../password-reset/password-reset.repository';
import type { SiteSettings } from '../site-settings/site-settings';
import { isTaken, UsersRepository, type StoredUser } from '../users/users.repository';
import { loadWebAuthn } from './load-webauthn';
import {
  CHALLENGE_MS,
  fromBase64url,
  toBase64url,
  userHandleOf,
  type Challenge,
  type Prover,
} from './passkey-verifier';
import { PasskeysRepository, type NewPasskey } from './passkeys.repository';
import type { RelyingParty } from './relying-party';
import { TicketsRepository } from './tickets.repository';
import { hasLocalWayIn } from './ways-in';

export interface PasskeysServiceDeps {
  settings: { publicUrl: string | undefined };
  database: PrismaDatabase;
  users: UsersRepository;
  notices: Pick<AccountNotices, 'signInChanged'>;
  siteName: () => string;
  siteSettings: Pick<SiteSettings, 'read'>;
  now: () => number;
}

/** Whoever changes how they sign in, and with what. */
export interface Owner {
  session: Prover;
  language: SiteLanguage;
  /** `deviceLabel` of the browser. */
  device: string;
}

/** Makes, names and removes an account's passkeys, and removes its password. There is always a way in left. */
export class PasskeysService {
  constructor(private readonly deps: PasskeysServiceDeps) {}

  async options({ userId, sessionId }: Prover, relyingParty: RelyingParty): Promise<PasskeyOptions> {
    const { database, users, siteName, now } = this.deps;
    const user = await users.findById(userId);
    if (!user) throw new ApiError('unauthorized');
    const own = await new PasskeysRepository(database.prisma).credentialsOf(userId, relyingParty.id);
    const { generateRegistrationOptions } = await loadWebAuthn();
    const options = await generateRegistrationOptions({
      rpName: siteName(),
      rpID: relyingParty.id,
      userName: user.username,
      userID: userHandleOf(userId),
      timeout: CHALLENGE_MS,
      attestationType: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: own.map(({ credentialId, transports }) => ({ id: toBase64url(credentialId), transports })),
    });
    const data: Challenge = { challenge: options.challenge, relyingParty };
    const expiresAtMs = now() + CHALLENGE_MS;
    const tickets = new TicketsRepository(database.prisma);
    const ticket = await tickets.create({ kind: 'passkey_registration', userId, sessionId, data, expiresAtMs });
    return { ticket, options: { ...options } };
  }

  /** @throws ApiError `ticket_invalid`, `passkey_refused`, `passkeys_full` */
  async add({ session, language, device }: Owner, { ticket, response }: NewPasskeyBody): Promise<Passkey> {
    const { database, now } = this.deps;
    const use = { ticket, kind: 'passkey_registration', sessionId: session.sessionId } as const;
    const found = await new TicketsRepository(database.prisma).take(use, now());
    if (!found) throw new ApiError('ticket_invalid');
    const passkey = await verified(response, found.data as Challenge, device);
    return this.#change(session, language, 'passkeyAdded', async (tx) => {
      const passkeys = new PasskeysRepository(tx);
      if ((await passkeys.countOf(session.userId)) >= MOST_PASSKEYS) throw new ApiError('passkeys_full');
      return passkeys.create(session.userId, passkey, new Date(now()));
    }).catch((error: unknown) => {
      // A credential id of somebody else, perhaps.
      throw isTaken(error) ? new ApiError('passkey_refused', { cause: error }) : error;
    });
  }

  async rename(userId: string, id: string, name: string): Promise<void> {
    const passkeys = new PasskeysRepository(this.deps.database.prisma);
    if (!isUuid(id) || !(await passkeys.rename(userId, id, name))) throw new ApiError('not_found');
  }

  /** Every other session ends: the passkey may have opened it. @throws ApiError `last_way_in` */
  async remove({ session, language }: Owner, id: string): Promise<void> {
    const { userId, sessionId } = session;
    await this.#change(session, language, 'passkeyRemoved', async (tx) => {
      if (!isUuid(id) || !(await new PasskeysRepository(tx).remove(userId, id))) throw new ApiError('not_found');
      await this.#refuseWithoutWayIn(tx, userId);
      await new SessionsRepository(tx).endOthers(userId, sessionId);
    });
  }

  /** Every other session ends, and links to set a password do. @throws ApiError `last_way_in` */
  async removePassword({ session, language }: Owner): Promise<void> {
    const { userId, sessionId } = session;
    await this.#change(session, language, 'passwordRemoved', async (tx) => {
      await new UsersRepository(tx).setPasswordHash(userId, null);
      await this.#refuseWithoutWayIn(tx, userId);
      await new PasswordResetRepository(tx).deleteAllOf(userId);
      await new TicketsRepository(tx).deleteAllOf(userId);
      await new SessionsRepository(tx).endOthers(userId, sessionId);
    });
  }

  /** Last in a change that takes a way in away: without any left, it is rolled back. */
  async #refuseWithoutWayIn(tx: Transaction, userId: string): Promise<void> {
    // Another process may have set another provider a moment ago.
    const issuer = configuredIssuer({ values: await this.deps.siteSettings.read(tx) });
    const isLinked = issuer !== undefined && (await new OidcRepository(tx).isLinked(userId, issuer));
    if (!isLinked && !(await hasLocalWayIn(tx, userId, this.deps.settings.publicUrl)))
      throw new ApiError('last_way_in');
  }

  async #change<Value>(
    { userId, sessionId }: Prover,
    language: SiteLanguage,
    change: Parameters<AccountNotices['signInChanged']>[1],
    act: (tx: Transaction) => Promise<Value>,
  ): Promise<Value> {
    const done = await withLockedUser(this.deps.database, userId, async (tx) => {
      if (!(await new SessionsRepository(tx).profileOf(sessionId))) throw new ApiError('unauthorized');
      const user = (await new UsersRepository(tx).findById(userId)) as StoredUser;
      return { user, value: await act(tx) };
    });
    if (!done) throw new ApiError('unauthorized');
    this.deps.notices.signInChanged(done.user, change, language);
    return done.value;
  }
}

async function verified(
  response: NewPasskeyBody['response'],
  { challenge, relyingParty }: Challenge,
  device: string,
): Promise<NewPasskey> {
  const { verifyRegistrationResponse } = await loadWebAuthn();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id: response.id,
        rawId: response.rawId,
        type: response.type,
        clientExtensionResults: {},
        response: {
          clientDataJSON: response.response.clientDataJSON,
          attestationObject: response.response.attestationObject,
        },
      },
      expectedChallenge: challenge,
      expectedOrigin: relyingParty.origins,
      expectedRPID: relyingParty.id,
      requireUserVerification: true,
    });
    if (!registrationInfo) throw new Error('The response is not verified.');
    const { credential, aaguid } = registrationInfo;
    return {
      credentialId: fromBase64url(credential.id),
      publicKey: new Uint8Array(credential.publicKey),
      counter: credential.counter,
      transports: response.response.transports ?? [],
      rpId: relyingParty.id,
      name: passkeyName(aaguid, device),
    };
  } catch (error) {
    throw new ApiError('passkey_refused', { cause: error });
  }
}
