import { listEntries, type Entries, type Entry } from '../sync/merge-entries';
import { readSetting, settingNames, type SettingName, type SettingValues } from './definitions';
import type { SettingRecord, SettingsMap } from './map';

export type SettingValue = SettingValues[SettingName];

/** The settings in their stored and displayed form; unknown settings and invalid values are dropped. */
export function settingsFromEntries(entries: Entries<SettingValue>): SettingsMap {
  const map: Record<string, SettingRecord> = {};
  for (const { key, value, changedAt: updatedAt, removedAt } of listEntries(entries)) {
    const name = settingNames.find((each) => each === key);
    const read = name && readSetting(name, value);
    if (!name || read === undefined) continue;
    map[name] = removedAt === undefined ? { value: read, updatedAt } : { value: read, updatedAt, removedAt };
  }
  return map;
}

export const settingToEntry = (
  key: SettingName,
  { value, updatedAt: changedAt, removedAt }: SettingRecord,
): Entry<SettingValue> => (removedAt === undefined ? { key, value, changedAt } : { key, value, changedAt, removedAt });

export const settingsToEntries = (map: SettingsMap): Entry<SettingValue>[] =>
  settingNames.flatMap((name) => {
    const record = map[name];
    return record ? settingToEntry(name, record) : [];
  });
