import Moon from 'lucide-react/icons/moon';
import { sleepMinutes, type SleepChoice } from '../hooks/use-sleep-timer';
import { usePlayerMessages } from '../messages-context';
import { usePlayer } from '../player-context';
import type { MenuPage } from './menu';

/** The sleep timer: after some minutes, or at the end of the title. */
export function useSleepPage(): MenuPage {
  const { sleep, kind } = usePlayer();
  const { menus } = usePlayerMessages();
  const name = (choice: SleepChoice): string => {
    if (choice === null) return menus.off;
    if (choice === 'end') return kind === 'episode' ? menus.endOfEpisode : menus.endOfMovie;
    return menus.minutes({ minutes: choice });
  };
  const choices: readonly SleepChoice[] = [null, ...sleepMinutes, 'end'];
  return {
    id: 'sleep',
    title: menus.sleepTimer,
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
