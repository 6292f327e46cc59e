export { storeUndeliveredLogOut } from './local-lock-slots';
export { createStorageAdapter } from './storage-adapter';
export { slots } from './slots';
export { storedValueChanged, withStored } from './stored-value';
export type { ThemeName } from './theme-slot';
export { NO_STORAGE, type Report } from './slot';
export type { UserInfo } from './user-info-slot';
