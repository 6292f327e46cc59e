import type { UpNext as UpNextProps } from '../player-props';
import { SkipIntroButton } from './skip-intro-button';
import { UpNext } from './up-next';

interface SkipButtonsProps {
  autoAdvance: boolean;
  upNext: UpNextProps | undefined;
  /** Nothing follows when it is left out. */
  onNext: ((reason: 'auto' | 'button') => void) | undefined;
}

export const SkipButtons = ({ autoAdvance, upNext, onNext }: SkipButtonsProps) => (
  <div className="mq-player__offers">
    <SkipIntroButton />
    {onNext && <UpNext autoAdvance={autoAdvance} upNext={upNext} onNext={onNext} />}
  </div>
);
