import { endsMedia, NEXT_EPISODE_RATIO, skipOffer, watchedRatio } from '@marquee/core';
import SkipForward from 'lucide-react/icons/skip-forward';
import Undo2 from 'lucide-react/icons/undo-2';
import type { EngineState } from '../../engine/state';
import { useAutoSkip } from '../hooks/use-auto-skip';
import { useEngineState } from '../hooks/use-engine-state';
import { usePlayerMessages } from '../messages-context';
import { usePlayer } from '../player-context';

/** Credits last for minutes: after this time their button hides with the controls. */
const SHOWN_SEC = 12;

/** A button during the intro, credits and so on; after an automatic skip, one that undoes it. */
export function SkipButton({ hasNext }: { hasNext: boolean }) {
  const { engine, commands, kind, segments, preferences } = usePlayer();
  const { controls } = usePlayerMessages();
  const { skipped, undo } = useAutoSkip();
  const actions = preferences.skipActions;
  const offerAt = ({ positionSec, durationSec }: EngineState) => {
    const offer = skipOffer({ kind, positionSec, durationSec, segments, actions });
    const isNextOffered = hasNext && watchedRatio({ watched: positionSec, duration: durationSec }) > NEXT_EPISODE_RATIO;
    // Only the next episode follows, which has its own button.
    return offer?.kind === 'credits' && isNextOffered && endsMedia(offer, durationSec) ? null : offer;
  };
  const offered = useEngineState(engine, (state) => offerAt(state)?.kind);
  const endSec = useEngineState(engine, (state) => offerAt(state)?.endSec ?? 0);
  const isQuiet = useEngineState(engine, (state) => {
    const offer = offerAt(state);
    return offer?.kind === 'credits' && state.positionSec - offer.startSec > SHOWN_SEC;
  });
  return (
    <>
      <p className="mq-player__unseen" role="status">
        {skipped && controls.skipped[skipped.kind]}
      </p>
      {skipped ? (
        <button type="button" className="mq-player__pill mq-player__offer" onClick={undo}>
          <span aria-hidden>{controls.skipped[skipped.kind]} ·</span> {controls.undoSkip}
          <Undo2 aria-hidden />
        </button>
      ) : (
        offered && (
          <button
            type="button"
            className="mq-player__pill mq-player__offer"
            data-quiet={isQuiet || undefined}
            onClick={() => commands.seek(endSec)}
          >
            {controls.skip[offered]}
            <SkipForward aria-hidden />
          </button>
        )
      )}
    </>
  );
}
