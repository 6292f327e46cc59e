import { PLAYBACK_SPEEDS } from '@marquee/core';
import Gauge from 'lucide-react/icons/gauge';
import { formatNumber } from '../../messages/format';
import { useEngineState } from '../hooks/use-engine-state';
import { usePlayerMessages } from '../messages-context';
import { usePlayer } from '../player-context';
import type { MenuPage } from './menu';

export function useSpeedPage(): MenuPage {
  const { engine, commands } = usePlayer();
  const rate = useEngineState(engine, (state) => state.rate);
  const { menus, locale } = usePlayerMessages();
  const speedName = (speed: number): string =>
    speed === 1 ? menus.normal : menus.rate({ rate: formatNumber(speed, locale) });
  return {
    id: 'speed',
    title: menus.speed,
    icon: <Gauge aria-hidden />,
    value: speedName(rate),
    items: PLAYBACK_SPEEDS.map((speed) => ({
      id: String(speed),
      label: speedName(speed),
      checked: speed === rate,
      onSelect: () => commands.setRate(speed),
    })),
  };
}
