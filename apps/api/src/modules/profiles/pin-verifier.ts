import { OWNER_PROFILE_ID } from '@marquee/core';
import type { Confirmation } from '@marquee/core/contracts';
import { ApiError } from '../../http/api-error';
import type { RateLimits } from '../../rate-limits';
import type { CurrentSession, PasswordHasher } from '../auth';
import type { UsersRepository } from '../users';
import type { StoredProfile } from './profiles.repository';

export interface PinVerifierDeps {
  users: Pick<UsersRepository, 'findById'>;
  passwords: PasswordHasher;
  limits: Pick<RateLimits, 'login' | 'pinsPerDay'>;
}

/** The caller and its address. */
interface Asker {
  session: CurrentSession;
  profiles: readonly StoredProfile[];
  address: string;
}

/**
 * Verifies PINs and the account's password. The error is the same for a wrong PIN, a wrong password and a missing PIN.
 * Wrong PINs are counted separately from wrong passwords, so that a child cannot lock the parents out.
 */
export class PinVerifier {
  constructor(private readonly deps: PinVerifierDeps) {}

  /** Requires the owner's PIN or the account's password. @throws ApiError */
  async requireOwner(asker: Asker, given: Confirmation): Promise<void> {
    await this.#require(asker, given, [pinOf(asker, OWNER_PROFILE_ID)]);
  }

  /** Requires the secret for watching with a profile, if it has one. @throws ApiError */
  async requireEntry(asker: Asker, target: StoredProfile, given: Confirmation): Promise<void> {
    if (asker.session.isRestricted) await this.requireOwner(asker, given);
    else if (target.pinHash !== null)
      await this.#require(asker, given, [target.pinHash, pinOf(asker, OWNER_PROFILE_ID)]);
  }

  async #require(asker: Asker, { pin, password }: Confirmation, pinHashes: (string | null)[]): Promise<void> {
    if (pin === undefined && password === undefined) throw new ApiError('confirmation_needed');
    const isRight =
      password === undefined ? await this.#isPin(asker, pin ?? '', pinHashes) : await this.#isPassword(asker, password);
    if (!isRight) throw new ApiError('confirmation_failed');
  }

  async #isPassword({ session: { userId }, address }: Asker, password: string): Promise<boolean> {
    const { users, passwords, limits } = this.deps;
    const user = await users.findById(userId);
    // Counted together with the other calls that require a logged-in user's password.
    const right = await limits.login.attempt(`confirm ${userId}`, address, async () =>
      (await passwords.verify(user?.passwordHash, password, address)) ? true : undefined,
    );
    return right ?? false;
  }

  async #isPin({ session: { userId }, address }: Asker, pin: string, hashes: (string | null)[]): Promise<boolean> {
    const { passwords, limits } = this.deps;
    const right = await limits.login.attempt(`pin ${userId}`, address, async () => {
      // Four digits can be guessed even slowly, so after some wrong PINs a day only the password works.
      const waitMs = await limits.pinsPerDay.msUntilAllowed(userId);
      if (waitMs > 0) throw new ApiError('locked_out', { retryAfterSec: Math.ceil(waitMs / 1_000) });
      let isRight = false;
      for (const hash of hashes) isRight = (await passwords.verify(hash ?? undefined, pin, address)) || isRight;
      if (!isRight) await limits.pinsPerDay.add(userId);
      return isRight ? true : undefined;
    });
    return right ?? false;
  }
}

const pinOf = ({ profiles }: Asker, id: string): string | null =>
  profiles.find((profile) => profile.id === id)?.pinHash ?? null;
