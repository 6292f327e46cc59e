import Play from 'lucide-react/icons/play';
import { useRef, type PointerEvent } from 'react';
import { useEngineState } from '../hooks/use-engine-state';
import { usePlayer } from '../player-context';

const DOUBLE_CLICK_MS = 300;

interface SurfaceProps {
  controlsVisible: boolean;
  wake: () => void;
  hide: () => void;
}

/**
 * The picture as a place to press: a mouse click plays and pauses, a double click is full screen; a finger shows
 * and hides the controls. Everything here is also on a button and a key, so it is hidden from assistive technology.
 */
export function Surface({ controlsVisible, wake, hide }: SurfaceProps) {
  const { engine, commands, menu } = usePlayer();
  const blocked = useEngineState(engine, (state) => state.autoplay === 'blocked' && state.paused);
  const lastClick = useRef(-Infinity);

  const onPointerUp = (event: PointerEvent): void => {
    if (event.button !== 0 || menu) return;
    if (event.pointerType !== 'mouse') {
      if (controlsVisible) hide();
      else wake();
      return;
    }
    const double = event.timeStamp - lastClick.current < DOUBLE_CLICK_MS;
    lastClick.current = double ? -Infinity : event.timeStamp;
    commands.togglePlay();
    if (double) commands.toggleFullscreen();
  };

  return (
    <div className="mq-player__surface" role="presentation" onPointerUp={onPointerUp}>
      {blocked && (
        <span className="mq-player__big-play" aria-hidden onPointerUp={() => void engine.play()}>
          <Play fill="currentColor" />
        </span>
      )}
    </div>
  );
}
