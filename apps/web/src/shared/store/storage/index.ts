export { createSpecStorage, type SpecStorage } from './spec-storage';
export { slots } from './slots';
export { mergeStored, storedValueChanged } from './stored-value';
export type { LockSections } from './lock-slot';
export type { ThemeName } from './theme-slot';
export type { Slot } from './slot';
