import RefreshCw from 'lucide-react/icons/refresh-cw';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { Stream } from '@marquee/core/contracts';
import { useEffect, useRef } from 'react';
import { problemText } from '../../diagnosis/problem-text';
import { errorText } from '../../engine/errors/error-texts';
import type { PlayerError } from '../../engine/errors/player-error';
import { useFailureReason } from '../hooks/use-failure-reason';
import { usePlayerMessages } from '../messages-context';

interface ErrorPanelProps {
  error: PlayerError;
  stream: Stream | undefined;
  onReload: () => void;
}

export function ErrorPanel({ error, stream, onReload }: ErrorPanelProps) {
  const messages = usePlayerMessages();
  const { errors } = messages;
  const problem = useFailureReason(stream);
  const reload = useRef<HTMLButtonElement>(null);
  useEffect(() => reload.current?.focus({ preventScroll: true }), []);
  return (
    <div className="mq-player__error" role="alert">
      <TriangleAlert aria-hidden className="mq-player__error-icon" />
      <p className="mq-player__error-title">{errors.title}</p>
      <p className="mq-player__error-text">{errorText(error.code, messages)}</p>
      {problem !== null && <p className="mq-player__error-text">{problemText(problem, messages)}</p>}
      {error.code === 'network' && problem === null && <p className="mq-player__error-text">{errors.reconnects}</p>}
      <button ref={reload} type="button" className="mq-player__pill" onClick={onReload}>
        <RefreshCw aria-hidden />
        {errors.reload}
      </button>
    </div>
  );
}
