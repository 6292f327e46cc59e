import { formatClock } from '@marquee/core';
import { useEngineState } from '../hooks/use-engine-state';
import { usePlayerMessages } from '../messages-context';
import { usePlayer } from '../player-context';

export function TimeDisplay() {
  const { engine } = usePlayer();
  const { controls } = usePlayerMessages();
  const position = useEngineState(engine, (state) => Math.floor(state.positionSec));
  const duration = useEngineState(engine, (state) => state.durationSec);
  const live = duration === Infinity;
  return (
    <div className="mq-player__time" dir="ltr" role="timer" aria-label={controls.time} aria-live="off">
      <span>{formatClock(position)}</span>
      {duration > 0 && (
        <span className="mq-player__time-total">{` / ${live ? controls.live : formatClock(duration)}`}</span>
      )}
    </div>
  );
}
