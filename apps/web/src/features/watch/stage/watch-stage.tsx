import { t } from '@lingui/core/macro';
import type { PlayerProps } from '@marquee/player/react';
import { Suspense, useEffect, useRef } from 'react';
import { Spinner } from '../../../shared/ui';
import { playerChunk } from './load-player';
import { PlayerErrorBoundary } from './player-error-boundary';
import { useWatch } from '../watch-context';
import { useLights } from './use-lights';

/** The player, once its code is loaded. */
function Stage(props: StageProps & Pick<PlayerProps, 'onControlsChange'>) {
  const chunk = playerChunk.useModuleOrNull();
  if (chunk) return <chunk.StagePlayer {...props} messages={chunk.messages} />;
  return (
    <div className="grid size-full place-items-center">
      <Spinner label={t`Loading the player`} />
    </div>
  );
}

type StageProps = Pick<PlayerProps, 'panel' | 'endScreen'>;

/** The player in place of the backdrop: full width, on black. The site's bars are hidden together with its controls. */
export function WatchStage({ panel, endScreen }: StageProps) {
  const { close } = useWatch();
  const stage = useRef<HTMLDivElement>(null);
  const onControlsChange = useLights(stage);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <div ref={stage} className="watch-stage">
      <PlayerErrorBoundary onClose={close}>
        <Stage
          panel={panel}
          endScreen={endScreen && <Suspense>{endScreen}</Suspense>}
          onControlsChange={onControlsChange}
        />
      </PlayerErrorBoundary>
    </div>
  );
}
