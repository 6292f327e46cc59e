import type { Stream } from '@marquee/core/contracts';

/** The playlist or manifest of a stream; null for one with files. */
export function manifestUrl(stream: Stream): string | null {
  if (stream.type === 'hls') return stream.playlist;
  return stream.type === 'dash' ? stream.manifest : null;
}

/** The URL for checking whether a stream's server is reachable. */
export const urlToProbe = (stream: Stream): string | undefined =>
  manifestUrl(stream) ?? (stream.type === 'file' ? Object.values(stream.qualities)[0]?.url : undefined);

/** Every URL that playing a stream or saving its files may request first. */
export function streamUrls(stream: Stream): string[] {
  const manifest = stream.type === 'file' ? stream.playlist : manifestUrl(stream);
  return [
    ...(manifest ? [manifest] : []),
    ...Object.values(stream.type === 'file' ? stream.qualities : {}).map(({ url }) => url),
    ...stream.captions.map(({ url }) => url),
    ...(stream.thumbnails ? [stream.thumbnails] : []),
  ];
}
