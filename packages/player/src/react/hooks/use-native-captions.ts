import { useEffect, type RefObject } from 'react';
import { toFilmSec } from '../../captions/caption-timing';
import { cueText } from '@marquee/core/subtitles';
import type { CaptionSlot } from './use-captions';

/**
 * In an iPhone's full screen and Safari's picture in picture only the video element is visible, not the caption layer
 * above it.
 */
type AppleVideo = HTMLVideoElement & { webkitDisplayingFullscreen?: boolean; webkitPresentationMode?: string };

const isAlone = (video: AppleVideo): boolean =>
  video.webkitDisplayingFullscreen === true || video.webkitPresentationMode === 'picture-in-picture';

const events = ['webkitbeginfullscreen', 'webkitendfullscreen', 'webkitpresentationmodechanged'];

/** Passes the cues to the browser while it shows the video without our layer, and removes them afterwards. */
export function useNativeCaptions(video: RefObject<HTMLVideoElement | null>, { cues, timing }: CaptionSlot): void {
  useEffect(() => {
    const element: AppleVideo | null = video.current;
    if (!element || !('webkitEnterFullscreen' in element || 'webkitSetPresentationMode' in element)) return;
    let track: TextTrack | undefined;
    const empty = (): void => {
      for (const cue of [...(track?.cues ?? [])]) track?.removeCue(cue);
    };
    const update = (): void => {
      empty();
      if (!isAlone(element)) {
        if (track) track.mode = 'disabled';
        return;
      }
      track ??= [...element.textTracks].find(({ label }) => label === OURS) ?? element.addTextTrack('captions', OURS);
      track.mode = 'showing';
      empty();
      for (const { startSec, endSec, nodes } of cues.all())
        track.addCue(new VTTCue(toFilmSec(timing, startSec), toFilmSec(timing, endSec), escaped(cueText(nodes))));
    };
    update();
    for (const event of events) element.addEventListener(event, update);
    const stop = cues.subscribe(update);
    return () => {
      stop();
      for (const event of events) element.removeEventListener(event, update);
      empty();
    };
  }, [video, cues, timing]);
}

const OURS = 'Marquee';
const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
