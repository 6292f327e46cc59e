import { Suspense, useState, type ReactNode } from 'react';
import { lazyComponent } from '../../../shared/lib/loading/lazy-chunk';
import type { PlayableVideo } from './pick-videos';

const VideoDialog = lazyComponent(() => import('./video-dialog').then((chunk) => chunk.VideoDialog));

/** Opens a video in a dialog; render `dialog`. */
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
