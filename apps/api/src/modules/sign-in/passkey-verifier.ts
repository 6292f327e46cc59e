import type { PasskeyAnswer, PasskeyOptions } from '@marquee/core/contracts';
import type { Logger } from '@marquee/server';
import type { PrismaDatabase } from '../../db';
import { ApiError } from '../../http/errors';
import { PasskeysRepository, type StoredPasskey } from './passkeys.repository';
import type { RelyingParty } from './relying-party';
import { TicketsRepository, type TicketUse } from './tickets.repository';
import { loadWebAuthn } from './load-webauthn';

export interface PasskeyVerifierDeps {
  database: PrismaDatabase;
  logger: Logger;
  now: () => number;
}

/** What a challenge's ticket keeps: it is answered for the site for which it was made. */
export interface Challenge {
  challenge: string;
  relyingParty: RelyingParty;
}

/** Somebody who is signed in, and proves again to be the owner. */
export interface Prover {
  userId: string;
  sessionId: string;
}

/** Lifetime of a challenge. The log-in page renews its own. */
export const CHALLENGE_MS = 5 * 60_000;

/** The user handle of an account's passkeys. */
export const userHandleOf = (userId: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(userId));

export const toBase64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
export const fromBase64url = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'base64url'));

/** Makes challenges for passkeys and verifies the answers. Every challenge works once. */
export class PasskeyVerifier {
  readonly #passkeys: PasskeysRepository;
  readonly #tickets: TicketsRepository;

  constructor(private readonly deps: PasskeyVerifierDeps) {
    this.#passkeys = new PasskeysRepository(deps.database.prisma);
    this.#tickets = new TicketsRepository(deps.database.prisma);
  }

  /** @param prover absent at log-in, when any passkey of the site may answer */
  async challenge(relyingParty: RelyingParty, prover?: Prover): Promise<PasskeyOptions> {
    const own = prover ? await this.#passkeys.credentialsOf(prover.userId, relyingParty.id) : [];
    // A browser would offer those of other accounts.
    if (prover && own.length === 0) throw new ApiError('passkey_refused');
    const { generateAuthenticationOptions } = await loadWebAuthn();
    const options = await generateAuthenticationOptions({
      rpID: relyingParty.id,
      userVerification: 'required',
      timeout: CHALLENGE_MS,
      allowCredentials: own.map(({ credentialId, transports }) => ({ id: toBase64url(credentialId), transports })),
    });
    const data: Challenge = { challenge: options.challenge, relyingParty };
    const ticket = await this.#tickets.create({
      kind: prover ? 'passkey_proof' : 'passkey_login',
      ...(prover && { userId: prover.userId, sessionId: prover.sessionId }),
      data,
      expiresAtMs: this.deps.now() + CHALLENGE_MS,
    });
    return { ticket, options: { ...options } };
  }

  /**
   * @param prover absent at log-in
   * @returns whose passkey it is; undefined if the answer is wrong
   * @throws ApiError `ticket_invalid`; `passkey_copied` if the passkey's counter went back
   */
  async verify({ ticket, response }: PasskeyAnswer, prover?: Prover): Promise<StoredPasskey | undefined> {
    const use: TicketUse = prover
      ? { ticket, kind: 'passkey_proof', sessionId: prover.sessionId }
      : { ticket, kind: 'passkey_login' };
    const stored = await this.#tickets.take(use, this.deps.now());
    if (!stored) throw new ApiError('ticket_invalid');
    const passkey = await this.#passkeys.findByCredential(fromBase64url(response.id));
    if (!passkey || (prover && passkey.userId !== prover.userId)) return undefined;
    const { userHandle } = response.response;
    const isOwnHandle = userHandle === toBase64url(userHandleOf(passkey.userId));
    // Authenticators may leave it out where they were told which passkeys to look for.
    if (!isOwnHandle && !(prover && !userHandle)) return undefined;
    const counter = await this.#counterOf(response, passkey, stored.data as Challenge);
    if (counter === undefined) return undefined;
    const now = new Date(this.deps.now());
    if (await this.#passkeys.use(passkey.id, counter, now)) return passkey;
    if (!(await this.#passkeys.markCopied(passkey.id, now))) return undefined;
    this.deps.logger.warn(
      { passkey: passkey.id, user: passkey.userId, stored: Number(passkey.counter), sent: counter },
      'a passkey was refused: its counter went back, so it may have been copied',
    );
    throw new ApiError('passkey_copied');
  }

  async #counterOf(
    response: PasskeyAnswer['response'],
    { publicKey, id }: StoredPasskey,
    { challenge, relyingParty }: Challenge,
  ): Promise<number | undefined> {
    const { verifyAuthenticationResponse } = await loadWebAuthn();
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: {
          id: response.id,
          rawId: response.rawId,
          type: response.type,
          clientExtensionResults: {},
          response: {
            clientDataJSON: response.response.clientDataJSON,
            authenticatorData: response.response.authenticatorData,
            signature: response.response.signature,
          },
        },
        expectedChallenge: challenge,
        expectedOrigin: relyingParty.origins,
        expectedRPID: relyingParty.id,
        requireUserVerification: true,
        // Compared when it is stored, so that two answers at once count, too.
        credential: { id: response.id, publicKey: new Uint8Array(publicKey), counter: 0 },
      });
      return verified ? authenticationInfo.newCounter : undefined;
    } catch (error) {
      this.deps.logger.info(
        { passkey: id, reason: error instanceof Error ? error.message : '' },
        'a passkey was refused',
      );
      return undefined;
    }
  }
}
