import type { OperatorStatus } from '@marquee/core/contracts';
import type { BackupState } from '../../backups';
import { ApiError } from '../../http/api-error';
import type { UsersRepository } from '../users';

export interface OperatorServiceDeps {
  users: Pick<UsersRepository, 'findById'>;
  backupState: () => Promise<BackupState>;
}

/** What operators see of the server on their account page. */
export class OperatorService {
  constructor(private readonly deps: OperatorServiceDeps) {}

  /** @throws ApiError `not_found` for everybody who is no operator */
  async status(userId: string): Promise<OperatorStatus> {
    const user = await this.deps.users.findById(userId);
    if (!user?.isOperator) throw new ApiError('not_found');
    const { lastSuccessAtMs, failure } = await this.deps.backupState();
    return {
      backup: {
        lastSuccessAt: lastSuccessAtMs === undefined ? null : new Date(lastSuccessAtMs).toISOString(),
        failure: failure ? { at: new Date(failure.atMs).toISOString(), sentence: failure.sentence } : null,
      },
    };
  }
}
