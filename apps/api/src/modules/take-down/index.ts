import type { Router } from 'express';
import type { TakenDown } from '../site-settings/taken-down';
import { TakeDownService, type TakeDownServiceDeps } from './take-down.service';
import { takeDownRoutes } from './take-down.routes';

type TakeDownDeps = TakeDownServiceDeps & { takenDown: TakenDown };

/** `/operator/taken-down`: the titles that this site does not show; and `POST /taken-down`, which of some those are. */
export const createTakeDown = (deps: TakeDownDeps): Router => takeDownRoutes(new TakeDownService(deps), deps.takenDown);
