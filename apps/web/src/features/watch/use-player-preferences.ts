import { qualityCapOf, readSetting, settingChoices, subtitleLooks, subtitleScales } from '@marquee/core';
import type { PlayerPreferences } from '@marquee/player/react';
import { useMemo } from 'react';
import { useAppDispatch, useAppSelector } from '../../shared/store';
import { lockSectionSet, selectLockSection } from '../../shared/store/lock.slice';
import { selectSettings, useStoreSetting } from '../../shared/store/settings.slice';

/** Section of `local-lock` that keeps the volume: it belongs to this device and is never synced. */
const VOLUME_SECTION = 'playerVolume';

interface Volume {
  volume: number;
  muted: boolean;
}

function readVolume(stored: unknown): Volume {
  const raw = typeof stored === 'object' && stored !== null ? (stored as Partial<Record<keyof Volume, unknown>>) : {};
  const isLevel = typeof raw.volume === 'number' && raw.volume >= 0 && raw.volume <= 1;
  return { volume: isLevel ? (raw.volume as number) : 1, muted: raw.muted === true };
}

/** What the player obeys and remembers: the settings page's choices, and what is chosen in the player's own menus. */
export function usePlayerPreferences() {
  const settings = useAppSelector(selectSettings);
  const stored = useAppSelector((state) => selectLockSection(state, VOLUME_SECTION));
  const dispatch = useAppDispatch();
  const store = useStoreSetting();

  const preferences = useMemo((): PlayerPreferences => {
    const { quality, audioLanguage, subtitleLanguage, subtitleSize, subtitleColor } = settings;
    return {
      ...readVolume(stored),
      qualityCap: qualityCapOf(quality),
      audioLanguage,
      subtitleLanguage: subtitleLanguage === 'none' ? null : subtitleLanguage,
      subtitleLook: { scale: subtitleScales[subtitleSize], ...subtitleLooks[subtitleColor] },
    };
  }, [settings, stored]);

  const remember = ({ audioLanguage, subtitleLanguage, qualityCap, volume, muted }: Partial<PlayerPreferences>) => {
    const audio = audioLanguage === 'und' ? undefined : readSetting('audioLanguage', audioLanguage);
    if (audio) store('audioLanguage', audio);
    const subtitles = subtitleLanguage === null ? 'none' : readSetting('subtitleLanguage', subtitleLanguage);
    if (subtitles) store('subtitleLanguage', subtitles);
    const cap = settingChoices.quality.find((quality) => qualityCapOf(quality) === qualityCap);
    if (cap) store('quality', cap);
    if (volume === undefined && muted === undefined) return;
    const before = readVolume(stored);
    const value = { volume: volume ?? before.volume, muted: muted ?? before.muted };
    dispatch(lockSectionSet({ section: VOLUME_SECTION, value }));
  };
  return { preferences, remember };
}
