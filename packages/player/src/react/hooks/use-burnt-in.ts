import type { Caption, Stream } from '@marquee/core/contracts';
import { useState } from 'react';

export interface BurntIn {
  /** The subtitles are a part of the picture that plays. */
  isOn: boolean;
  /** Undefined where they can be painted over the video, and where the source does not burn them in. */
  toggle: (() => void) | undefined;
}

const withPlaylist = ({ captions, segments, thumbnails }: Stream, playlist: string): Stream => ({
  ...{ type: 'hls', playlist, usesMediaTime: true, captions },
  ...(segments && { segments }),
  ...(thumbnails !== undefined && { thumbnails }),
});

/**
 * Image subtitles as a part of the picture, at the visitor's wish, where the browser shows the video without what we paint
 * over it.
 *
 * @returns the stream to play, too
 */
export function useBurntIn(
  stream: Stream | undefined,
  caption: Caption | undefined,
  isVideoAlone: boolean,
): { burntIn: BurntIn; stream: Stream | undefined } {
  const [isWanted, setIsWanted] = useState(false);
  const playlist = caption?.burnt;
  const isOn = isWanted && playlist !== undefined;
  // Whoever has come back from there can still switch it off.
  const isOffered = playlist !== undefined && (isVideoAlone || isOn);
  return {
    burntIn: { isOn, toggle: isOffered ? () => setIsWanted(!isOn) : undefined },
    stream: stream && isOn ? withPlaylist(stream, playlist) : stream,
  };
}
