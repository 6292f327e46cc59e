import { OWNER_PROFILE_ID } from '@marquee/core';
import type { Confirmation, Proof } from '@marquee/core/contracts';
import { ApiError } from '../../http/errors';
import { countFailures, type RateLimits } from '../../rate-limits';
import type { CurrentSession, PasswordHasher } from '../auth';
import type { Proofs } from '../sign-in';
import type { StoredProfile } from './profiles.repository';

export interface PinVerifierDeps {
  passwords: PasswordHasher;
  proofs: Proofs;
  limits: Pick<RateLimits, 'login' | 'pinsPerDay'>;
}

/** The caller and its address. */
export interface Requester {
  session: CurrentSession;
  passwordHash: string | null;
  profiles: readonly StoredProfile[];
  address: string;
}

/**
 * Verifies PINs, and the account's password and passkeys. The error is the same for a wrong PIN, a wrong password and a
 * missing PIN.
 * Wrong PINs are counted separately from wrong passwords, so that a child cannot lock the parents out.
 */
export class PinVerifier {
  constructor(private readonly deps: PinVerifierDeps) {}

  /** Requires the owner's PIN, the account's password or one of its passkeys, or a confirmation at the provider. @throws ApiError */
  async requireOwner(requester: Requester, given: Confirmation): Promise<void> {
    await this.#require(requester, given, [pinOf(requester, OWNER_PROFILE_ID)]);
  }

  /** Requires the secret for watching with a profile, if it has one. @throws ApiError */
  async requireEntry(requester: Requester, target: StoredProfile, given: Confirmation): Promise<void> {
    if (requester.session.isRestricted) await this.requireOwner(requester, given);
    else if (target.pinHash !== null)
      await this.#require(requester, given, [target.pinHash, pinOf(requester, OWNER_PROFILE_ID)]);
  }

  async #require(requester: Requester, given: Confirmation, pinHashes: (string | null)[]): Promise<void> {
    if (!(await this.#isRight(requester, given, pinHashes))) throw new ApiError('confirmation_failed');
  }

  async #isRight(
    requester: Requester,
    { pin, password, passkey }: Confirmation,
    pinHashes: (string | null)[],
  ): Promise<boolean> {
    if (password !== undefined || passkey !== undefined) return this.#isProven(requester, { password, passkey });
    if (pin !== undefined) return this.#isPin(requester, pin, pinHashes);
    if (await this.#isConfirmed(requester, pinHashes)) return true;
    throw new ApiError('confirmation_needed');
  }

  /** By the provider, lately. A PIN guards against whoever is at the device since, and a restricted profile is a child's. */
  async #isConfirmed(requester: Requester, pinHashes: (string | null)[]): Promise<boolean> {
    if (requester.session.isRestricted || pinHashes.some((hash) => hash !== null)) return false;
    return this.deps.proofs.isConfirmed(requester);
  }

  /** Counted together with the other calls that require a logged-in user's password. */
  async #isProven(requester: Requester, proof: Proof): Promise<boolean> {
    const { proofs } = this.deps;
    const check = async () => ((await proofs.isRight(requester, proof)) ? true : undefined);
    return (await proofs.attempt(requester.session.userId, requester.address, check)) ?? false;
  }

  async #isPin({ session: { userId }, address }: Requester, pin: string, hashes: (string | null)[]): Promise<boolean> {
    const { passwords, limits } = this.deps;
    const right = await limits.login.attempt(`pin ${userId}`, address, async () => {
      // Four digits can be guessed even slowly, so after some wrong PINs a day only the password works.
      const verify = async () => {
        let isRight = false;
        for (const hash of hashes) isRight = (await passwords.verify(hash ?? undefined, pin, address)) || isRight;
        return isRight ? true : undefined;
      };
      return countFailures([[limits.pinsPerDay, userId]], verify);
    });
    return right ?? false;
  }
}

const pinOf = ({ profiles }: Requester, id: string): string | null =>
  profiles.find((profile) => profile.id === id)?.pinHash ?? null;
