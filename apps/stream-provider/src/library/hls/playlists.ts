import type { NamedAudio } from './audio-names';
import type { Rendition, VideoRendition } from './rendition';

export interface ThumbnailSheets {
  /** Seconds covered by one sheet, and its tiles. */
  sheetSec: number;
  tileSec: number;
  columns: number;
  rows: number;
  count: number;
}

/** Absolute URLs for a playlist. */
export interface PlaylistAddresses {
  playlist: (rendition: Rendition) => string;
  thumbnails: () => string;
}

/** A quoted attribute cannot contain quotes or line ends. */
// oxlint-disable-next-line no-control-regex -- a hostile file's own words
const quoted = (text: string): string => `"${text.replace(/["\u0000-\u001f\u007f]/g, ' ').trim()}"`;

/** Audio renditions with one codec: a variant lists the codecs of all its audio renditions. */
interface AudioGroup {
  id: string;
  codecs: string;
  bandwidth: number;
  audioRenditions: readonly NamedAudio[];
}

/** The group of the default audio comes first. */
function groupAudio(audioRenditions: readonly NamedAudio[], standard: NamedAudio | undefined): AudioGroup[] {
  if (!standard) return [];
  const codecs = new Set([standard, ...audioRenditions].map(({ rendition }) => rendition.codecs));
  return [...codecs].map((name, index) => {
    const ofCodec = audioRenditions.filter(({ rendition }) => rendition.codecs === name);
    const bandwidth = Math.max(...ofCodec.map(({ rendition }) => rendition.bandwidth));
    return { id: index === 0 ? 'sound' : `sound-${name}`, codecs: name, bandwidth, audioRenditions: ofCodec };
  });
}

function audioLine({ rendition, name, language }: NamedAudio, group: string, isDefault: boolean, address: string) {
  const attributes = [
    'TYPE=AUDIO',
    `GROUP-ID="${group}"`,
    `NAME=${quoted(name)}`,
    ...(language === undefined ? [] : [`LANGUAGE=${quoted(language)}`]),
    `DEFAULT=${isDefault ? 'YES' : 'NO'}`,
    'AUTOSELECT=YES',
    `CHANNELS="${rendition.channels}"`,
    `URI="${address}"`,
  ];
  return `#EXT-X-MEDIA:${attributes.join(',')}`;
}

function videoLines(
  video: VideoRendition,
  group: AudioGroup | undefined,
  frameRate: number | undefined,
  address: string,
) {
  const sound = group?.bandwidth ?? 0;
  const attributes = [
    `BANDWIDTH=${video.bandwidth + sound}`,
    `AVERAGE-BANDWIDTH=${video.averageBandwidth + sound}`,
    `CODECS="${[video.codecs, ...(group ? [group.codecs] : [])].join(',')}"`,
    `RESOLUTION=${video.width}x${video.height}`,
    ...(frameRate === undefined ? [] : [`FRAME-RATE=${frameRate.toFixed(3)}`]),
    `VIDEO-RANGE=${video.range}`,
    ...(group ? [`AUDIO="${group.id}"`] : []),
    'CLOSED-CAPTIONS=NONE',
  ];
  return [`#EXT-X-STREAM-INF:${attributes.join(',')}`, address];
}

export interface MasterPlaylist {
  video: readonly VideoRendition[];
  /** The rendition with which players that use the playlist's order begin. */
  start: VideoRendition | undefined;
  audioRenditions: readonly NamedAudio[];
  frameRate: number | undefined;
}

/**
 * The lines of the master playlist: first the rendition to start with, then the lowest first; the file's default audio
 * first.
 */
export function masterPlaylist(
  { video, start, audioRenditions, frameRate }: MasterPlaylist,
  addresses: PlaylistAddresses,
): string[] {
  const standard = audioRenditions.find(({ rendition }) => rendition.track.isDefault) ?? audioRenditions[0];
  const groups = groupAudio(audioRenditions, standard);
  const inOrder = video.toSorted((a, b) => Number(b === start) - Number(a === start) || a.bandwidth - b.bandwidth);
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...groups.flatMap((group) =>
      group.audioRenditions.map((audio) =>
        audioLine(audio, group.id, audio === standard, addresses.playlist(audio.rendition)),
      ),
    ),
    ...(groups.length > 0 ? groups : [undefined]).flatMap((group) =>
      inOrder.flatMap((rendition) => videoLines(rendition, group, frameRate, addresses.playlist(rendition))),
    ),
    `#EXT-X-IMAGE-STREAM-INF:BANDWIDTH=16000,CODECS="jpeg",RESOLUTION=160x90,URI="${addresses.thumbnails()}"`,
  ];
}

/**
 * The lines that list all segments of a rendition, known before any exists, so that every position can be sought.
 *
 * @param pieceStarts the first segment of each of the film's files
 */
export function* mediaPlaylist(
  segmentStarts: readonly number[],
  durationSec: number,
  addresses: { init: (piece: number) => string; segment: (index: number) => string },
  pieceStarts: readonly number[] = [0],
): Generator<string> {
  const lengthOf = (start: number, index: number): number =>
    Math.max(0.001, (segmentStarts[index + 1] ?? durationSec) - start);
  const longest = segmentStarts.reduce((most, start, index) => Math.max(most, lengthOf(start, index)), 0);
  yield '#EXTM3U';
  yield '#EXT-X-VERSION:7';
  yield `#EXT-X-TARGETDURATION:${Math.ceil(longest)}`;
  yield '#EXT-X-MEDIA-SEQUENCE:0';
  yield '#EXT-X-PLAYLIST-TYPE:VOD';
  yield '#EXT-X-INDEPENDENT-SEGMENTS';
  for (const [index, start] of segmentStarts.entries()) {
    const piece = pieceStarts.indexOf(index);
    if (piece > 0) yield '#EXT-X-DISCONTINUITY';
    if (piece >= 0) yield `#EXT-X-MAP:URI="${addresses.init(piece)}"`;
    yield `#EXTINF:${lengthOf(start, index).toFixed(6)},`;
    yield addresses.segment(index);
  }
  yield '#EXT-X-ENDLIST';
}

/** @param files of a film; their sheets are numbered consecutively */
export function imagePlaylist(
  files: readonly { sheets: ThumbnailSheets; durationSec: number }[],
  address: (index: number) => string,
): string[] {
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${Math.ceil(Math.max(...files.map(({ sheets }) => sheets.sheetSec)))}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-IMAGES-ONLY',
  ];
  let number = 0;
  for (const { sheets, durationSec } of files) {
    const { sheetSec, tileSec, columns, rows, count } = sheets;
    for (let index = 0; index < count; index += 1) {
      const length = Math.min(sheetSec, durationSec - index * sheetSec);
      lines.push(
        `#EXTINF:${length.toFixed(3)},`,
        `#EXT-X-TILES:RESOLUTION=160x90,LAYOUT=${columns}x${rows},DURATION=${tileSec.toFixed(3)}`,
        address(number),
      );
      number += 1;
    }
  }
  return [...lines, '#EXT-X-ENDLIST'];
}

const clock = (sec: number): string => {
  const part = (value: number, digits = 2): string => String(Math.floor(value)).padStart(digits, '0');
  return `${part(sec / 3600)}:${part((sec / 60) % 60)}:${part(sec % 60)}.${part((sec % 1) * 1000, 3)}`;
};

/** The same tiles as a WebVTT track, for direct playback. */
export function* thumbnailTrack(
  sheets: ThumbnailSheets,
  durationSec: number,
  address: (index: number) => string,
): Generator<string> {
  const { sheetSec, tileSec, columns } = sheets;
  yield 'WEBVTT';
  yield '';
  for (let tile = 0; tile * tileSec < durationSec; tile += 1) {
    const start = tile * tileSec;
    const sheet = Math.floor(start / sheetSec);
    const place = tile - Math.round((sheet * sheetSec) / tileSec);
    const [x, y] = [(place % columns) * 160, Math.floor(place / columns) * 90];
    const end = Math.min(durationSec, start + tileSec);
    yield `${clock(start)} --> ${clock(end)}`;
    yield `${address(sheet)}#xywh=${x},${y},160,90`;
    yield '';
  }
}
