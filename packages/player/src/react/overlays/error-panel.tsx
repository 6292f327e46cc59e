import RefreshCw from 'lucide-react/icons/refresh-cw';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { Stream } from '@marquee/core/contracts';
import { useEffect, useRef } from 'react';
import { ERROR_TITLE, errorTexts, playerMessages } from '../../engine/errors/error-texts';
import type { PlayerError } from '../../engine/errors/player-error';
import { useFailureReason } from '../hooks/use-failure-reason';

interface ErrorPanelProps {
  error: PlayerError;
  stream: Stream | undefined;
  onReload: () => void;
}

export function ErrorPanel({ error, stream, onReload }: ErrorPanelProps) {
  const reason = useFailureReason(stream);
  const reload = useRef<HTMLButtonElement>(null);
  useEffect(() => reload.current?.focus({ preventScroll: true }), []);
  return (
    <div className="mq-player__error" role="alert">
      <TriangleAlert aria-hidden className="mq-player__error-icon" />
      <p className="mq-player__error-title">{ERROR_TITLE}</p>
      <p className="mq-player__error-text">{errorTexts[error.code].shown}</p>
      {reason !== null && <p className="mq-player__error-text">{reason}</p>}
      {error.code === 'network' && reason === null && (
        <p className="mq-player__error-text">{playerMessages.reconnects}</p>
      )}
      <button ref={reload} type="button" className="mq-player__pill" onClick={onReload}>
        <RefreshCw aria-hidden />
        Reload
      </button>
    </div>
  );
}
