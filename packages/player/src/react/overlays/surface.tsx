import Play from 'lucide-react/icons/play';
import { useRef, type PointerEvent } from 'react';
import { useEngineState } from '../hooks/use-engine-state';
import { useTouch } from '../hooks/use-touch';
import { isNonModal, usePlayer } from '../player-context';
import { TapFeedback } from './tap-feedback';

const DOUBLE_CLICK_MS = 300;

interface SurfaceProps {
  controlsVisible: boolean;
  wake: () => void;
  hide: () => void;
}

/**
 * The video as a control: a mouse click plays and pauses, a double click toggles full screen; touch has its own
 * gestures. All of these are also available as buttons and keys, so it is hidden from assistive technology.
 */
export function Surface({ controlsVisible, wake, hide }: SurfaceProps) {
  const { engine, session, commands, menu, preferences } = usePlayer();
  const blocked = useEngineState(engine, (state) => state.autoplay === 'blocked' && state.paused);
  const lastClick = useRef(-Infinity);
  const isCovered = menu !== null && !isNonModal(menu);
  const touch = useTouch({
    engine,
    commands,
    swipeVolume: preferences.swipeVolume,
    onTap: controlsVisible ? hide : wake,
  });
  const isMouse = (event: PointerEvent): boolean => event.pointerType === 'mouse';

  const onPointerUp = (event: PointerEvent): void => {
    if (event.button !== 0 || isCovered) return;
    if (!isMouse(event)) {
      touch.onPointerUp(event);
      return;
    }
    const double = event.timeStamp - lastClick.current < DOUBLE_CLICK_MS;
    lastClick.current = double ? -Infinity : event.timeStamp;
    commands.togglePlay();
    if (double) commands.toggleFullscreen();
  };

  return (
    <div
      className="mq-player__surface"
      role="presentation"
      data-swipe={preferences.swipeVolume || undefined}
      onPointerDown={(event) => !isMouse(event) && touch.onPointerDown(event)}
      onPointerMove={(event) => !isMouse(event) && touch.onPointerMove(event)}
      onPointerUp={onPointerUp}
      onPointerCancel={touch.onPointerCancel}
    >
      {blocked && (
        <span
          className="mq-player__big-play"
          aria-hidden
          onPointerUp={(event) => {
            event.stopPropagation();
            session.play();
          }}
        >
          <Play fill="currentColor" />
        </span>
      )}
      {touch.seek && <TapFeedback {...touch.seek} />}
    </div>
  );
}
