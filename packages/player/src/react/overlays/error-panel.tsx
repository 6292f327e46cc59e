import MessageCircle from 'lucide-react/icons/message-circle';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect, useRef } from 'react';
import { errorText } from '../../engine/errors/error-texts';
import type { PlayerError } from '../../engine/errors/player-error';
import type { FoundSource } from '../../sources/found-source';
import { useFailureReason } from '../hooks/use-failure-reason';
import { usePlayerMessages } from '../messages-context';
import { usePlayer } from '../player-context';

interface ErrorPanelProps {
  error: PlayerError;
  source: FoundSource | null;
  onReload: () => void;
}

export function ErrorPanel({ error, source, onReload }: ErrorPanelProps) {
  const messages = usePlayerMessages();
  const { errors, menus } = messages;
  const { reportProblem } = usePlayer();
  const reason = useFailureReason(source, error);
  const reload = useRef<HTMLButtonElement>(null);
  useEffect(() => reload.current?.focus({ preventScroll: true }), []);
  return (
    <div className="mq-player__error" role="alert">
      <TriangleAlert aria-hidden className="mq-player__error-icon" />
      <p className="mq-player__error-title">{errors.title}</p>
      <p className="mq-player__error-text">{errorText(error.code, messages, reason?.problem)}</p>
      {reason && <p className="mq-player__error-text">{[reason.text, reason.advice].filter(Boolean).join(' ')}</p>}
      {error.code === 'network' && !reason && <p className="mq-player__error-text">{errors.reconnects}</p>}
      <div className="mq-player__error-actions">
        <button ref={reload} type="button" className="mq-player__pill" onClick={onReload}>
          <RefreshCw aria-hidden />
          {errors.reload}
        </button>
        {reportProblem && (
          <button type="button" className="mq-player__pill" onClick={reportProblem}>
            <MessageCircle aria-hidden />
            {menus.report}
          </button>
        )}
      </div>
    </div>
  );
}
