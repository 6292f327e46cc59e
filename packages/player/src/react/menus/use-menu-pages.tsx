import { PLAYBACK_SPEEDS, type QualityLabel } from '@marquee/core';
import Gauge from 'lucide-react/icons/gauge';
import Layers from 'lucide-react/icons/layers';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import type { ReactNode } from 'react';
import { useEngineState } from '../hooks/use-engine-state';
import type { OtherSource } from '../../sources/found-source';
import { usePlayer } from '../player-context';
import type { MenuItem } from './menu';
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

const speedName = (rate: number): string => (rate === 1 ? 'Normal' : `${rate}×`);
const autoName = (pick: QualityLabel | null): string => (pick ? `Auto (${pick})` : 'Auto');

function useQualityPage(): MenuPage {
  const { engine, commands, qualityGuide } = usePlayer();
  const qualities = useEngineState(engine, (state) => state.qualities);
  const adaptive = useEngineState(engine, (state) => state.adaptive);
  const quality = useEngineState(engine, (state) => state.quality);
  const active = useEngineState(engine, (state) => state.activeQuality);
  const labels: readonly QualityLabel[] = adaptive ? [...qualities, 'Auto'] : qualities;
  const name = (label: QualityLabel): string =>
    label === 'Auto' ? autoName(quality === 'Auto' ? active : null) : label;
  return {
    id: 'quality',
    title: 'Quality',
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
  return {
    id: 'speed',
    title: 'Speed',
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

const otherHints: Record<OtherSource['status'], string> = {
  checking: 'Checking…',
  missing: 'Not available',
  failed: 'Not responding',
};

function useSourcePage(): MenuPage {
  const { sources, sourceKey, selectSource, failedSources, otherSources } = usePlayer();
  const hint = (key: string): string => (key === sourceKey ? 'Playing' : failedSources.has(key) ? 'Failed' : 'Ready');
  return {
    id: 'source',
    title: 'Source',
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
        hint: otherHints[status],
        checked: false,
        disabled: true,
        onSelect: () => undefined,
      })),
    ],
  };
}

/** The pages worth showing now: a page with a single choice is left out. */
export function useMenuPages(): MenuPage[] {
  const pages = [useQualityPage(), useSpeedPage(), useSourcePage(), useSleepPage()];
  return pages.filter(({ items }) => items.length > 1);
}
