import {
  setSetting,
  mergeSettings,
  settingValues,
  type SettingName,
  type SettingsMap,
  type SettingValues,
} from '@marquee/core';
import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useAppDispatch, useAppSelector } from './hooks';
import type { AppDispatch, AppState } from './state';
import type { AppServices } from './services';

interface SettingsState {
  map: SettingsMap;
}

const initialState: SettingsState = { map: {} };

interface Choice {
  name: SettingName;
  value: SettingValues[SettingName];
  nowMs: number;
}

/** What the visitor chose on the settings page; the rules are core's, the storage is `settings`. Every feature may read it. */
export const settingsSlice = createSlice({
  name: 'settings',
  initialState,
  reducers: {
    settingChosen(state, { payload: { name, value, nowMs } }: PayloadAction<Choice>) {
      state.map = setSetting(state.map, name, value, nowMs);
    },
    /** Choices from elsewhere: another device, or a file. */
    settingsMerged(state, { payload }: PayloadAction<SettingsMap>) {
      state.map = mergeSettings(state.map, payload);
    },
  },
  selectors: {
    selectSettingsMap: (state) => state.map,
    selectSettings: createSelector([(state: SettingsState) => state.map], settingValues),
  },
});

const { settingChosen } = settingsSlice.actions;
export const { settingsMerged } = settingsSlice.actions;
export const { selectSettings, selectSettingsMap } = settingsSlice.selectors;

/** The value of one setting; what it starts with until somebody chose. */
export const useSetting = <Name extends SettingName>(name: Name): SettingValues[Name] =>
  useAppSelector((state) => selectSettings(state)[name]);

/** Stores a choice; it counts at once. */
export const storeSetting =
  <Name extends SettingName>(name: Name, value: SettingValues[Name]) =>
  (dispatch: AppDispatch, _getState: () => AppState, { now }: AppServices): void => {
    dispatch(settingChosen({ name, value, nowMs: now() }));
  };

export function useStoreSetting(): <Name extends SettingName>(name: Name, value: SettingValues[Name]) => void {
  const dispatch = useAppDispatch();
  return useCallback((name, value) => dispatch(storeSetting(name, value)), [dispatch]);
}

declare module './state' {
  interface AppState {
    settings: SettingsState;
  }
}
