import type { RequestHandler, Router } from 'express';
import { accessTokensRoutes } from './access-tokens.routes';
import type { AccessTokensService } from './access-tokens.service';

export { AccessTokensRepository } from './access-tokens.repository';
export { AccessTokensService, type Authenticated } from './access-tokens.service';
export { requireAccess, type RequireAccess } from './require-access';
export { requireOnlyScope } from './require-only-scope';

/** `/users/me/tokens`: tokens for programs. */
export const createAccessTokens = ({
  requireUser,
  accessTokens,
}: {
  requireUser: RequestHandler;
  accessTokens: AccessTokensService;
}): Router => accessTokensRoutes(requireUser, accessTokens);
