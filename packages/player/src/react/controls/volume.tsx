import Volume1 from 'lucide-react/icons/volume-1';
import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import { formatPercent } from '../../messages/format';
import { useEngineState } from '../hooks/use-engine-state';
import { usePlayerMessages } from '../messages-context';
import { usePlayer } from '../player-context';
import { IconButton } from './icon-button';

export function Volume() {
  const { engine, commands, keys } = usePlayer();
  const { controls, locale } = usePlayerMessages();
  const volume = useEngineState(engine, (state) => state.volume);
  const muted = useEngineState(engine, (state) => state.muted);
  const shown = muted ? 0 : volume;
  const Icon = shown === 0 ? VolumeX : shown < 0.5 ? Volume1 : Volume2;
  return (
    <div className="mq-player__volume" dir="ltr">
      <IconButton
        label={controls.mute}
        keys={keys.mute}
        aria-pressed={muted}
        icon={<Icon aria-hidden />}
        onClick={commands.toggleMute}
      />
      <input
        className="mq-player__range mq-player__volume-slider"
        type="range"
        aria-label={controls.volume}
        aria-valuetext={formatPercent(shown, locale)}
        min={0}
        max={1}
        step={0.05}
        value={shown}
        style={{ '--mq-fill': `${shown * 100}%` }}
        onChange={(event) => commands.setVolume(event.target.valueAsNumber)}
      />
    </div>
  );
}
