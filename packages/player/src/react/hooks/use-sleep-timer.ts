import { useEffect, useState } from 'react';
import type { PlayerEngine } from '../../engine/player-engine';
import { usePlayerMessages } from '../messages-context';
import { useLatest } from './use-latest';

/** Minutes until playback pauses, or the end of the title. */
export type SleepChoice = number | 'end' | null;
export const sleepMinutes = [10, 15, 30, 45, 60, 90] as const;

export interface SleepTimer {
  choice: SleepChoice;
  set: (choice: SleepChoice) => void;
}

const WARNING_SEC = 30;

/** Pauses after some minutes, or stops auto-advance at the end of the title. It keeps running across episodes. */
export function useSleepTimer(
  engine: PlayerEngine,
  { pause, showMessage }: { pause: () => void; showMessage: (text: string) => void },
): SleepTimer {
  const [choice, setChoice] = useState<SleepChoice>(null);
  const { toasts } = usePlayerMessages();
  const latest = useLatest({ pause, showMessage, toasts });

  useEffect(() => {
    if (typeof choice !== 'number') return;
    const wholeMs = choice * 60_000;
    const warn = (): void => {
      const { showMessage: show, toasts: texts } = latest.current;
      show(texts.sleepSoon({ seconds: WARNING_SEC }));
    };
    const warning = setTimeout(warn, wholeMs - WARNING_SEC * 1000);
    const end = setTimeout(() => {
      latest.current.pause();
      setChoice(null);
      latest.current.showMessage(latest.current.toasts.sleepPaused);
    }, wholeMs);
    return () => {
      clearTimeout(warning);
      clearTimeout(end);
    };
  }, [choice, latest]);

  useEffect(() => {
    if (choice !== 'end') return;
    return engine.on('ended', () => {
      setChoice(null);
      latest.current.showMessage(latest.current.toasts.sleepStopped);
    });
  }, [engine, choice, latest]);

  const set = (next: SleepChoice): void => {
    setChoice(next);
    if (next === null) showMessage(toasts.sleepOff);
    else showMessage(next === 'end' ? toasts.sleepAtEnd : toasts.sleepIn({ minutes: next }));
  };
  return { choice, set };
}
