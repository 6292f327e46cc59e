import { lazy, Suspense, type ComponentType } from 'react';
import type { OpenMenu } from '../commands';
import { usePlayer } from '../player-context';

/** Rarely opened, so in a separate chunk. */
export const loadPanels = () => import('./panels');
const panels: Partial<Record<Exclude<OpenMenu, null>, ComponentType<{ onClose: () => void }>>> = {
  help: lazy(() => loadPanels().then(({ HelpPanel }) => ({ default: HelpPanel }))),
  timing: lazy(() => loadPanels().then(({ TimingPanel }) => ({ default: TimingPanel }))),
  style: lazy(() => loadPanels().then(({ StylePanel }) => ({ default: StylePanel }))),
};
const Statistics = lazy(() => loadPanels().then((all) => ({ default: all.Statistics })));

/** The open panel, and the statistics. `onClose` restores the focus. */
export function LazyPanels({ onClose }: { onClose: () => void }) {
  const { menu, statistics } = usePlayer();
  const Panel = menu && panels[menu];
  return (
    <Suspense>
      {statistics && <Statistics />}
      {Panel && <Panel onClose={onClose} />}
    </Suspense>
  );
}
