import { useEffect, useState } from 'react';
import type { PlayerEngine } from '../../engine/player-engine';
import { useLatest } from './use-latest';

/** Minutes until it pauses, or the end of what plays. */
export type SleepChoice = number | 'end' | null;
export const sleepMinutes = [10, 15, 30, 45, 60, 90] as const;

export interface SleepTimer {
  choice: SleepChoice;
  set: (choice: SleepChoice) => void;
}

const WARNING_MS = 30_000;

/** Pauses after some minutes, or lets nothing follow the end of the film or episode. It outlives an episode. */
export function useSleepTimer(engine: PlayerEngine, showMessage: (text: string) => void): SleepTimer {
  const [choice, setChoice] = useState<SleepChoice>(null);
  const latest = useLatest(showMessage);

  useEffect(() => {
    if (typeof choice !== 'number') return;
    const wholeMs = choice * 60_000;
    const warning = setTimeout(() => latest.current('The sleep timer pauses in 30 s'), wholeMs - WARNING_MS);
    const end = setTimeout(() => {
      engine.pause();
      setChoice(null);
      latest.current('Paused by the sleep timer');
    }, wholeMs);
    return () => {
      clearTimeout(warning);
      clearTimeout(end);
    };
  }, [engine, choice, latest]);

  useEffect(() => {
    if (choice !== 'end') return;
    return engine.on('ended', () => {
      setChoice(null);
      latest.current('Stopped by the sleep timer');
    });
  }, [engine, choice, latest]);

  const set = (next: SleepChoice): void => {
    setChoice(next);
    const text = next === 'end' ? 'at the end' : `in ${next} min`;
    latest.current(next === null ? 'Sleep timer off' : `Sleep timer ${text}`);
  };
  return { choice, set };
}
