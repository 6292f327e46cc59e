import { useEngineState } from '../hooks/use-engine-state';
import { useProblemText } from '../hooks/use-problem-text';
import { useStillLoading } from '../hooks/use-still-loading';
import { usePlayerMessages } from '../messages-context';
import { usePlayer } from '../player-context';

/** The wait for data, and after a while why it takes so long. */
export function Spinner() {
  const { engine } = usePlayer();
  const isServerBusy = useEngineState(engine, (state) => state.isServerBusy);
  const slowness = useEngineState(engine, (state) => state.slowness);
  const { controls } = usePlayerMessages();
  const why = useProblemText(slowness);
  const late = useStillLoading(true);
  return (
    <div className="mq-player__spinner" role="status" aria-label={controls.loading}>
      <span className="mq-player__ring" aria-hidden />
      {/* Short waits are not worth a word to screen readers. */}
      {isServerBusy ? (
        <p className="mq-player__spinner-text">{controls.serverBusy}</p>
      ) : (
        late && <p className="mq-player__spinner-text">{controls.stillLoading}</p>
      )}
      {!isServerBusy && why && <p className="mq-player__spinner-text">{why}</p>}
    </div>
  );
}
