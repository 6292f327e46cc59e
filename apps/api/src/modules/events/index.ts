export { EventsRepository } from './events.repository';
export { EventsService } from './events.service';
export { eventRoutes } from './events.routes';
