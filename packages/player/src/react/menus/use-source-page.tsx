import ExternalLink from 'lucide-react/icons/external-link';
import Layers from 'lucide-react/icons/layers';
import { otherSources } from '../../session/search';
import { usePlayerMessages } from '../messages-context';
import { usePlayer } from '../player-context';
import type { MenuPage } from './menu';

export function useSourcePage(): MenuPage {
  const { session, playback, setMenu, openElsewhere } = usePlayer();
  const { menus } = usePlayerMessages();
  const { source, search, failures } = playback;
  const hint = (key: string): string =>
    menus.sourceStatus[key === source?.key ? 'playing' : failures.has(key) ? 'broken' : 'ready'];
  const choose = (key: string): void => {
    setMenu(null);
    session.choose(key);
  };
  return {
    id: 'source',
    title: menus.source,
    icon: <Layers aria-hidden />,
    value: source?.name ?? '',
    items: [
      ...search.results.map(({ key, name }) => ({
        id: key,
        label: name,
        hint: hint(key),
        checked: key === source?.key,
        onSelect: () => choose(key),
      })),
      ...otherSources(search).map(({ key, name, status }) => ({
        id: key,
        label: name,
        hint: menus.sourceStatus[status],
        checked: false,
        disabled: true,
        onSelect: () => undefined,
      })),
      ...(openElsewhere && source
        ? [
            {
              id: 'elsewhere',
              label: menus.openElsewhere,
              icon: <ExternalLink aria-hidden />,
              separated: true,
              onSelect: () => {
                setMenu(null);
                openElsewhere();
              },
            },
          ]
        : []),
    ],
  };
}
