import type { MatchFileBody, OperatorLibrary, OperatorStatus } from '@marquee/core/contracts';
import type { BackupState } from '../../backups';
import { ApiError } from '../../http/errors';
import type { UsersRepository } from '../users';
import type { LibraryClient } from './library-client';

export interface OperatorServiceDeps {
  users: Pick<UsersRepository, 'findById'>;
  backupState: () => Promise<BackupState>;
}

/** The server's state as shown to operators, on their account page and on `/library`. */
export class OperatorService {
  constructor(
    private readonly deps: OperatorServiceDeps,
    private readonly client: LibraryClient,
  ) {}

  /** @throws ApiError `not_found` for users who are not operators */
  async status(userId: string): Promise<OperatorStatus> {
    await this.#requireOperator(userId);
    const { lastSuccessAtMs, failure } = await this.deps.backupState();
    return {
      backup: {
        lastSuccessAt: lastSuccessAtMs === undefined ? null : new Date(lastSuccessAtMs).toISOString(),
        failure: failure
          ? { at: new Date(failure.atMs).toISOString(), reason: failure.reason, sentence: failure.sentence }
          : null,
      },
    };
  }

  /** @throws ApiError `not_found` for users who are not operators */
  async library(userId: string, query: string): Promise<OperatorLibrary> {
    await this.#requireOperator(userId);
    return this.client.list(query);
  }

  /** @throws ApiError `not_found` for users who are not operators */
  async matchFile(userId: string, body: MatchFileBody): Promise<void> {
    await this.#requireOperator(userId);
    await this.client.match(body);
  }

  async #requireOperator(userId: string): Promise<void> {
    const user = await this.deps.users.findById(userId);
    if (!user?.isOperator) throw new ApiError('not_found');
  }
}
