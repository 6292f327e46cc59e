import { AUTO_NEXT_RATIO, NEXT_EPISODE_RATIO, skipIntroTarget, watchedRatio } from '@marquee/core';
import SkipForward from 'lucide-react/icons/skip-forward';
import { useEffect, useRef } from 'react';
import { useEngineState } from '../hooks/use-engine-state';
import { useLatest } from '../hooks/use-latest';
import { usePlayer } from '../player-context';

export function SkipIntro() {
  const { engine, commands, kind, segments } = usePlayer();
  const target = useEngineState(engine, ({ positionSec, durationSec }) =>
    skipIntroTarget({ kind, positionSec, durationSec, segments }),
  );
  if (target === null) return null;
  return (
    <button type="button" className="mq-player__pill mq-player__offer" onClick={() => commands.seek(target)}>
      Skip Intro
      <SkipForward aria-hidden />
    </button>
  );
}

interface NextEpisodeProps {
  autoAdvance: boolean;
  onNext: (reason: 'button' | 'auto') => void;
}

/** Offered above 93 %; above 99.5 % while playing it goes on by itself, once. */
export function NextEpisode({ autoAdvance, onNext }: NextEpisodeProps) {
  const { engine } = usePlayer();
  const asked = useRef(false);
  const latest = useLatest(onNext);
  const ratio = useEngineState(engine, ({ positionSec, durationSec }) => {
    const now = watchedRatio({ watched: positionSec, duration: durationSec });
    return now > AUTO_NEXT_RATIO ? 'over' : now > NEXT_EPISODE_RATIO ? 'offered' : 'early';
  });
  const playing = useEngineState(engine, (state) => !state.paused || state.ended);
  const goesOn = autoAdvance && playing && ratio === 'over';

  useEffect(() => {
    if (ratio === 'early') asked.current = false;
    if (!goesOn || asked.current) return;
    asked.current = true;
    latest.current('auto');
  }, [goesOn, ratio, latest]);

  if (ratio === 'early') return null;
  return (
    <button
      type="button"
      className="mq-player__pill mq-player__offer"
      data-primary
      onClick={() => {
        asked.current = true;
        onNext('button');
      }}
    >
      Next Episode
      <SkipForward aria-hidden />
    </button>
  );
}
