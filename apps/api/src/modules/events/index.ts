import type { RequestHandler, Router } from 'express';
import type { PrismaDatabase } from '../../db';
import { eventsRoutes } from './events.routes';
import { EventsRepository } from './events.repository';
import { EventsService, type EventsServiceDeps } from './events.service';

type EventsDeps = Omit<EventsServiceDeps, 'repository'> & {
  database: PrismaDatabase;
  requireUser: RequestHandler;
  onStop: (listener: () => void) => void;
};

/** `GET /users/me/events`. */
export function createEvents(deps: EventsDeps): Router {
  const events = new EventsService({ ...deps, repository: new EventsRepository(deps.database.prisma) });
  deps.onStop(() => events.close());
  return eventsRoutes(deps.requireUser, events);
}
