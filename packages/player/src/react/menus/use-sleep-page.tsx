import Moon from 'lucide-react/icons/moon';
import { sleepMinutes, type SleepChoice } from '../hooks/use-sleep-timer';
import { usePlayer } from '../player-context';
import type { MenuPage } from './use-menu-pages';

/** The sleep timer: after some minutes, or at the end of what plays. */
export function useSleepPage(): MenuPage {
  const { sleep, kind } = usePlayer();
  const name = (choice: SleepChoice): string => {
    if (choice === null) return 'Off';
    return choice === 'end' ? `End of ${kind === 'episode' ? 'episode' : 'movie'}` : `${choice} minutes`;
  };
  const choices: readonly SleepChoice[] = [null, ...sleepMinutes, 'end'];
  return {
    id: 'sleep',
    title: 'Sleep timer',
    icon: <Moon aria-hidden />,
    value: name(sleep.choice),
    items: choices.map((choice) => ({
      id: String(choice),
      label: name(choice),
      checked: choice === sleep.choice,
      onSelect: () => sleep.set(choice),
    })),
  };
}
