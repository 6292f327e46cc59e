import type { Caption, Stream } from '@marquee/core/contracts';
import { useState } from 'react';

export interface BurntIn {
  /** Whether the playing stream has burnt-in subtitles. */
  isOn: boolean;
  /** Undefined if they can be painted over the video, or if the source cannot burn them in. */
  toggle: (() => void) | undefined;
}

const withPlaylist = ({ captions, segments, thumbnails }: Stream, playlist: string): Stream => ({
  ...{ type: 'hls', playlist, usesMediaTime: true, captions },
  ...(segments && { segments }),
  ...(thumbnails !== undefined && { thumbnails }),
});

/**
 * Image subtitles burnt into the picture, at the visitor's request, where the browser shows the video without our
 * layers.
 *
 * @returns also the stream to play
 */
export function useBurntIn(
  stream: Stream | undefined,
  caption: Caption | undefined,
  isVideoAlone: boolean,
): { burntIn: BurntIn; stream: Stream | undefined } {
  const [isWanted, setIsWanted] = useState(false);
  const playlist = caption?.burnt;
  const isOn = isWanted && playlist !== undefined;
  // It can still be turned off after returning from there.
  const isOffered = playlist !== undefined && (isVideoAlone || isOn);
  return {
    burntIn: { isOn, toggle: isOffered ? () => setIsWanted(!isOn) : undefined },
    stream: stream && isOn ? withPlaylist(stream, playlist) : stream,
  };
}
