import { usePlayer } from '../player-context';
import type { UpNext as UpNextProps } from '../player-props';
import { SkipButton } from './skip-button';
import { UpNext } from './up-next';

interface PlaybackPromptsProps {
  autoAdvance: boolean;
  upNext: UpNextProps | undefined;
  /** If undefined, nothing follows. */
  onNext: ((reason: 'auto' | 'button') => void) | undefined;
}

export function PlaybackPrompts({ autoAdvance, upNext, onNext }: PlaybackPromptsProps) {
  const { mediaId } = usePlayer();
  return (
    <div className="mq-player__offers">
      <SkipButton key={mediaId} hasNext={onNext !== undefined} />
      {onNext && <UpNext autoAdvance={autoAdvance} upNext={upNext} onNext={onNext} />}
    </div>
  );
}
