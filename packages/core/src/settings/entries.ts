import type { Entry } from '../sync/entry';
import { listEntries, type Entries } from '../sync/entries';
import { settingNames, type SettingName, type SettingValues } from './definitions';
import type { SettingRecord, SettingsMap } from './map';

export type SettingValue = SettingValues[SettingName];

const isName = (key: string): key is SettingName => (settingNames as string[]).includes(key);

/** The settings as they are stored and as pages read them. */
export const settingsFromEntries = (entries: Entries<SettingValue>): SettingsMap =>
  Object.fromEntries(
    listEntries(entries)
      .filter(({ key }) => isName(key))
      .map(({ key, value, changedAt: updatedAt, removedAt }) => [
        key,
        removedAt === undefined ? { value, updatedAt } : { value, updatedAt, removedAt },
      ]),
  );

export const settingToEntry = (
  key: SettingName,
  { value, updatedAt: changedAt, removedAt }: SettingRecord,
): Entry<SettingValue> => (removedAt === undefined ? { key, value, changedAt } : { key, value, changedAt, removedAt });

export const settingsToEntries = (map: SettingsMap): Entry<SettingValue>[] =>
  (Object.entries(map) as [SettingName, SettingRecord][]).map(([name, record]) => settingToEntry(name, record));
