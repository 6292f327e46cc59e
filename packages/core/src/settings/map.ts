import { isRecord } from '../json';
import { isLive } from '../sync/merge-entries';
import { readSetting, settingDefinitions, settingNames, type SettingName, type SettingValues } from './definitions';

export interface SettingRecord<Name extends SettingName = SettingName> {
  value: SettingValues[Name];
  /** Epoch milliseconds; the later of two choices counts. */
  updatedAt: number;
  /** Tombstone: when another client reset the setting to its default. A later `updatedAt` overrides it. */
  removedAt?: number;
}

/** Explicitly chosen values, as they are stored and synced; without defaults. */
export type SettingsMap = { [Name in SettingName]?: SettingRecord<Name> };

const put = (map: SettingsMap, name: SettingName, record: SettingRecord): SettingsMap => ({ ...map, [name]: record });

const isChosen = ({ updatedAt: changedAt, removedAt }: SettingRecord): boolean => isLive({ changedAt, removedAt });

/** The chosen value of a setting; undefined if it was never chosen or was reset. */
export const explicitSetting = <Name extends SettingName>(
  map: SettingsMap,
  name: Name,
): SettingValues[Name] | undefined => {
  const record: SettingRecord | undefined = map[name];
  return record && isChosen(record) ? (record.value as SettingValues[Name]) : undefined;
};

export const settingValue = <Name extends SettingName>(map: SettingsMap, name: Name): SettingValues[Name] => {
  const chosen = explicitSetting(map, name);
  return chosen === undefined ? (settingDefinitions[name].initial as SettingValues[Name]) : chosen;
};

/** The values of all settings, chosen or default. */
export const settingValues = (map: SettingsMap): SettingValues =>
  Object.fromEntries(settingNames.map((name) => [name, settingValue(map, name)])) as SettingValues;

const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;

/** Parses a stored or received map and drops unknown settings and invalid values. Null if it is not a map. */
export function parseSettings(value: unknown): SettingsMap | null {
  if (!isRecord(value)) return null;
  return settingNames.reduce<SettingsMap>((map, name) => {
    const record = Object.hasOwn(value, name) ? value[name] : undefined;
    if (!isRecord(record)) return map;
    const { updatedAt, removedAt } = record;
    const read = readSetting(name, record.value);
    if (read === undefined || !isTime(updatedAt)) return map;
    return put(map, name, { value: read, updatedAt, ...(isTime(removedAt) && { removedAt }) });
  }, {});
}
