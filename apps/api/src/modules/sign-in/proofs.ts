import { PASSWORD_ENTRY_MS, type PasskeyAnswer, type Proof } from '@marquee/core/contracts';
import type { PrismaDatabase } from '../../db';
import { ApiError } from '../../http/errors';
import type { RateLimits } from '../../rate-limits';
import type { PasswordHasher } from '../auth';
import type { PasskeyVerifier } from './passkey-verifier';
import { PasskeysRepository } from './passkeys.repository';
import { passkeyDomain } from './relying-party';

export interface ProofsDeps {
  database: PrismaDatabase;
  publicUrl: string | undefined;
  passwords: PasswordHasher;
  passkeyVerifier: PasskeyVerifier;
  limits: Pick<RateLimits, 'login'>;
  now: () => number;
}

/** Who has to prove to be the account's owner, and where from. */
export interface Claimant {
  session: { userId: string; sessionId: string; passwordAtMs: number };
  passwordHash: string | null;
  address: string;
}

/** Verifies the password or a passkey of somebody who is signed in. */
export class Proofs {
  /** An answer works once, but the call that it came with may have to be verified again: see `actOnVerified`. */
  readonly #answers = new WeakMap<PasskeyAnswer, Promise<boolean>>();

  constructor(private readonly deps: ProofsDeps) {}

  /**
   * A password that is given decides, even if there is a passkey, too. Whoever has neither may have confirmed it at the
   * OpenID Connect provider instead, which counts as entered.
   *
   * @throws ApiError `password_required` without a password, a passkey or such a confirmation
   */
  async isRight({ session, passwordHash, address }: Claimant, { password, passkey }: Proof): Promise<boolean> {
    if (password !== undefined) return this.deps.passwords.verify(passwordHash, password, address);
    if (passkey !== undefined) return this.#isRightPasskey(passkey, session);
    if (!(await this.isConfirmed({ session, passwordHash }))) throw new ApiError('password_required');
    return true;
  }

  /** Whether somebody without a password and a passkey has just confirmed at the provider who they are. */
  async isConfirmed({ session, passwordHash }: Omit<Claimant, 'address'>): Promise<boolean> {
    const isConfirmed = passwordHash === null && this.deps.now() - session.passwordAtMs < PASSWORD_ENTRY_MS;
    return isConfirmed && !(await this.#hasPasskey(session.userId));
  }

  /**
   * Runs `check`, which contains `isRight`. Failures are counted separately from logins, so that a stranger at an unlocked
   * screen cannot lock the owner out.
   */
  async attempt<Value>(
    userId: string,
    address: string,
    check: () => Promise<Value | undefined>,
  ): Promise<Value | undefined> {
    return this.deps.limits.login.attempt(`confirm ${userId}`, address, check);
  }

  async #isRightPasskey(answer: PasskeyAnswer, session: Claimant['session']): Promise<boolean> {
    const known = this.#answers.get(answer);
    if (known) return known;
    const verified = this.deps.passkeyVerifier.verify(answer, session).then((passkey) => passkey !== undefined);
    this.#answers.set(answer, verified);
    return verified;
  }

  async #hasPasskey(userId: string): Promise<boolean> {
    const { database, publicUrl } = this.deps;
    return new PasskeysRepository(database.prisma).hasUsable(userId, passkeyDomain(publicUrl));
  }
}
