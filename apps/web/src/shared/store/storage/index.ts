export { readDataFile, writeDataFile } from './data-file';
export { createSpecStorage, type SpecStorage } from './spec-storage';
export { slots } from './slots';
export { mergeStored, storedValueChanged, storedValueReplaced } from './stored-value';
export type { LockSections } from './lock-slot';
export type { ThemeName } from './theme-slot';
export type { NoticeStyle, Report, Slot } from './slot';
export type { UserInfo } from './user-info-slot';
