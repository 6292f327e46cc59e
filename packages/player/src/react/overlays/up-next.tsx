import { AUTO_NEXT_RATIO, NEXT_EPISODE_RATIO, watchedRatio } from '@marquee/core';
import SkipForward from 'lucide-react/icons/skip-forward';
import { useEffect, useRef, useState } from 'react';
import { useEngineState } from '../hooks/use-engine-state';
import { useLatest } from '../hooks/use-latest';
import { usePlayerMessages } from '../messages-context';
import { usePlayer } from '../player-context';
import type { NextEpisode } from '../player-props';
import { UpNextCard } from './up-next-card';

/** The card replaces the button for this long before the next episode starts, and during the credits. */
const CARD_SEC = 30;

type Phase = 'early' | 'shown' | 'over';

function usePhase(): Phase {
  const { engine } = usePlayer();
  return useEngineState(engine, ({ status, positionSec, durationSec }) => {
    // The position is still the requested start, which the stream may not have.
    if (status !== 'ready') return 'early';
    const now = watchedRatio({ watched: positionSec, duration: durationSec });
    return now > AUTO_NEXT_RATIO ? 'over' : now > NEXT_EPISODE_RATIO ? 'shown' : 'early';
  });
}

/**
 * Offers the next episode above 93 %: as a button, and as a card in the last half minute or during the credits. Above
 * 99.5 %, while playing, it starts automatically, once; viewers who chose to watch the credits see them to the end.
 */
export function UpNext({ next: { autoAdvance, upNext, note, go } }: { next: NextEpisode }) {
  const { engine, segments } = usePlayer();
  const { controls } = usePlayerMessages();
  const requested = useRef(false);
  const latest = useLatest(go);
  const phase = usePhase();
  const ended = useEngineState(engine, (state) => state.ended);
  const playing = useEngineState(engine, (state) => !state.paused || state.ended);
  const leftSec = useEngineState(engine, ({ positionSec, durationSec }) =>
    Math.max(0, Math.ceil(durationSec * AUTO_NEXT_RATIO - positionSec)),
  );
  const isInCredits = useEngineState(engine, ({ positionSec }) =>
    segments.some(
      ({ kind, startSec, endSec }) => kind === 'credits' && positionSec >= startSec && positionSec <= endSec,
    ),
  );
  const [watchesCredits, setWatchesCredits] = useState(false);
  if (phase === 'early' && watchesCredits) setWatchesCredits(false);
  const hasPassed = watchesCredits ? ended : playing && phase === 'over';
  const startsNext = autoAdvance && hasPassed && !upNext?.notYet;

  useEffect(() => {
    if (phase === 'early') requested.current = false;
    if (!startsNext || requested.current) return;
    requested.current = true;
    latest.current('auto');
  }, [startsNext, phase, latest]);

  if (phase === 'early' || (watchesCredits && !ended)) return null;
  if (upNext?.notYet) return <p className="mq-player__not-yet">{upNext.notYet}</p>;
  const next = (): void => {
    if (requested.current) return;
    requested.current = true;
    go('button');
  };
  if (upNext && (leftSec <= CARD_SEC || isInCredits))
    return (
      <UpNextCard
        upNext={upNext}
        leftSec={autoAdvance && !watchesCredits ? leftSec : null}
        onNext={next}
        onWatchCredits={ended ? undefined : () => setWatchesCredits(true)}
      />
    );
  return (
    <>
      {note && <p className="mq-player__not-yet">{note}</p>}
      <button type="button" className="mq-player__pill mq-player__offer" data-primary onClick={next}>
        {controls.nextEpisode}
        <SkipForward aria-hidden />
      </button>
    </>
  );
}
