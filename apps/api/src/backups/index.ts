export { BackupFolder } from './backup-folder';
export { BackupSchedule, type BackupState } from './backup-schedule';
export { backUp, move, restoreInto } from './commands';
export { loadBackup } from './load-backup';
export { readBackupHeader } from './read-backup';
export { verifyBackup } from './verify-backup';
export { writeBackup } from './write-backup';
