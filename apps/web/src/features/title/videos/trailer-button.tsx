import { Clapperboard } from 'lucide-react';
import { Button } from '../../../shared/ui';
import type { AnyTitle } from '../title-facts';
import { isTrailer, playableVideos } from './pick-videos';
import { useVideo } from './use-video';
import { videoTypeName } from './video-types';

/** Plays the first trailer; renders nothing without one. */
export function TrailerButton({ title }: { title: AnyTitle }) {
  const { play, dialog } = useVideo();
  const [first] = playableVideos(title.videos);
  if (!first || !isTrailer(first)) return null;
  return (
    <>
      <Button
        variant="secondary"
        size="lg"
        className="grow-99 basis-0 px-2! max-sm:gap-2! sm:grow-0 sm:basis-auto sm:px-7!"
        aria-haspopup="dialog"
        onClick={() => play(first)}
      >
        <Clapperboard aria-hidden className="size-5" /> {videoTypeName(first.type)}
      </Button>
      {dialog}
    </>
  );
}
