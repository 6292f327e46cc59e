import { AUTO_NEXT_RATIO, NEXT_EPISODE_RATIO, watchedRatio } from '@marquee/core';
import SkipForward from 'lucide-react/icons/skip-forward';
import { useEffect, useRef } from 'react';
import { useEngineState } from '../hooks/use-engine-state';
import { useLatest } from '../hooks/use-latest';
import { usePlayer } from '../player-context';

interface NextEpisodeButtonProps {
  autoAdvance: boolean;
  onNext: (reason: 'button' | 'auto') => void;
}

/** Shown above 93 %. Above 99.5 %, while playing, the next episode starts by itself, once. */
export function NextEpisodeButton({ autoAdvance, onNext }: NextEpisodeButtonProps) {
  const { engine } = usePlayer();
  const requested = useRef(false);
  const latest = useLatest(onNext);
  const phase = useEngineState(engine, ({ positionSec, durationSec }) => {
    const now = watchedRatio({ watched: positionSec, duration: durationSec });
    return now > AUTO_NEXT_RATIO ? 'ended' : now > NEXT_EPISODE_RATIO ? 'shown' : 'early';
  });
  const playing = useEngineState(engine, (state) => !state.paused || state.ended);
  const startsNext = autoAdvance && playing && phase === 'ended';

  useEffect(() => {
    if (phase === 'early') requested.current = false;
    if (!startsNext || requested.current) return;
    requested.current = true;
    latest.current('auto');
  }, [startsNext, phase, latest]);

  if (phase === 'early') return null;
  return (
    <button
      type="button"
      className="mq-player__pill mq-player__offer"
      data-primary
      onClick={() => {
        requested.current = true;
        onNext('button');
      }}
    >
      Next Episode
      <SkipForward aria-hidden />
    </button>
  );
}
