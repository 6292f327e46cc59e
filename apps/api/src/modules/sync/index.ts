export { PushLimiter } from './push-limiter';
export { scheduleTombstoneCleanup } from './schedule-tombstone-cleanup';
export { SyncRepository } from './sync.repository';
export { syncRoutes } from './sync.routes';
export { SyncService } from './sync.service';
