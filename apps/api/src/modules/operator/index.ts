import type { Router } from 'express';
import { operatorRoutes, type OperatorRoutesDeps } from './operator.routes';
import { OperatorService, type OperatorServiceDeps } from './operator.service';

/** `GET /operator/status`. */
export const createOperator = (deps: OperatorServiceDeps & Omit<OperatorRoutesDeps, 'operator'>): Router =>
  operatorRoutes({ ...deps, operator: new OperatorService(deps) });
