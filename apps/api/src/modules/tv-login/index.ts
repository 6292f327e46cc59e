import type { Router } from 'express';
import { tvLoginRoutes, type TvLoginRoutesDeps } from './tv-login.routes';
import { TvLoginService, type TvLoginServiceDeps } from './tv-login.service';

export { TvLoginRepository } from './tv-login.repository';

/** `/auth/tv`, `/auth/tv/poll`, `/auth/tv/request`, `/auth/tv/answer`. */
export const createTvLogin = (deps: TvLoginServiceDeps & TvLoginRoutesDeps): Router =>
  tvLoginRoutes(new TvLoginService(deps), deps);
