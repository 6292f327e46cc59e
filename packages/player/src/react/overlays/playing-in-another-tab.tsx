import MonitorPlay from 'lucide-react/icons/monitor-play';
import Play from 'lucide-react/icons/play';
import { useEffect, useRef } from 'react';
import { usePlayerMessages } from '../messages-context';

/** Reports that another tab is playing, with a button to play here. */
export function PlayingInAnotherTab({ onPlayHere }: { onPlayHere: () => void }) {
  const { otherTab } = usePlayerMessages().controls;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <div className="mq-player__error" role="alert">
      <MonitorPlay aria-hidden className="mq-player__error-icon" />
      <p className="mq-player__error-title">{otherTab.title}</p>
      <p className="mq-player__error-text">{otherTab.text}</p>
      <button ref={button} type="button" className="mq-player__pill" onClick={onPlayHere}>
        <Play aria-hidden fill="currentColor" />
        {otherTab.playHere}
      </button>
    </div>
  );
}
