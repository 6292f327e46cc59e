import type { QualityLabel } from '@marquee/core';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { qualityName } from '../../messages/names';
import { useEngineState } from '../hooks/use-engine-state';
import { usePlayerMessages } from '../messages-context';
import { usePlayer } from '../player-context';
import type { MenuPage } from './menu';

export function useQualityPage(): MenuPage {
  const { engine, commands, qualityGuide } = usePlayer();
  const messages = usePlayerMessages();
  const { menus } = messages;
  const qualities = useEngineState(engine, (state) => state.qualities);
  const adaptive = useEngineState(engine, (state) => state.adaptive);
  const quality = useEngineState(engine, (state) => state.quality);
  const active = useEngineState(engine, (state) => state.activeQuality);
  const labels: readonly QualityLabel[] = adaptive ? [...qualities, 'Auto'] : qualities;
  const name = (label: QualityLabel): string =>
    label === 'Auto' && quality === 'Auto' && active
      ? menus.autoPicked({ quality: qualityName(active, messages) })
      : qualityName(label, messages);
  return {
    id: 'quality',
    title: menus.quality,
    icon: <SlidersHorizontal aria-hidden />,
    value: name(quality),
    items: [
      ...labels.map((label) => ({
        id: label,
        label: name(label),
        checked: label === quality,
        onSelect: () => commands.selectQuality(label),
      })),
      ...(qualityGuide
        ? [{ id: 'guide', label: qualityGuide.label, separated: true, onSelect: qualityGuide.onOpen }]
        : []),
    ],
  };
}
