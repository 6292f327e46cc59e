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
const Notice = lazy(() => loadPanels().then((all) => ({ default: all.Notice })));
const Statistics = lazy(() => loadPanels().then((all) => ({ default: all.Statistics })));

interface LazyPanelsProps {
  /** A message of the source. */
  notice: string | undefined;
  /** Restores the focus. */
  onClose: () => void;
}

/** The open panel, the statistics and a notice. */
export function LazyPanels({ notice, onClose }: LazyPanelsProps) {
  const { menu, statistics, mediaId } = usePlayer();
  const Panel = menu && panels[menu];
  return (
    <Suspense>
      {notice && <Notice key={`${mediaId} ${notice}`} text={notice} />}
      {statistics && <Statistics />}
      {Panel && <Panel onClose={onClose} />}
    </Suspense>
  );
}
