import { SKIP_SEC } from '@marquee/core';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import RotateCw from 'lucide-react/icons/rotate-cw';
import SkipForward from 'lucide-react/icons/skip-forward';
import { useEngineState } from '../hooks/use-engine-state';
import { usePlayerMessages } from '../messages-context';
import { usePlayer } from '../player-context';
import { IconButton } from './icon-button';

/** Play, the two skip buttons and the next episode: in the bar on wide players, centred on the video on narrow ones. */
export function Transport() {
  const { engine, commands, keys, upNext } = usePlayer();
  const { controls } = usePlayerMessages();
  const paused = useEngineState(engine, (state) => state.paused);
  return (
    <div className="mq-player__transport" dir="ltr">
      <IconButton
        className="mq-player__play"
        label={paused ? controls.play : controls.pause}
        keys={keys.playPause}
        icon={paused ? <Play aria-hidden fill="currentColor" /> : <Pause aria-hidden fill="currentColor" />}
        onClick={commands.togglePlay}
      />
      <IconButton
        className="mq-player__skip mq-player__skip-back"
        label={controls.back({ seconds: SKIP_SEC })}
        keys={keys.back}
        icon={<SkipIcon back />}
        onClick={() => commands.skip(-1)}
      />
      <IconButton
        className="mq-player__skip"
        label={controls.forward({ seconds: SKIP_SEC })}
        keys={keys.forward}
        icon={<SkipIcon />}
        onClick={() => commands.skip(1)}
      />
      {upNext && !upNext.notYet && (
        <IconButton
          className="mq-player__skip"
          label={controls.next({ title: upNext.title })}
          keys={keys.nextEpisode}
          icon={<SkipForward aria-hidden />}
          onClick={commands.nextEpisode}
        />
      )}
    </div>
  );
}

function SkipIcon({ back = false }: { back?: boolean }) {
  const Arrow = back ? RotateCcw : RotateCw;
  return (
    <span className="mq-player__skip-icon" aria-hidden>
      <Arrow />
      <span>{SKIP_SEC}</span>
    </span>
  );
}
