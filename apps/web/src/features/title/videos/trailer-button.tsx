import { Clapperboard } from 'lucide-react';
import { Button } from '../../../shared/ui';
import type { AnyTitle } from '../title-facts';
import { playableVideos } from './pick-videos';
import { useVideo } from './use-video';

/** Plays the first trailer; not there for a title without one. */
export function TrailerButton({ title }: { title: AnyTitle }) {
  const { play, dialog } = useVideo();
  const [first] = playableVideos(title.videos);
  if (!first || !['Trailer', 'Teaser'].includes(first.type)) return null;
  return (
    <>
      <Button
        variant="secondary"
        size="lg"
        className="flex-1 sm:flex-none"
        aria-haspopup="dialog"
        onClick={() => play(first)}
      >
        <Clapperboard aria-hidden className="size-5" /> {first.type}
      </Button>
      {dialog}
    </>
  );
}
