import {
  keysOf,
  parseKeyMap,
  qualityCapOf,
  readSetting,
  serializeKeyMap,
  settingChoices,
  skipActionsOf,
  skippableKinds,
  skipSettings,
  subtitleStyleOf,
  type SettingName,
  type SettingValues,
  type SkipActions,
  type SubtitleStyle,
} from '@marquee/core';
import type { PlayerPreferences } from '@marquee/player/react';
import { useMemo } from 'react';
import { useAppDispatch, useAppSelector } from '../../../shared/store';
import { selectVolume, volumeSet } from '../../../shared/store/device-preferences.slice';
import { selectSettings, useStoreSetting } from '../../../shared/store/settings';

const orNull = (language: string): string | null => (language === 'none' ? null : language);
const orNone = (language: string | null | undefined): string | undefined =>
  language === null ? 'none' : language === 'und' ? undefined : language;

type StoreSetting = <Name extends SettingName>(name: Name, value: SettingValues[Name]) => void;

/** Stores only what changed: a new time on the rest would override another device's choice. */
function storeStyle(store: StoreSetting, before: SubtitleStyle, style: SubtitleStyle): void {
  if (style.scale !== before.scale) store('subtitleScale', style.scale);
  if (style.color !== before.color) store('subtitleColor', style.color);
  if (style.background !== before.background) store('subtitleBackground', style.background);
  if (style.font !== before.font) store('subtitleFont', style.font);
  if (style.raisePercent !== before.raisePercent) store('subtitleRaise', style.raisePercent);
  if (style.usesFileStyles !== before.usesFileStyles) store('subtitleFileStyles', style.usesFileStyles);
}

function storeSkipActions(store: StoreSetting, before: SkipActions, actions: SkipActions): void {
  for (const kind of skippableKinds) if (actions[kind] !== before[kind]) store(skipSettings[kind], actions[kind]);
}

/** The player's preferences: from the settings page, and from the player's own menus. */
export function usePlayerPreferences() {
  const settings = useAppSelector(selectSettings);
  const storedVolume = useAppSelector(selectVolume);
  const dispatch = useAppDispatch();
  const store = useStoreSetting();

  const preferences = useMemo(
    (): PlayerPreferences => ({
      ...storedVolume,
      qualityCap: qualityCapOf(settings.quality),
      audioLanguage: settings.audioLanguage,
      subtitleLanguage: orNull(settings.subtitleLanguage),
      secondSubtitleLanguage: orNull(settings.secondSubtitleLanguage),
      subtitleStyle: subtitleStyleOf(settings),
      keys: parseKeyMap(settings.playerKeys),
      characterKeys: settings.characterKeys,
      swipeVolume: settings.swipeVolume,
      skipActions: skipActionsOf(settings),
    }),
    [settings, storedVolume],
  );

  const remember = (change: Partial<PlayerPreferences>) => {
    const { qualityCap, volume, muted, keys, subtitleStyle } = change;
    const languages = {
      audioLanguage: orNone(change.audioLanguage),
      subtitleLanguage: orNone(change.subtitleLanguage),
      secondSubtitleLanguage: orNone(change.secondSubtitleLanguage),
    };
    for (const name of keysOf(languages)) {
      const language = languages[name];
      const value = language === undefined ? undefined : readSetting(name, language);
      if (value !== undefined) store(name, value);
    }
    const cap = settingChoices.quality.find((quality) => qualityCapOf(quality) === qualityCap);
    if (cap) store('quality', cap);
    if (subtitleStyle) storeStyle(store, preferences.subtitleStyle, subtitleStyle);
    if (change.characterKeys !== undefined) store('characterKeys', change.characterKeys);
    if (change.skipActions) storeSkipActions(store, preferences.skipActions, change.skipActions);
    if (keys) store('playerKeys', serializeKeyMap(keys));
    if (volume === undefined && muted === undefined) return;
    dispatch(volumeSet({ volume: volume ?? storedVolume.volume, muted: muted ?? storedVolume.muted }));
  };
  return { preferences, remember };
}
