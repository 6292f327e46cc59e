import { Router, type RequestHandler } from 'express';
import type { OperatorStatus } from '@marquee/core/contracts';
import type { BackupState } from '../../backups';
import { ApiError } from '../../http/api-error';
import { currentSession } from '../auth';

export interface OperatorRoutesOptions {
  requireUser: RequestHandler;
  isOperator: (userId: string) => Promise<boolean>;
  backupState: () => Promise<BackupState>;
}

/** What operators see of the server on their account page. For everybody else there is nothing here. */
export function operatorRoutes({ requireUser, isOperator, backupState }: OperatorRoutesOptions): Router {
  const router = Router();
  router.get('/operator/status', requireUser, async (_req, res) => {
    if (!(await isOperator(currentSession(res).userId))) throw new ApiError('not_found');
    const { lastSuccessAtMs, failure } = await backupState();
    const status: OperatorStatus = {
      backup: {
        lastSuccessAt: lastSuccessAtMs === undefined ? null : new Date(lastSuccessAtMs).toISOString(),
        failure: failure ? { at: new Date(failure.atMs).toISOString(), sentence: failure.sentence } : null,
      },
    };
    res.json(status);
  });
  return router;
}
