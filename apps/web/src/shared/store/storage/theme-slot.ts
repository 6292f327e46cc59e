import type { Slot } from './slot';

export type ThemeName = 'dark' | 'light';

/** `theme`: a bare word. Anything else counts as missing, so the site starts dark. */
export const themeSlot: Slot<ThemeName | null> = {
  key: 'theme',
  slice: 'theme',
  field: 'stored',
  read: (text) => ({ kind: 'value', value: text === 'dark' || text === 'light' ? text : null }),
  write: (theme) => theme,
};
