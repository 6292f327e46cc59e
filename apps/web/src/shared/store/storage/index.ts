export { readDataFile, writeDataFile } from './data-file';
export { createSpecStorage, type SpecStorage } from './spec-storage';
export { slots } from './slots';
export { mergeStored, storedValueChanged } from './stored-value';
export type { LockSections } from './lock-slot';
export type { ThemeName } from './theme-slot';
export type { NoticeStyle, Report, Slot } from './slot';
