import Play from 'lucide-react/icons/play';
import { useState } from 'react';
import { usePlayerMessages } from '../messages-context';
import type { UpNext } from '../player-props';

interface UpNextCardProps {
  upNext: UpNext;
  /** Seconds until it starts automatically; null if it does not. */
  leftSec: number | null;
  onNext: () => void;
  onWatchCredits: (() => void) | undefined;
}

/** The next title: its picture, its name, and when it starts. */
export function UpNextCard({ upNext, leftSec, onNext, onWatchCredits }: UpNextCardProps) {
  const { controls } = usePlayerMessages();
  const { picture } = upNext;
  const [failedPicture, setFailedPicture] = useState<string | null>(null);
  return (
    <section className="mq-player__next" aria-label={upNext.heading}>
      {picture && picture !== failedPicture && (
        <img className="mq-player__next-picture" src={picture} alt="" onError={() => setFailedPicture(picture)} />
      )}
      <div className="mq-player__next-text">
        <p className="mq-player__next-heading">
          <span>{upNext.heading}</span>
          {leftSec !== null && <span aria-hidden> · {controls.startsIn({ seconds: leftSec })}</span>}
        </p>
        <p className="mq-player__next-title" dir="auto">
          {upNext.title}
        </p>
      </div>
      <div className="mq-player__next-actions">
        <button type="button" className="mq-player__pill" onClick={onNext}>
          <Play aria-hidden fill="currentColor" />
          {controls.nextEpisode}
        </button>
        {onWatchCredits && (
          <button type="button" className="mq-player__pill mq-player__offer" onClick={onWatchCredits}>
            {controls.watchCredits}
          </button>
        )}
      </div>
    </section>
  );
}
