export { BackupFolder } from './backup-folder';
export { BackupScheduler, type BackupState } from './backup-scheduler';
export { backUp, move, restoreInto } from './commands';
export { restoreBackup } from './restore-backup';
export { readBackupHeader } from './read-backup';
export { verifyBackup } from './verify-backup';
export { writeBackup } from './write-backup';
