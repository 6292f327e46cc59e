import { Router, type RequestHandler } from 'express';
import { ApiError } from '../../http/api-error';
import type { TokenSealer } from '../../lib/token-sealer';
import { currentSession } from '../auth';
import { toUser } from './profile';
import type { UsersRepository } from './users.repository';

export interface UsersRoutesOptions {
  requireUser: RequestHandler;
  users: UsersRepository;
  sealer: TokenSealer;
}

export function usersRoutes({ requireUser, users, sealer }: UsersRoutesOptions): Router {
  const router = Router();
  router.get('/users/me', requireUser, async (_req, res) => {
    const { userId, token } = currentSession(res);
    const user = await users.findById(userId);
    // Deleted between the two questions.
    if (!user) throw new ApiError('unauthorized');
    res.json(toUser(user, token, sealer));
  });
  return router;
}
