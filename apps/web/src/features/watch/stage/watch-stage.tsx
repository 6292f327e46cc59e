import type { PlayerProps } from '@marquee/player/react';
import { useEffect } from 'react';
import { scrollBehavior } from '../../../shared/lib/viewport/use-media-query';
import { Spinner } from '../../../shared/ui';
import { playerChunk } from './load-player';
import { PlayerErrorBoundary } from './player-error-boundary';
import { useWatch } from '../watch-context';

/** The player once its code is there. */
function Stage(props: Pick<PlayerProps, 'panel'>) {
  const chunk = playerChunk.useModuleOrNull();
  if (chunk) return <chunk.StagePlayer {...props} />;
  return (
    <div className="grid size-full place-items-center">
      <Spinner label="Loading the player" />
    </div>
  );
}

/**
 * The player in the place of the backdrop: as wide as fits under the header at 16:9, on black, as in a theatre. The strip
 * below shows that the page goes on, and keeps the floating buttons off the controls.
 */
export function WatchStage(props: Pick<PlayerProps, 'panel'>) {
  const { close } = useWatch();
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: scrollBehavior() });
  }, []);
  return (
    <div className="relative bg-black">
      <div className="relative mx-auto aspect-video w-full max-w-[max(20rem,calc((100svh-var(--header-height)-5.5rem)*16/9))]">
        <PlayerErrorBoundary onClose={close}>
          <Stage {...props} />
        </PlayerErrorBoundary>
      </div>
    </div>
  );
}
