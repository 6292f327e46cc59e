import { useEffect } from 'react';
import type { PlayerEngine } from '../../engine/player-engine';
import type { SessionState } from '../../session/state';
import { usePlayerMessages } from '../messages-context';
import { useLatest } from './use-latest';

/** Long enough to read two sentences. */
const LONG_MS = 7000;

/** Shows what the session and the engine have to say. */
export function useSessionMessages(
  engine: PlayerEngine,
  message: SessionState['message'],
  show: (text: string, durationMs?: number) => void,
): void {
  const { toasts } = usePlayerMessages();
  const latest = useLatest({ show, toasts });
  useEffect(() => {
    if (!message) return;
    const { show: say, toasts: texts } = latest.current;
    if (message.kind === 'soundFailed') say(texts.soundFailed, LONG_MS);
    else say(message.kind === 'sourceFailed' ? texts.sourceFailed(message) : texts.sourceChangeFailed);
  }, [message, latest]);
  useEffect(
    () => engine.on('startedOver', () => latest.current.show(latest.current.toasts.startedOver, LONG_MS)),
    [engine, latest],
  );
}
