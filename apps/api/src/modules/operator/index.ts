import { Router } from 'express';
import type { LibraryClient } from './library-client';
import { operatorRoutes } from './operator.routes';
import { OperatorService, type OperatorServiceDeps } from './operator.service';
import { peopleRoutes } from './people.routes';
import { statusRoutes } from './status.routes';
import type { StatusService } from './status.service';
import type { ActDeps } from './act-on-person';
import { PeopleService } from './people.service';

export { actOnPerson } from './act-on-person';
export { LibraryClient, type LibraryClientDeps } from './library-client';
export { beginAct } from './begin-act';
export { OperatorActsRepository, TERMINAL } from './operator-acts.repository';
export { OperatorsRepository } from './operators.repository';
export { PeopleRepository } from './people.repository';
export { cappedOwner, PeopleService } from './people.service';
export { isLastOperator, type StoredSettings } from './refuse-last-operator';
export { requireOperator } from './require-operator';
export { StatusService } from './status.service';

interface OperatorDeps {
  settings: { publicUrl: string | undefined };
  serverStatus: StatusService;
}

/** `/operator/access`, `/operator/problems`, `/operator/status`, `/operator/backups`, `/operator/test-mail`, `/operator/library`, `/operator/people`, `/operator/acts`. */
export const createOperator = (
  deps: OperatorServiceDeps & { library: LibraryClient } & ActDeps & OperatorDeps,
): Router =>
  Router().use(
    operatorRoutes(new OperatorService(deps, deps.library)),
    statusRoutes(deps.serverStatus, deps.settings.publicUrl),
    peopleRoutes(new PeopleService(deps)),
  );
