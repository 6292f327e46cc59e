import {
  mergeSettings,
  setSetting,
  settingsFromEntries,
  settingToEntry,
  settingValues,
  type SettingName,
  type SettingRecord,
  type SettingsMap,
  type SettingValues,
} from '@marquee/core';
import { createSelector } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { entriesEdited, selectCollection } from './collections';
import { useAppDispatch, useAppSelector } from './hooks';
import type { AppServices } from './services';
import type { AppDispatch, AppState } from './state';

/** The settings that the visitor has chosen; core defines the rules. All features may read them. */
export const selectSettingsMap = createSelector([selectCollection('settings')], settingsFromEntries);
export const selectSettings = createSelector([selectSettingsMap], settingValues);

type SettingsThunk = (dispatch: AppDispatch, getState: () => AppState, services: AppServices) => void;

const changeSettings =
  (change: (map: SettingsMap) => SettingsMap): SettingsThunk =>
  (dispatch, getState) => {
    const before = selectSettingsMap(getState());
    const changed = (Object.entries(change(before)) as [SettingName, SettingRecord][]).filter(
      ([name, record]) => before[name] !== record,
    );
    if (changed.length > 0)
      dispatch(
        entriesEdited(
          'settings',
          changed.map(([name, record]) => settingToEntry(name, record)),
        ),
      );
  };

/** Merges settings from elsewhere, e.g. a file. */
export const settingsMerged = (map: SettingsMap): SettingsThunk => changeSettings((mine) => mergeSettings(mine, map));

/** The value of a setting, chosen or default. */
export const useSetting = <Name extends SettingName>(name: Name): SettingValues[Name] =>
  useAppSelector((state) => selectSettings(state)[name]);

/** Stores a setting, which takes effect immediately. */
export const storeSetting =
  <Name extends SettingName>(name: Name, value: SettingValues[Name]): SettingsThunk =>
  (dispatch, _getState, { now }) =>
    dispatch(changeSettings((map) => setSetting(map, name, value, now())));

export function useStoreSetting(): <Name extends SettingName>(name: Name, value: SettingValues[Name]) => void {
  const dispatch = useAppDispatch();
  return useCallback((name, value) => dispatch(storeSetting(name, value)), [dispatch]);
}
