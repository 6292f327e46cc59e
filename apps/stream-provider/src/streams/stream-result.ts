import type { Caption, FileQualityName, StreamResult } from '@marquee/core/contracts';
import { downloadUrl } from '../http/attachment';
import type { Film } from '../media/film';
import type { StreamRequest } from './stream-request';

export interface Addresses {
  /** Absolute URL of a media file. */
  mediaUrl: (path: string) => string;
  /** Absolute URL of the master playlist, with a pass if the client had a valid token. */
  playlistUrl: () => string;
}

const described = (film: Film, { mediaUrl }: Addresses): Caption => ({
  id: `${film.described.language}-described`,
  language: film.described.language,
  label: film.described.label,
  url: mediaUrl(film.described.path),
  download: downloadUrl(mediaUrl(film.described.path), `${film.title}.${film.described.language}`),
  type: 'srt',
});

const subtitles = (film: Film, { mediaUrl }: Addresses): Caption[] =>
  film.subtitles.map(({ language, label, path }) => ({
    id: language,
    language,
    label,
    url: mediaUrl(path),
    download: downloadUrl(mediaUrl(path), `${film.title}.${language}`),
    type: 'vtt',
  }));

const hls = (film: Film, addresses: Addresses): StreamResult['stream'] => ({
  type: 'hls',
  playlist: addresses.playlistUrl(),
  // The playlist itself lists the plain subtitles; only the others are listed here.
  captions: [described(film, addresses)],
  segments: film.segments,
});

const files = (film: Film, addresses: Addresses): StreamResult['stream'] => {
  const qualities: Partial<Record<FileQualityName, { type: string; url: string; download: string }>> = {};
  for (const { name, path } of film.qualities) {
    const url = addresses.mediaUrl(path);
    qualities[name] = { type: 'mp4', url, download: downloadUrl(url, `${film.title} ${name}`) };
  }
  return {
    type: 'file',
    qualities,
    captions: [...subtitles(film, addresses), described(film, addresses)],
    segments: film.segments,
    thumbnails: addresses.mediaUrl(film.thumbnails),
  };
};

/** The demo film in place of any title, with a notice. */
export function streamResult(
  film: Film,
  request: StreamRequest,
  addresses: Addresses,
  hasLibrary = false,
): StreamResult {
  const wanted = request.title ? `“${request.title}”` : 'the title that you chose';
  const why = hasLibrary ? 'the library does not have that title' : 'this server has nothing else to play';
  return {
    sourceId: request.sourceId,
    stream: request.sourceId === 'two' ? hls(film, addresses) : files(film, addresses),
    isDemo: true,
    notice: `This is “${film.title}”, Marquee's demo film. It stands in for ${wanted}: ${why}.`,
  };
}
