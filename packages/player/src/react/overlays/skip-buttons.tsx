import { usePlayer } from '../player-context';
import type { UpNext as UpNextProps } from '../player-props';
import { SkipSegments } from './skip-segments';
import { UpNext } from './up-next';

interface SkipButtonsProps {
  autoAdvance: boolean;
  upNext: UpNextProps | undefined;
  /** Nothing follows when it is left out. */
  onNext: ((reason: 'auto' | 'button') => void) | undefined;
}

export function SkipButtons({ autoAdvance, upNext, onNext }: SkipButtonsProps) {
  const { mediaId } = usePlayer();
  return (
    <div className="mq-player__offers">
      <SkipSegments key={mediaId} hasNext={onNext !== undefined} />
      {onNext && <UpNext autoAdvance={autoAdvance} upNext={upNext} onNext={onNext} />}
    </div>
  );
}
