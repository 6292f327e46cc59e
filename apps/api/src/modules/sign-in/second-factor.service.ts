import { randomBytes } from 'node:crypto';
import { parseSignInCode, recoveryCode, RECOVERY_CODE_LENGTH, type SignInCode } from '@marquee/core';
import { RECOVERY_CODES, type RecoveryCodes, type SecondFactorSetup } from '@marquee/core/contracts';
import { withLockedUser, type PrismaDatabase, type Transaction } from '../../db';
import { ApiError } from '../../http/errors';
import { hashToken } from '../../lib/random-token';
import type { TokenCipher } from '../../lib/token-cipher';
import { countFailures, type RateLimits } from '../../rate-limits';
import { SessionsRepository } from '../auth/sessions.repository';
import type { AccountNotices } from '../mail';
import { UsersRepository } from '../users/users.repository';
import { fromBase64url, toBase64url, type Prover } from './passkey-verifier';
import type { Owner } from './passkeys.service';
import { SecondFactorsRepository } from './second-factors.repository';
import { TicketsRepository } from './tickets.repository';
import { newSecret, setupUri, stepOf } from './time-codes';

export interface SecondFactorDeps {
  database: PrismaDatabase;
  tokenCipher: TokenCipher;
  limits: Pick<RateLimits, 'login' | 'codesPerDay'>;
  notices: Pick<AccountNotices, 'signInChanged'>;
  siteName: () => string;
  now: () => number;
}

const SETUP_MS = 15 * 60_000;

/** Sealed so that no other secret of the account can be put in its place. */
const sealOwner = (userId: string) => `second factor of ${userId}`;

/** Time codes that a log-in with the password needs as well, and the recovery codes in place of them. */
export class SecondFactorService {
  constructor(private readonly deps: SecondFactorDeps) {}

  async setUp({ userId: id, sessionId }: Prover): Promise<SecondFactorSetup> {
    const { database, tokenCipher, siteName, now } = this.deps;
    await refuseIfOn(database.prisma, id);
    const user = await new UsersRepository(database.prisma).findById(id);
    if (!user) throw new ApiError('unauthorized');
    const secret = newSecret();
    const ticket = await new TicketsRepository(database.prisma).create({
      kind: 'second_factor',
      userId: id,
      sessionId,
      data: { seal: toBase64url(tokenCipher.encrypt(secret, sealOwner(id))) },
      expiresAtMs: now() + SETUP_MS,
    });
    return { ticket, secret, uri: setupUri(secret, siteName(), user.username) };
  }

  /** Every other session ends: it was opened without a code. */
  async turnOn(
    { session: { userId, sessionId }, language }: Owner,
    { ticket, code: typed }: { ticket: string; code: string },
  ): Promise<RecoveryCodes> {
    const { database, tokenCipher, notices, now } = this.deps;
    const nowMs = now();
    const { recoveryCodes, hashes } = newRecoveryCodes();
    const user = await withLockedUser(database, userId, async (tx) => {
      await refuseIfOn(tx, userId);
      // Taken with the rest of the transaction: a wrong code leaves it.
      const found = await new TicketsRepository(tx).take({ ticket, kind: 'second_factor', sessionId }, nowMs);
      if (!found) throw new ApiError('ticket_invalid');
      const encryptedSecret = fromBase64url((found.data as { seal: string }).seal);
      const secret = tokenCipher.decrypt(encryptedSecret, sealOwner(userId));
      if (secret === null) throw new ApiError('ticket_invalid');
      const code = parseSignInCode(typed);
      const step = code?.kind === 'time' ? stepOf(secret, code.code, nowMs) : undefined;
      if (step === undefined) throw wrongCode();
      const factor = { encryptedSecret, lastStep: step, recoveryHashes: hashes };
      await new SecondFactorsRepository(tx).create(userId, factor, new Date(nowMs));
      await new SessionsRepository(tx).endOthers(userId, sessionId);
      return new UsersRepository(tx).findById(userId);
    });
    if (!user) throw new ApiError('unauthorized');
    notices.signInChanged(user, 'secondFactorOn', language);
    return { recoveryCodes };
  }

  async turnOff({ session: { userId }, language }: Owner, typed: string, address: string): Promise<void> {
    const user = await this.attempt({ userId, typed, address }, async (tx) => {
      await new SecondFactorsRepository(tx).remove(userId);
      return new UsersRepository(tx).findById(userId);
    });
    if (user) this.deps.notices.signInChanged(user, 'secondFactorOff', language);
  }

  async renewRecoveryCodes({ session: { userId } }: Owner, typed: string, address: string): Promise<RecoveryCodes> {
    const { recoveryCodes, hashes } = newRecoveryCodes();
    await this.attempt({ userId, typed, address }, (tx) =>
      new SecondFactorsRepository(tx).setRecoveryHashes(userId, hashes),
    );
    return { recoveryCodes };
  }

  /**
   * Acts on an account in one transaction with its row locked, if the code is right; the code is then used up.
   *
   * @param left aborted when the client has left
   * @throws ApiError `code_wrong`; `locked_out`; `code_unreadable`
   */
  async attempt<Value>(
    { userId, typed, address }: { userId: string; typed: string; address: string },
    act: (tx: Transaction) => Promise<Value>,
    left?: AbortSignal,
  ): Promise<Value> {
    const { database, limits } = this.deps;
    const code = parseSignInCode(typed);
    const check = () =>
      withLockedUser(database, userId, async (tx) =>
        code && (await this.#use(tx, userId, code)) ? { value: await act(tx) } : undefined,
      );
    // Six digits can be guessed even slowly, so after some wrong ones a day only recovery codes work.
    const counted = code?.kind === 'recovery' ? check : () => countFailures([[limits.codesPerDay, userId]], check);
    const done = await limits.login.attempt(`code ${userId}`, address, counted, left);
    if (!done) throw wrongCode();
    return done.value;
  }

  async #use(tx: Transaction, userId: string, { kind, code }: SignInCode): Promise<boolean> {
    const { tokenCipher, now } = this.deps;
    const factors = new SecondFactorsRepository(tx);
    if (kind === 'recovery') return factors.useRecoveryCode(userId, hashToken(code));
    const factor = await factors.find(userId);
    if (!factor) return false;
    const secret = tokenCipher.decrypt(factor.encryptedSecret, sealOwner(userId));
    if (secret === null) throw new ApiError('code_unreadable');
    const step = stepOf(secret, code, now());
    return step !== undefined && factors.useStep(userId, step);
  }
}

const wrongCode = () =>
  new ApiError('code_wrong', { fields: { code: 'That code isn’t right, or it was used already.' } });

async function refuseIfOn(prisma: Transaction, userId: string): Promise<void> {
  if (await new SecondFactorsRepository(prisma).isOn(userId))
    throw new ApiError('forbidden', { text: 'The second factor is on already.' });
}

function newRecoveryCodes(): { recoveryCodes: string[]; hashes: Uint8Array<ArrayBuffer>[] } {
  const recoveryCodes = Array.from({ length: RECOVERY_CODES }, () => recoveryCode(randomBytes(RECOVERY_CODE_LENGTH)));
  return { recoveryCodes, hashes: recoveryCodes.map((code) => hashToken(code.replaceAll('-', ''))) };
}
