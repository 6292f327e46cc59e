export { BackupScheduler, type BackupState } from './backup-scheduler';
export { backUp, move, restoreInto } from './commands';
export { restoreBackup } from './restore-backup';
export { writeBackup } from './write-backup';
