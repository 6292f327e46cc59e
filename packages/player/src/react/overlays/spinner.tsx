import { useStillLoading } from '../hooks/use-still-loading';
import { usePlayerMessages } from '../messages-context';

export function Spinner({ isServerBusy }: { isServerBusy: boolean }) {
  const { controls } = usePlayerMessages();
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
    </div>
  );
}
