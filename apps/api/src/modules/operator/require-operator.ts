import type { RequestHandler } from 'express';
import { ApiError } from '../../http/errors';
import { currentSession, requireUnrestricted } from '../auth';
import type { UsersRepository } from '../users';

/** For operators only; for everybody else there is no such page. */
export const requireOperator = (
  requireUser: RequestHandler,
  users: Pick<UsersRepository, 'findById'>,
): RequestHandler[] => [
  requireUser,
  requireUnrestricted,
  async (_req, res, next) => {
    const user = await users.findById(currentSession(res).userId);
    if (!user?.isOperator) throw new ApiError('not_found');
    next();
  },
];
