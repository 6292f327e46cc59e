import { readSetting, settingDefinitions, settingNames, type SettingName, type SettingValues } from './definitions';

export interface SettingRecord<Name extends SettingName = SettingName> {
  value: SettingValues[Name];
  /** Epoch milliseconds; the later of two choices counts. */
  updatedAt: number;
}

/** What was chosen, per setting; one that was never chosen is not there. Stored and synced in this form. */
export type SettingsMap = { [Name in SettingName]?: SettingRecord<Name> };

const put = (map: SettingsMap, name: SettingName, record: SettingRecord): SettingsMap => ({ ...map, [name]: record });

/** The map after a choice. A clock that runs behind an earlier choice's time still moves it forward. */
export const chooseSetting = <Name extends SettingName>(
  map: SettingsMap,
  name: Name,
  value: SettingValues[Name],
  nowMs: number,
): SettingsMap => put(map, name, { value, updatedAt: Math.max(nowMs, (map[name]?.updatedAt ?? -1) + 1) });

/** The later record; of two at the same time the one whose value is greater in a fixed order. */
const newer = (a: SettingRecord, b: SettingRecord): SettingRecord => {
  if (a.updatedAt !== b.updatedAt) return a.updatedAt > b.updatedAt ? a : b;
  return JSON.stringify(a.value) >= JSON.stringify(b.value) ? a : b;
};

/** Last writer wins per setting. Commutative, associative and idempotent. */
export const mergeSettings = (a: SettingsMap, b: SettingsMap): SettingsMap =>
  settingNames.reduce<SettingsMap>((merged, name) => {
    const [mine, theirs] = [a[name], b[name]];
    const record = mine && theirs ? newer(mine, theirs) : (mine ?? theirs);
    return record ? put(merged, name, record) : merged;
  }, {});

/** Every setting's value: the choice, else what the setting starts with. */
export const settingValues = (map: SettingsMap): SettingValues =>
  Object.fromEntries(
    settingNames.map((name) => [name, map[name] ? map[name].value : settingDefinitions[name].initial]),
  ) as SettingValues;

export const settingValue = <Name extends SettingName>(map: SettingsMap, name: Name): SettingValues[Name] =>
  (map[name] ? map[name].value : settingDefinitions[name].initial) as SettingValues[Name];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a stored or received map; what is no setting or no value of one is left out. Null when it is no map. */
export function parseSettings(value: unknown): SettingsMap | null {
  if (!isRecord(value)) return null;
  return settingNames.reduce<SettingsMap>((map, name) => {
    const record = Object.hasOwn(value, name) ? value[name] : undefined;
    if (!isRecord(record)) return map;
    const { updatedAt } = record;
    const read = readSetting(name, record.value);
    const isTime = typeof updatedAt === 'number' && Number.isFinite(updatedAt) && updatedAt >= 0;
    return read === undefined || !isTime ? map : put(map, name, { value: read, updatedAt });
  }, {});
}
