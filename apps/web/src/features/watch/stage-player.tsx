import type { PlayerProps } from '@marquee/player/react';
import { Spinner } from '../../shared/ui';
import { useEngineFactory } from './engine-factory';
import { usePlayerChunk } from './load-player';
import { useWatch } from './watch-context';

/** The player once its code is there, on the engine that was made ready if there is one. */
export function StagePlayer(props: Omit<PlayerProps, 'engineFactory'>) {
  const chunk = usePlayerChunk();
  const { takeEngine } = useWatch();
  const ownFactory = useEngineFactory();
  if (!chunk) {
    return (
      <div className="grid size-full place-items-center">
        <Spinner label="Loading the player" />
      </div>
    );
  }
  const { Player, createShakaEngine } = chunk;
  return <Player {...props} engineFactory={ownFactory ?? (() => takeEngine() ?? createShakaEngine())} />;
}
