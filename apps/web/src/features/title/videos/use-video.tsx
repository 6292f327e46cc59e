import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { PlayableVideo } from './pick-videos';

const VideoDialog = lazy(() => import('./video-dialog').then(({ VideoDialog: it }) => ({ default: it })));

/** Opens a video over the page; `dialog` has to be rendered. */
export function useVideo(): { play: (video: PlayableVideo) => void; dialog: ReactNode } {
  const [video, setVideo] = useState<PlayableVideo | null>(null);
  return {
    play: setVideo,
    dialog: video && (
      <Suspense>
        <VideoDialog video={video} onClose={() => setVideo(null)} />
      </Suspense>
    ),
  };
}
