import { Router } from 'express';
import { OperatorRequestsService, type OperatorRequestsDeps } from './operator-requests.service';
import { operatorRequestsRoutes, ownRequestsRoutes, type OwnRequestsRoutesDeps } from './title-requests.routes';
import { TitleRequestsService, type TitleRequestsDeps } from './title-requests.service';

export { TitleRequestsRepository } from './title-requests.repository';

type Deps = TitleRequestsDeps & OperatorRequestsDeps & Omit<OwnRequestsRoutesDeps, 'requests'>;

/** `/users/me/requests` and `/operator/requests`. */
export const createTitleRequests = (deps: Deps): Router =>
  Router().use(
    ownRequestsRoutes({ ...deps, requests: new TitleRequestsService(deps) }),
    operatorRequestsRoutes(new OperatorRequestsService(deps)),
  );
