import type { Stream } from '@marquee/core/contracts';

/** The HLS playlist that a server encodes of a file; undefined for other streams. */
export const playlistOf = (stream: Stream): string | undefined =>
  stream.type === 'file' ? stream.playlist : undefined;

/** A file as its playlist. */
export function asPlaylist(stream: Stream): Stream {
  const playlist = playlistOf(stream);
  if (playlist === undefined) return stream;
  const { captions, segments, thumbnails } = stream;
  return {
    ...{ type: 'hls', playlist, usesMediaTime: true, captions },
    ...(segments && { segments }),
    ...(thumbnails !== undefined && { thumbnails }),
  };
}
