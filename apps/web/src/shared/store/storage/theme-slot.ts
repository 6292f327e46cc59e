import type { Slot } from './slot';

export type ThemeName = 'dark' | 'light';

/** `theme`: the bare word. Anything else counts as nothing stored, so the site starts dark. */
export const themeSlot: Slot<ThemeName | null> = {
  key: 'theme',
  slice: 'theme',
  field: 'stored',
  read: (text) => ({ kind: 'value', value: text === 'dark' || text === 'light' ? text : null }),
  write: (theme) => theme,
};
