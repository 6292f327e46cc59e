import { formatClock } from '@marquee/core';
import { useEngineState } from '../hooks/use-engine-state';
import { usePlayer } from '../player-context';

export function TimeDisplay() {
  const { engine } = usePlayer();
  const position = useEngineState(engine, (state) => Math.floor(state.positionSec));
  const duration = useEngineState(engine, (state) => state.durationSec);
  const live = duration === Infinity;
  return (
    <div className="mq-player__time" role="timer" aria-label="Time" aria-live="off">
      <span>{formatClock(position)}</span>
      {duration > 0 && <span className="mq-player__time-total"> / {live ? 'Live' : formatClock(duration)}</span>}
    </div>
  );
}
