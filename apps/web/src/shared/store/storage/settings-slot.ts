import { parseJson, parseSettings, type SettingsMap } from '@marquee/core';
import { unreadable, type Slot } from './slot';

/** `settings`: the value and time of each chosen setting. */
export const settingsSlot: Slot<SettingsMap> = {
  key: 'settings',
  slice: 'settings',
  field: 'map',
  read(text) {
    const map = parseSettings(parseJson(text));
    return map === null ? unreadable() : { kind: 'value', value: map };
  },
  write: (map) => (Object.keys(map).length === 0 ? null : JSON.stringify(map)),
};
