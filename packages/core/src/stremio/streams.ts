import type { Stream } from '../contracts/stream-provider';

/** https://github.com/Stremio/stremio-addon-sdk, docs/api/responses/stream.md */
export interface StremioStream {
  name: string;
  description: string;
  url: string;
  subtitles: { id: string; url: string; lang: string }[];
  behaviorHints: { notWebReady?: true; bingeGroup: string };
}

const ADAPTIVE = 'Adaptive';

/** Every address of a stream that a player can open by itself; the file first, because it needs no conversion. */
function addressesOf(stream: Stream): { quality: string; url: string; type?: string }[] {
  if (stream.type === 'hls') return [{ quality: ADAPTIVE, url: stream.playlist }];
  if (stream.type === 'dash') return [{ quality: ADAPTIVE, url: stream.manifest }];
  const files = Object.entries(stream.qualities).map(([quality, { type, url }]) => ({
    quality: /^\d+$/.test(quality) ? `${quality}p` : quality,
    url,
    type,
  }));
  return [...files, ...(stream.playlist === undefined ? [] : [{ quality: ADAPTIVE, url: stream.playlist }])];
}

/** Stremio’s web player opens MP4 over https only; its own server converts the rest for it. */
const isWebReady = ({ url, type }: { url: string; type?: string }): boolean =>
  url.startsWith('https:') && (type?.includes('mp4') ?? false);

export function stremioStreams(stream: Stream, siteName: string): StremioStream[] {
  // Pictures are no text that Stremio can show.
  const captions = stream.captions.filter(({ type }) => type === 'vtt' || type === 'srt');
  return addressesOf(stream).map((address) => ({
    name: siteName,
    description: address.quality,
    url: address.url,
    subtitles: captions.map(({ id, url, language }) => ({ id, url, lang: language })),
    behaviorHints: {
      ...(!isWebReady(address) && { notWebReady: true as const }),
      bingeGroup: `marquee-${address.quality}`,
    },
  }));
}
