import { skipActions, skippableKinds } from '@marquee/core';
import FastForward from 'lucide-react/icons/fast-forward';
import { usePlayerMessages } from '../messages-context';
import { usePlayer } from '../player-context';
import type { MenuPage } from './menu';

/** Actions at the intro, credits and so on: a page for each kind of segment that this source has. */
export function useSkipPages(): MenuPage[] {
  const { kind: playable, segments, preferences, changePreferences } = usePlayer();
  const { menus } = usePlayerMessages();
  const actions = preferences.skipActions;
  // An episode's first seconds can be skipped without a segment.
  const isThere = (kind: (typeof skippableKinds)[number]): boolean =>
    (kind === 'intro' && playable === 'episode') || segments.some((segment) => segment.kind === kind);
  return skippableKinds.filter(isThere).map((kind) => ({
    id: `skip-${kind}`,
    title: menus.skip[kind],
    icon: <FastForward aria-hidden />,
    value: menus.skipActions[actions[kind]],
    items: skipActions.map((action) => ({
      id: action,
      label: menus.skipActions[action],
      checked: action === actions[kind],
      onSelect: () => changePreferences({ skipActions: { ...actions, [kind]: action } }),
    })),
  }));
}
