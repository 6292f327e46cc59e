import { isRecord } from '../json';
import { readSetting, settingDefinitions, settingNames, type SettingName, type SettingValues } from './definitions';

export interface SettingRecord<Name extends SettingName = SettingName> {
  value: SettingValues[Name];
  /** Epoch milliseconds; the later of two choices counts. */
  updatedAt: number;
  /** Tombstone: when the setting was reset to its default. A later `updatedAt` overrides it. */
  removedAt?: number;
}

/** Explicitly chosen values, as they are stored and synced; without defaults. */
export type SettingsMap = { [Name in SettingName]?: SettingRecord<Name> };

const put = (map: SettingsMap, name: SettingName, record: SettingRecord): SettingsMap => ({ ...map, [name]: record });

const isChosen = ({ updatedAt, removedAt }: SettingRecord): boolean => updatedAt > (removedAt ?? -1);

/** Sets a value. Its time is always later than that of the previous choice, even if the clock is behind. */
export const setSetting = <Name extends SettingName>(
  map: SettingsMap,
  name: Name,
  value: SettingValues[Name],
  nowMs: number,
): SettingsMap => {
  const { updatedAt = -1, removedAt } = map[name] ?? {};
  const tombstone = removedAt === undefined ? {} : { removedAt };
  return put(map, name, { value, updatedAt: Math.max(nowMs, updatedAt + 1, (removedAt ?? -1) + 1), ...tombstone });
};

/** Resets a setting to its default on every device. */
export const resetSetting = (map: SettingsMap, name: SettingName, nowMs: number): SettingsMap => {
  const mine = map[name];
  return mine && isChosen(mine) ? put(map, name, { ...mine, removedAt: Math.max(nowMs, mine.updatedAt) }) : map;
};

/** Whether `b`'s choice is later; at the same time, whether its value is greater in a fixed order. */
const isNewer = (b: SettingRecord, a: SettingRecord): boolean =>
  a.updatedAt === b.updatedAt ? JSON.stringify(b.value) > JSON.stringify(a.value) : b.updatedAt > a.updatedAt;

/** Whether merging `b` into `a` changes nothing. */
const covers = (a: SettingRecord, b: SettingRecord): boolean =>
  !isNewer(b, a) && (a.removedAt ?? -1) >= (b.removedAt ?? -1);

const mergeRecord = (a: SettingRecord, b: SettingRecord): SettingRecord => {
  if (covers(a, b)) return a;
  const removedAt = Math.max(a.removedAt ?? -1, b.removedAt ?? -1);
  return { ...(isNewer(b, a) ? b : a), ...(removedAt >= 0 && { removedAt }) };
};

/** Last writer wins per setting. Commutative, associative and idempotent. */
export const mergeSettings = (a: SettingsMap, b: SettingsMap): SettingsMap =>
  settingNames.reduce<SettingsMap>((merged, name) => {
    const [mine, theirs] = [a[name], b[name]];
    const record = mine && theirs ? mergeRecord(mine, theirs) : (mine ?? theirs);
    return record ? put(merged, name, record) : merged;
  }, {});

/** The settings of `mine` that are missing or older in `theirs`. */
export const settingsMissingFrom = (theirs: SettingsMap, mine: SettingsMap): SettingsMap =>
  settingNames.reduce<SettingsMap>((missing, name) => {
    const [known, record] = [theirs[name], mine[name]];
    return !record || (known && covers(known, record)) ? missing : put(missing, name, record);
  }, {});

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
