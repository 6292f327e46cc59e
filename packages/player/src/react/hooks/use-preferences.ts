import { useCallback, useEffect, useState } from 'react';
import type { PlayerEngine } from '../../engine/player-engine';
import { defaultPreferences, type PlayerPreferences, type PlayerProps } from '../player-props';
import { useLatest } from './use-latest';

interface Preferences {
  preferences: PlayerPreferences;
  change: (change: Partial<PlayerPreferences>) => void;
}

/** The caller's preferences, or internal ones if none are given. */
export function usePreferences(props: Pick<PlayerProps, 'preferences' | 'onPreferencesChange'>): Preferences {
  const [own, setOwn] = useState(props.preferences ?? defaultPreferences);
  const latest = useLatest(props);
  const change = useCallback(
    (patch: Partial<PlayerPreferences>) => {
      setOwn((before) => ({ ...before, ...patch }));
      latest.current.onPreferencesChange?.(patch);
    },
    [latest],
  );
  return { preferences: props.preferences ?? own, change };
}

/** Applies the stored volume and quality cap to the engine; later changes of volume come from the commands. */
export function useAppliedPreferences(engine: PlayerEngine, preferences: PlayerPreferences): void {
  const latest = useLatest(preferences);
  useEffect(() => {
    engine.setVolume(latest.current.volume);
    engine.setMuted(latest.current.muted);
  }, [engine, latest]);
  const { qualityCap } = preferences;
  useEffect(() => engine.setQualityCap(qualityCap), [engine, qualityCap]);
}
