import { PLAYBACK_SPEEDS, type QualityLabel } from '@marquee/core';
import Gauge from 'lucide-react/icons/gauge';
import Layers from 'lucide-react/icons/layers';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import type { ReactNode } from 'react';
import { formatNumber } from '../../messages/format';
import { qualityName } from '../../messages/names';
import { useEngineState } from '../hooks/use-engine-state';
import { usePlayerMessages } from '../messages-context';
import { usePlayer } from '../player-context';
import type { MenuItem } from './menu';
import { useSkipPages } from './use-skip-pages';
import { useSleepPage } from './use-sleep-page';

/** One page of the settings: its row on the first page, and its choices. */
export interface MenuPage {
  id: string;
  title: string;
  icon: ReactNode;
  /** The current value, shown on the first page. */
  value: string;
  items: MenuItem[];
}

function useQualityPage(): MenuPage {
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

function useSpeedPage(): MenuPage {
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

function useSourcePage(): MenuPage {
  const { sources, sourceKey, selectSource, failedSources, otherSources } = usePlayer();
  const { menus } = usePlayerMessages();
  const hint = (key: string): string =>
    menus.sourceStatus[key === sourceKey ? 'playing' : failedSources.has(key) ? 'broken' : 'ready'];
  return {
    id: 'source',
    title: menus.source,
    icon: <Layers aria-hidden />,
    value: sources.find(({ key }) => key === sourceKey)?.name ?? '',
    items: [
      ...sources.map((source) => ({
        id: source.key,
        label: source.name,
        hint: hint(source.key),
        checked: source.key === sourceKey,
        onSelect: () => selectSource(source),
      })),
      ...otherSources.map(({ key, name, status }) => ({
        id: key,
        label: name,
        hint: menus.sourceStatus[status],
        checked: false,
        disabled: true,
        onSelect: () => undefined,
      })),
    ],
  };
}

/** The pages worth showing now: a page with a single choice is left out. */
export function useMenuPages(): MenuPage[] {
  const pages = [useQualityPage(), useSpeedPage(), useSourcePage(), ...useSkipPages(), useSleepPage()];
  return pages.filter(({ items }) => items.length > 1);
}
