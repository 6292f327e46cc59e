import { useEngineState } from '../hooks/use-engine-state';
import { useProblemText } from '../hooks/use-problem-text';
import { useStillLoading } from '../hooks/use-still-loading';
import { usePlayerMessages } from '../messages-context';
import { usePlayer } from '../player-context';

/** The loading indicator, and after a while the reason for the delay. */
export function Spinner() {
  const { engine, playback } = usePlayer();
  const isServerBusy = useEngineState(engine, (state) => state.isServerBusy);
  const slowness = useEngineState(engine, (state) => state.slowness);
  const { controls } = usePlayerMessages();
  const why = useProblemText(slowness, playback.source?.name);
  const late = useStillLoading(true);
  return (
    <div className="mq-player__spinner" role="status" aria-label={controls.loading}>
      <span className="mq-player__ring" aria-hidden />
      {/* Short delays are not announced to screen readers. */}
      {isServerBusy ? (
        <p className="mq-player__spinner-text">{controls.serverBusy}</p>
      ) : (
        late && <p className="mq-player__spinner-text">{controls.stillLoading}</p>
      )}
      {!isServerBusy && why && <p className="mq-player__spinner-text">{why}</p>}
    </div>
  );
}
