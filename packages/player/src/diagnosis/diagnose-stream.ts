import type { Stream } from '@marquee/core/contracts';
import { urlToProbe } from '../sources/stream-urls';
import { codecsOfTransportStream, missingCodecs, type CanPlay } from './codecs';
import { fetchHead, hostOf, type Answer, type HeadOptions } from './fetch-head';

export interface DiagnoseOptions extends HeadOptions {
  /** Whether the browser has a decoder for a type with codecs. */
  canPlay: CanPlay;
}

const cannotPlay = (names: readonly string[]): string =>
  `This browser can’t play ${names.join(' and ')}, and this source offers nothing else.`;

/** Text without its byte-order mark, as Latin-1 shows it, and without white space before it. */
const trimmedStart = (text: string): string => text.replace(/^\u00ef\u00bb\u00bf/, '').trimStart();

/** What no video begins with; null for what may be one. */
function noVideo(answer: Answer & { ok: true }, host: string): string | null {
  const start = trimmedStart(answer.text.slice(0, 1024));
  if (answer.bytes.length === 0) return `${host} sent nothing.`;
  if (/^<(?:!doctype html|html|head|body|!--)/i.test(start) || answer.type.startsWith('text/html'))
    return `${host} sent a web page, not a video.`;
  if (/^[[{]\s*["{[\]}]/.test(start)) return `${host} sent data (JSON), not a video.`;
  if (answer.type.startsWith('image/')) return `${host} sent an image, not a video.`;
  return null;
}

/** The beginning of what lies at an address, or why it can be no video. */
async function fetchVideoHead(url: string, options: HeadOptions): Promise<Answer> {
  const answer = await fetchHead(url, options);
  const reason = answer.ok ? noVideo(answer, hostOf(url)) : null;
  return reason === null ? answer : { ok: false, reason };
}

const boxes = 'ftyp styp moof moov sidx emsg prft free skip mdat uuid'.split(' ');
/** Matroska, MPEG-TS, AVI, FLV, Ogg, sound with tags, WebVTT, program streams. */
const starts = ['\u001aE\u00df\u00a3', 'G', 'RIFF', 'FLV', 'OggS', 'ID3', 'WEBVTT', '\u0000\u0000\u0001\u00ba'];

const isMedia = ({ bytes, text }: Answer & { ok: true }): boolean =>
  boxes.includes(text.slice(4, 8)) ||
  starts.some((start) => text.startsWith(start)) ||
  (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0);

const linesOf = (text: string): string[] => text.split(/\r?\n/).map((line) => line.trim());
const attribute = (line: string, name: string): string | undefined =>
  new RegExp(`[:,]${name}=(?:"([^"]*)"|([^,]*))`).exec(line)?.slice(1).find(Boolean);

/** Encryption that a browser alone cannot undo. */
const isProtected = (line: string): boolean =>
  /^#EXT-X-(?:SESSION-)?KEY:/.test(line) &&
  (attribute(line, 'METHOD')?.startsWith('SAMPLE-AES') === true ||
    !['identity', undefined].includes(attribute(line, 'KEYFORMAT')));

/** The sentence for a piece of the video, or null when nothing is wrong with it. */
async function pieceReason(url: string, options: DiagnoseOptions, isEncrypted: boolean): Promise<string | null> {
  const piece = await fetchVideoHead(url, options);
  if (!piece.ok) return piece.reason;
  if (isEncrypted) return null;
  if (!isMedia(piece)) return `${hostOf(url)} sent something this player can’t read.`;
  const names = missingCodecs(
    piece.text[0] === 'G' ? codecsOfTransportStream(piece.bytes) : piece.text,
    options.canPlay,
  );
  return names.length > 0 ? cannotPlay(names) : null;
}

async function keyReason(url: string, options: DiagnoseOptions): Promise<string | null> {
  const key = await fetchHead(url, options);
  if (!key.ok) return `The key to the video is missing. ${key.reason}`;
  return key.bytes.length === 16 ? null : `${hostOf(url)} didn’t send a valid key for the video.`;
}

async function mediaPlaylistReason(text: string, base: string, options: DiagnoseOptions): Promise<string | null> {
  const lines = linesOf(text);
  if (lines.some(isProtected)) return `The video of ${hostOf(base)} is protected (DRM). It only plays on its own site.`;
  const key = lines.find((line) => line.startsWith('#EXT-X-KEY:') && attribute(line, 'METHOD') === 'AES-128');
  const keyUrl = key && attribute(key, 'URI');
  const wrongKey = keyUrl === undefined ? null : await keyReason(new URL(keyUrl, base).href, options);
  if (wrongKey) return wrongKey;
  const map = lines.find((line) => line.startsWith('#EXT-X-MAP:'));
  const init = map && attribute(map, 'URI');
  const segment = lines.find((line) => line !== '' && !line.startsWith('#'));
  if (segment === undefined) return `The playlist of ${hostOf(base)} is empty.`;
  for (const piece of init === undefined ? [segment] : [init, segment]) {
    const reason = await pieceReason(new URL(piece, base).href, options, key !== undefined);
    if (reason) return reason;
  }
  return null;
}

async function playlistReason(url: string, options: DiagnoseOptions): Promise<string | null> {
  const answer = await fetchVideoHead(url, options);
  if (!answer.ok) return answer.reason;
  if (!trimmedStart(answer.text).startsWith('#EXTM3U'))
    return isMedia(answer) ? null : `${hostOf(url)} sent text that isn’t a playlist.`;
  const lines = linesOf(answer.text);
  const variants = lines.flatMap((line, at) => {
    const address = lines.slice(at + 1).find((next) => next !== '' && !next.startsWith('#'));
    return line.startsWith('#EXT-X-STREAM-INF:') && address !== undefined
      ? [{ address, codecs: attribute(line, 'CODECS') ?? '' }]
      : [];
  });
  if (variants.length === 0) return mediaPlaylistReason(answer.text, url, options);
  const missing = variants.map(({ codecs }) => missingCodecs(codecs, options.canPlay));
  if (missing.every((names) => names.length > 0)) return cannotPlay([...new Set(missing.flat())]);
  const playable = variants[missing.findIndex((names) => names.length === 0)];
  if (!playable) return null;
  const address = new URL(playable.address, url).href;
  const media = await fetchVideoHead(address, options);
  return media.ok ? mediaPlaylistReason(media.text, address, options) : media.reason;
}

/** Kinds of files that no browser opens. */
const containers = [
  ['RIFF', 'AVI'],
  ['FLV', 'FLV'],
  ['G', 'MPEG-TS'],
  ['\u0000\u0000\u0001\u00ba', 'MPEG'],
] as const;

async function fileReason(url: string, options: DiagnoseOptions): Promise<string | null> {
  const answer = await fetchVideoHead(url, options);
  const host = hostOf(url);
  // The video element may play what scripts may not read.
  if (!answer.ok)
    return answer.isUnreadable ? `${host} answers, but this browser can’t play what it sends.` : answer.reason;
  if (!isMedia(answer)) return `${host} sent something this player can’t read.`;
  const container = containers.find(([start]) => answer.text.startsWith(start))?.[1];
  if (container !== undefined)
    return `This browser can’t play ${container} files, and this source offers nothing else.`;
  // The index of an MP4 file may stand behind the picture.
  const isMp4 = answer.text.slice(4, 8) === 'ftyp';
  const tail = isMp4 && !answer.text.includes('moov') ? await fetchHead(url, options, 'bytes=-524288') : null;
  if (tail?.ok && !tail.text.includes('moov')) return `The video of ${host} was cut off: its index is missing.`;
  const names = missingCodecs(`${answer.text}${tail?.ok ? tail.text : ''}`, options.canPlay);
  return names.length > 0 ? cannotPlay(names) : null;
}

/**
 * Why a stream does not play, in a sentence that names the server and the reason: looks at what the player asked for, one
 * address after another. Null when nothing is found to be wrong.
 */
export async function diagnoseStream(stream: Stream, options: DiagnoseOptions): Promise<string | null> {
  const url = urlToProbe(stream);
  if (url === undefined) return null;
  if (stream.type === 'hls') return playlistReason(url, options);
  if (stream.type === 'file') return fileReason(url, options);
  const manifest = await fetchVideoHead(url, options);
  if (!manifest.ok) return manifest.reason;
  if (/<ContentProtection/i.test(manifest.text))
    return `The video of ${hostOf(url)} is protected (DRM). It only plays on its own site.`;
  const names = missingCodecs(
    [...manifest.text.matchAll(/codecs="([^"]*)"/g)].map(([, codecs]) => codecs).join(' '),
    options.canPlay,
  );
  return names.length > 0 ? cannotPlay(names) : null;
}
