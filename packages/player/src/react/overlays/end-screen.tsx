import type { ReactNode } from 'react';
import { useEngineState } from '../hooks/use-engine-state';
import { usePlayer } from '../player-context';

/** The caller's content over the last frame, below the controls. */
export function EndScreen({ children }: { children: ReactNode }) {
  const { engine } = usePlayer();
  const ended = useEngineState(engine, (state) => state.ended);
  return ended && children ? <div className="mq-player__end">{children}</div> : null;
}
