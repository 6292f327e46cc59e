import MonitorPlay from 'lucide-react/icons/monitor-play';
import Play from 'lucide-react/icons/play';
import { useEffect, useRef } from 'react';

/** Says that another tab took over, and takes it back. */
export function PlayingInAnotherTab({ onPlayHere }: { onPlayHere: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <div className="mq-player__error" role="alert">
      <MonitorPlay aria-hidden className="mq-player__error-icon" />
      <p className="mq-player__error-title">Playing in another tab</p>
      <p className="mq-player__error-text">This one is paused.</p>
      <button ref={button} type="button" className="mq-player__pill" onClick={onPlayHere}>
        <Play aria-hidden fill="currentColor" />
        Play here
      </button>
    </div>
  );
}
