import type { Stream } from '@marquee/core/contracts';
import type { HiddenVideo } from '../../thumbnails/seeking-thumbnails';
import { fileQualities } from '../../tracks/file-qualities';
import { openAdaptive } from './adaptive-stream';
import { editPlaylists } from './edit-playlists';
import type { LoadShaka } from './load-shaka';

/** A thumbnail needs one segment and no buffer; a seek could leave a prefetched one aborted for ever. */
const GOAL_SEC = 1;

/** Opens a stream in its lowest quality in a muted video that is not part of the page. */
export async function openHiddenVideo(stream: Stream, loadShaka: LoadShaka): Promise<HiddenVideo> {
  const video = document.createElement('video');
  video.muted = true;
  video.preload = 'auto';
  // Without CORS permission, its frames could be shown but not read.
  video.crossOrigin = 'anonymous';
  if (stream.type === 'file') {
    const smallest = fileQualities(stream)[0];
    if (!smallest) throw new Error('a stream without files');
    await new Promise<void>((resolve, reject) => {
      video.onloadedmetadata = () => resolve();
      video.onerror = () => reject(new Error('the file cannot be read'));
      video.src = smallest.url;
    });
    const release = (): Promise<void> => {
      video.onerror = null;
      video.removeAttribute('src');
      video.load();
      return Promise.resolve();
    };
    return { video, release };
  }
  const shaka = await loadShaka(stream.type);
  const player = new shaka.Player();
  editPlaylists(player);
  try {
    await player.attach(video);
    player.configure({
      streaming: { bufferingGoal: GOAL_SEC, rebufferingGoal: GOAL_SEC, bufferBehind: 0, segmentPrefetchLimit: 0 },
      manifest: { hls: { disableClosedCaptionsDetection: true } },
    });
    await openAdaptive(player, stream, { startAtSec: 0, isResume: false, cap: '360p', quality: undefined }, null);
  } catch (error) {
    await player.destroy();
    throw error;
  }
  return { video, release: () => player.destroy() };
}
