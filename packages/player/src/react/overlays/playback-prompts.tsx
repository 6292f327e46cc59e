import { usePlayer } from '../player-context';
import type { NextEpisode } from '../player-props';
import { SkipButton } from './skip-button';
import { UpNext } from './up-next';

/** Without `next`, nothing follows. */
export function PlaybackPrompts({ next }: { next: NextEpisode | null | undefined }) {
  const { mediaId } = usePlayer();
  return (
    <div className="mq-player__offers">
      <SkipButton key={mediaId} hasNext={Boolean(next)} />
      {next && <UpNext next={next} />}
    </div>
  );
}
