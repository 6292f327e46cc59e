import { playerMessages } from '../../engine/errors/error-texts';
import { useStillLoading } from '../hooks/use-still-loading';

export function Spinner() {
  const late = useStillLoading(true);
  return (
    <div className="mq-player__spinner" role="status" aria-label="Loading">
      <span className="mq-player__ring" aria-hidden />
      {/* Short waits are not worth a word to screen readers. */}
      {late && <p className="mq-player__spinner-text">{playerMessages.stillLoading}</p>}
    </div>
  );
}
