import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useEffect, useState } from 'react';
import { useEngineState } from '../hooks/use-engine-state';
import { usePlayer } from '../player-context';

const PULSE_MS = 500;

/** Flashes an icon in the middle of the video after play and pause. */
export function Pulse() {
  const { engine } = usePlayer();
  const paused = useEngineState(engine, (state) => state.paused);
  const started = useEngineState(engine, (state) => state.firstFrame && state.positionSec > 0.5 && !state.ended);
  const [before, setBefore] = useState(paused);
  const [shown, setShown] = useState(false);
  if (before !== paused) {
    setBefore(paused);
    setShown(started);
  }
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(false), PULSE_MS);
    return () => clearTimeout(timer);
  }, [shown, paused]);
  if (!shown) return null;
  return (
    <span key={String(paused)} className="mq-player__pulse" aria-hidden>
      {paused ? <Pause fill="currentColor" /> : <Play fill="currentColor" />}
    </span>
  );
}
