import Layers from 'lucide-react/icons/layers';
import { usePlayerMessages } from '../messages-context';
import { usePlayer } from '../player-context';
import type { MenuPage } from './menu';

export function useSourcePage(): MenuPage {
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
