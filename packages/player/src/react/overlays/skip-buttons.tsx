import { NextEpisodeButton } from './next-episode-button';
import { SkipIntroButton } from './skip-intro-button';

interface SkipButtonsProps {
  autoAdvance: boolean;
  /** Nothing follows when it is left out. */
  onNext: ((reason: 'auto' | 'button') => void) | undefined;
}

export const SkipButtons = ({ autoAdvance, onNext }: SkipButtonsProps) => (
  <div className="mq-player__offers">
    <SkipIntroButton />
    {onNext && <NextEpisodeButton autoAdvance={autoAdvance} onNext={onNext} />}
  </div>
);
