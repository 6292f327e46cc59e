import type { Router } from 'express';
import { LibraryClient, type LibraryClientDeps } from './library-client';
import { operatorRoutes, type OperatorRoutesDeps } from './operator.routes';
import { OperatorService, type OperatorServiceDeps } from './operator.service';

export { requireOperator } from './require-operator';

/** `GET /operator/status`, `/operator/library`. */
export const createOperator = (
  deps: OperatorServiceDeps & LibraryClientDeps & Omit<OperatorRoutesDeps, 'operator'>,
): Router => operatorRoutes({ ...deps, operator: new OperatorService(deps, new LibraryClient(deps)) });
