import VolumeX from 'lucide-react/icons/volume-x';
import { useEngineState } from '../hooks/use-engine-state';
import { usePlayerMessages } from '../messages-context';
import { usePlayer } from '../player-context';

/** Shown if the browser allowed autoplay only without sound. */
export function Unmute() {
  const { engine } = usePlayer();
  const { controls } = usePlayerMessages();
  const muted = useEngineState(engine, (state) => state.autoplay === 'muted' && state.muted);
  if (!muted) return null;
  return (
    <button type="button" className="mq-player__pill mq-player__unmute" onClick={() => engine.setMuted(false)}>
      <VolumeX aria-hidden />
      {controls.unmute}
    </button>
  );
}
