export { BackupScheduler, type BackupState } from './backup-scheduler';
export { backUp, move, restoreInto } from './commands';
