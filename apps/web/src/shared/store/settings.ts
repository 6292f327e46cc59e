import { settingsFromEntries, settingValues, type SettingName, type SettingValues } from '@marquee/core';
import { createSelector } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { entryChanged, selectCollection } from './collections';
import { useAppDispatch, useAppSelector } from './hooks';

const selectSettingEntries = selectCollection('settings');
/** The settings that the visitor has chosen; core defines the rules. All features may read them. */
export const selectSettingsMap = createSelector([selectSettingEntries], settingsFromEntries);
export const selectSettings = createSelector([selectSettingsMap], settingValues);

/** The value of a setting, chosen or default. */
export const useSetting = <Name extends SettingName>(name: Name): SettingValues[Name] =>
  useAppSelector((state) => selectSettings(state)[name]);

/** Stores a setting, which takes effect immediately. */
export const storeSetting = <Name extends SettingName>(name: Name, value: SettingValues[Name]) =>
  entryChanged('settings', name, value);

export function useStoreSetting(): <Name extends SettingName>(name: Name, value: SettingValues[Name]) => void {
  const dispatch = useAppDispatch();
  return useCallback((name, value) => dispatch(storeSetting(name, value)), [dispatch]);
}
