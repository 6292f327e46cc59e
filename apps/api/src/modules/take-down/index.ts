import type { Router } from 'express';
import { TakeDownService, type TakeDownServiceDeps } from './take-down.service';
import { takeDownRoutes } from './take-down.routes';

/** `/operator/taken-down`: the titles that this site does not show. */
export const createTakeDown = (deps: TakeDownServiceDeps): Router => takeDownRoutes(new TakeDownService(deps));
