import type { Stream } from '@marquee/core/contracts';

/** Every address that playing a stream may ask for first. */
export function streamAddresses(stream: Stream): string[] {
  const media =
    stream.type === 'hls'
      ? [stream.playlist]
      : Object.values(stream.qualities).flatMap((file) => (file ? [file.url] : []));
  return [...media, ...stream.captions.map(({ url }) => url), ...(stream.thumbnails ? [stream.thumbnails] : [])];
}
