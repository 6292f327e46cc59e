export { PushGuard } from './push-guard';
export { startSweeps } from './start-sweeps';
export { SyncRepository } from './sync.repository';
export { syncRoutes } from './sync.routes';
export { SyncService } from './sync.service';
