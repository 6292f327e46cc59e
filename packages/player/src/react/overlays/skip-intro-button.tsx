import { skipIntroTarget } from '@marquee/core';
import SkipForward from 'lucide-react/icons/skip-forward';
import { useEngineState } from '../hooks/use-engine-state';
import { usePlayerMessages } from '../messages-context';
import { usePlayer } from '../player-context';

/** Shown while the intro plays. */
export function SkipIntroButton() {
  const { engine, commands, kind, segments } = usePlayer();
  const { controls } = usePlayerMessages();
  const target = useEngineState(engine, ({ positionSec, durationSec }) =>
    skipIntroTarget({ kind, positionSec, durationSec, segments }),
  );
  if (target === null) return null;
  return (
    <button type="button" className="mq-player__pill mq-player__offer" onClick={() => commands.seek(target)}>
      {controls.skipIntro}
      <SkipForward aria-hidden />
    </button>
  );
}
