import { Router } from 'express';
import { LibraryClient, type LibraryClientDeps } from './library-client';
import { operatorRoutes } from './operator.routes';
import { OperatorService, type OperatorServiceDeps } from './operator.service';
import { peopleRoutes } from './people.routes';
import { statusRoutes } from './status.routes';
import { StatusService, type StatusServiceDeps } from './status.service';
import { PeopleService, type PeopleServiceDeps } from './people.service';

export { LibraryClient, type LibraryClientDeps } from './library-client';
export { beginAct } from './begin-act';
export { OperatorsRepository } from './operators.repository';
export { requireOperator } from './require-operator';

/** `/operator/status`, `/operator/backups`, `/operator/test-mail`, `/operator/library`, `/operator/people`, `/operator/acts`. */
export const createOperator = (
  deps: OperatorServiceDeps & LibraryClientDeps & PeopleServiceDeps & StatusServiceDeps,
): Router =>
  Router().use(
    operatorRoutes(new OperatorService(deps, new LibraryClient(deps))),
    statusRoutes(new StatusService(deps)),
    peopleRoutes(new PeopleService(deps)),
  );
