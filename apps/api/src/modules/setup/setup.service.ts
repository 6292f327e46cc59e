import type { SetupBody } from '@marquee/core/contracts';
import { ApiError } from '../../http/errors';
import type { RateLimits } from '../../rate-limits';
import type { AuthService, Browser } from '../auth';
import { OperatorsRepository } from '../operator';
import { UsersRepository, type StoredUser } from '../users';
import type { SetupCode } from './setup-code';

export interface SetupServiceDeps {
  auth: Pick<AuthService, 'createAccount'>;
  users: Pick<UsersRepository, 'countOperators'>;
  limits: Pick<RateLimits, 'setup'>;
  code: Pick<SetupCode, 'matches' | 'remove'>;
}

/** Makes the first operator's account, for who has the code. */
export class SetupService {
  constructor(private readonly deps: SetupServiceDeps) {}

  /** @throws ApiError `setup_done` once there is an operator, `setup_code_invalid`, or `rate_limited` */
  async check(code: string, address: string): Promise<void> {
    await this.deps.limits.setup.consume(address);
    if ((await this.deps.users.countOperators()) > 0) {
      // Another server on the database may have been used.
      this.deps.code.remove();
      throw new ApiError('setup_done');
    }
    if (!this.deps.code.matches(code)) throw new ApiError('setup_code_invalid');
  }

  /** @throws ApiError as `check` and sign-up do */
  async create({ code, ...account }: SetupBody, browser: Browser): Promise<StoredUser> {
    await this.check(code, browser.address);
    const user = await this.deps.auth.createAccount(account, browser, async (tx, { id }) => {
      const users = new UsersRepository(tx);
      await new OperatorsRepository(tx).lock();
      if ((await users.countOperators()) > 0) throw new ApiError('setup_done');
      await users.setOperator(id, true);
    });
    this.deps.code.remove();
    return { ...user, isOperator: true };
  }
}
