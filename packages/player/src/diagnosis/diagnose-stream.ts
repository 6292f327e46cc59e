import type { Stream } from '@marquee/core/contracts';
import { urlToProbe } from '../sources/stream-urls';
import { codecsOfTransportStream, missingCodecs, type CanPlay } from './codecs';
import { fetchHead, type Answer, type HeadOptions } from './fetch-head';
import { hostOf } from './host-of';
import type { ServerProblem, StreamProblem } from './stream-problem';

export interface DiagnoseOptions extends HeadOptions {
  /** Whether the browser can decode a type with codecs. */
  canPlay: CanPlay;
  /** Where playback stopped; the beginning if unknown. */
  atSec?: number | undefined;
  /** How long a live playlist may remain unchanged; defaults to the duration of its segments. */
  liveMs?: number;
}

const cannotPlay = (codecs: readonly string[]): StreamProblem => ({ kind: 'codecs', codecs });
const at = (url: string, kind: ServerProblem['kind']): ServerProblem => ({ kind, host: hostOf(url) });

/** Latin-1 text without its byte order mark and leading white space. */
const trimmedStart = (text: string): string => text.replace(/^\u00ef\u00bb\u00bf/, '').trimStart();

/** PNG, JPEG, GIF, WebP. */
const images = /^(?:.PNG\r\n|\u00ff\u00d8\u00ff|GIF8|RIFF.{4}WEBP)/s;

/** The problem if the content cannot be a video; null if it may be one. */
function noVideo(answer: Answer & { ok: true }): ServerProblem['kind'] | null {
  const start = trimmedStart(answer.text.slice(0, 1024));
  if (answer.bytes.length === 0) return 'nothing';
  if (/^<(?:!doctype html|html|head|body|!--)/i.test(start) || answer.type.startsWith('text/html')) return 'webPage';
  if (/^[[{]\s*["{[\]}]/.test(start)) return 'data';
  if (answer.type.startsWith('image/') || images.test(answer.text.slice(0, 12))) return 'image';
  return null;
}

/** The beginning of a file, or why it cannot be a video. */
async function fetchVideoHead(url: string, options: HeadOptions): Promise<Answer> {
  const answer = await fetchHead(url, options);
  const kind = answer.ok ? noVideo(answer) : null;
  return kind === null ? answer : { ok: false, problem: at(url, kind) };
}

const boxes = 'ftyp styp moof moov sidx emsg prft free skip mdat uuid'.split(' ');
/** Matroska, MPEG-TS, AVI, FLV, Ogg, audio with ID3 tags, WebVTT, program streams. */
const starts = ['\u001aE\u00df\u00a3', 'G', 'RIFF', 'FLV', 'OggS', 'ID3', 'WEBVTT', '\u0000\u0000\u0001\u00ba'];

const isMedia = ({ bytes, text }: Answer & { ok: true }): boolean =>
  boxes.includes(text.slice(4, 8)) ||
  starts.some((start) => text.startsWith(start)) ||
  (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0);

const linesOf = (text: string): string[] => text.split(/\r?\n/).map((line) => line.trim());
const attribute = (line: string, name: string): string | undefined =>
  new RegExp(`[:,]${name}=(?:"([^"]*)"|([^,]*))`).exec(line)?.slice(1).find(Boolean);

/** The segment of a playlist at a position, or its last one. */
function pieceAt(lines: readonly string[], atSec: number): string | undefined {
  let endSec = 0;
  let piece: string | undefined;
  for (const line of lines) {
    if (line.startsWith('#EXTINF:')) endSec += Number.parseFloat(line.slice('#EXTINF:'.length)) || 0;
    if (line === '' || line.startsWith('#')) continue;
    piece = line;
    if (endSec > atSec) break;
  }
  return piece;
}

const LIVE_PIECE_SEC = 6;
/** A live playlist changes with every segment; one that does not is no longer updated. */
async function hasStopped(text: string, url: string, options: DiagnoseOptions): Promise<boolean> {
  if (/^#EXT-X-(?:ENDLIST|PLAYLIST-TYPE:VOD)/m.test(text)) return false;
  const pieceSec = Number(/^#EXT-X-TARGETDURATION:(\d+)/m.exec(text)?.[1] ?? LIVE_PIECE_SEC);
  const liveMs = options.liveMs ?? 1500 * Math.min(pieceSec, LIVE_PIECE_SEC);
  await new Promise((resolve) => setTimeout(resolve, liveMs));
  const later = await fetchHead(url, options);
  return later.ok && later.text === text;
}

/** Encryption that a browser cannot decrypt without DRM. */
const isProtected = (line: string): boolean =>
  /^#EXT-X-(?:SESSION-)?KEY:/.test(line) &&
  (attribute(line, 'METHOD')?.startsWith('SAMPLE-AES') === true ||
    !['identity', undefined].includes(attribute(line, 'KEYFORMAT')));

/** The problem of a segment; null if there is none. */
async function pieceProblem(
  url: string,
  options: DiagnoseOptions,
  isEncrypted: boolean,
): Promise<StreamProblem | null> {
  const piece = await fetchVideoHead(url, options);
  if (!piece.ok) return piece.problem;
  if (isEncrypted) return null;
  if (!isMedia(piece)) return at(url, 'noMedia');
  const names = missingCodecs(
    piece.text[0] === 'G' ? codecsOfTransportStream(piece.bytes) : piece.text,
    options.canPlay,
  );
  return names.length > 0 ? cannotPlay(names) : null;
}

async function keyProblem(url: string, options: DiagnoseOptions): Promise<StreamProblem | null> {
  const key = await fetchHead(url, options);
  if (!key.ok) return { ...key.problem, ofKey: true };
  return key.bytes.length === 16 ? null : at(url, 'invalidKey');
}

async function mediaPlaylistProblem(
  text: string,
  base: string,
  options: DiagnoseOptions,
): Promise<StreamProblem | null> {
  const lines = linesOf(text);
  if (lines.some(isProtected)) return at(base, 'protected');
  const key = lines.find((line) => line.startsWith('#EXT-X-KEY:') && attribute(line, 'METHOD') === 'AES-128');
  const keyUrl = key && attribute(key, 'URI');
  const wrongKey = keyUrl === undefined ? null : await keyProblem(new URL(keyUrl, base).href, options);
  if (wrongKey) return wrongKey;
  const map = lines.find((line) => line.startsWith('#EXT-X-MAP:'));
  const init = map && attribute(map, 'URI');
  const segment = pieceAt(lines, options.atSec ?? 0);
  if (segment === undefined) return at(base, 'emptyPlaylist');
  for (const piece of init === undefined ? [segment] : [init, segment]) {
    const problem = await pieceProblem(new URL(piece, base).href, options, key !== undefined);
    if (problem) return problem;
  }
  return (await hasStopped(text, base, options)) ? at(base, 'liveStopped') : null;
}

async function playlistProblem(url: string, options: DiagnoseOptions): Promise<StreamProblem | null> {
  const answer = await fetchVideoHead(url, options);
  if (!answer.ok) return answer.problem;
  if (!trimmedStart(answer.text).startsWith('#EXTM3U')) return isMedia(answer) ? null : at(url, 'noPlaylist');
  const lines = linesOf(answer.text);
  const variants = lines.flatMap((line, at) => {
    const address = lines.slice(at + 1).find((next) => next !== '' && !next.startsWith('#'));
    return line.startsWith('#EXT-X-STREAM-INF:') && address !== undefined
      ? [{ address, codecs: attribute(line, 'CODECS') ?? '' }]
      : [];
  });
  if (variants.length === 0) return mediaPlaylistProblem(answer.text, url, options);
  const missing = variants.map(({ codecs }) => missingCodecs(codecs, options.canPlay));
  if (missing.every((names) => names.length > 0)) return cannotPlay([...new Set(missing.flat())]);
  const playable = variants[missing.findIndex((names) => names.length === 0)];
  if (!playable) return null;
  const address = new URL(playable.address, url).href;
  const media = await fetchVideoHead(address, options);
  return media.ok ? mediaPlaylistProblem(media.text, address, options) : media.problem;
}

/** Container formats that no browser supports. */
const containers = [
  ['RIFF', 'AVI'],
  ['FLV', 'FLV'],
  ['G', 'MPEG-TS'],
  ['\u0000\u0000\u0001\u00ba', 'MPEG'],
] as const;

/** The end of the boxes that begin in the first bytes of an MP4 file; null if unknown. */
function boxesEnd(bytes: Uint8Array): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let from = 0;
  while (from + 16 <= bytes.length) {
    const short = view.getUint32(from);
    // A last box of size 0 extends to the end.
    if (short === 0) return Infinity;
    const size = short === 1 ? Number(view.getBigUint64(from + 8)) : short;
    if (size < 8) return null;
    from += size;
  }
  return from;
}

type Head = Answer & { ok: true };

/** The data after the media data of an MP4 file, where its index may be; null if the server does not send it. */
async function behindPicture(url: string, { bytes, length }: Head, options: DiagnoseOptions): Promise<string | null> {
  const end = boxesEnd(bytes);
  if (end === null) return null;
  if (bytes.length === length || end >= (length ?? Infinity)) return '';
  // From a start offset, because a suffix range would require a CORS preflight.
  const rest = await fetchHead(url, options, `bytes=${end}-`);
  return rest.ok && rest.isPart ? rest.text : null;
}

/** Whether a top-level box of an MP4 file claims to extend beyond the file. */
function endsEarly({ bytes, length }: Head): boolean {
  const end = boxesEnd(bytes);
  return end !== null && length !== null && end !== Infinity && end > length;
}

/** Whether the index of an MP4 file names samples that are encrypted (ISO 23001-7). */
const isEncrypted = (index: string): boolean => /enc[va]/.test(index) && index.includes('sinf');

/** Whether an entry of the tracks of a WebM or Matroska file, before its first cluster, has a ContentEncryption. */
const isEncryptedMatroska = (text: string): boolean =>
  text.startsWith('\u001aE\u00df\u00a3') && /m\u0080.{1,8}b@.{1,60}P5/s.test(text.split('\u001fC\u00b6u', 1)[0] ?? '');

async function fileProblem(url: string, options: DiagnoseOptions): Promise<StreamProblem | null> {
  const answer = await fetchVideoHead(url, options);
  // The video element may play data that scripts may not read.
  if (!answer.ok) return answer.problem.kind === 'noCors' ? at(url, 'undecodable') : answer.problem;
  if (!isMedia(answer)) return at(url, 'noMedia');
  const container = containers.find(([start]) => answer.text.startsWith(start))?.[1];
  if (container !== undefined) return { kind: 'container', container };
  const isMp4 = answer.text.slice(4, 8) === 'ftyp';
  const rest = isMp4 && !answer.text.includes('moov') ? await behindPicture(url, answer, options) : null;
  if (rest !== null && !rest.includes('moov')) return at(url, 'cutOff');
  if (isMp4 && endsEarly(answer)) return at(url, 'endMissing');
  const index = `${answer.text}${rest ?? ''}`;
  if (isMp4 ? isEncrypted(index) : isEncryptedMatroska(answer.text)) return at(url, 'protected');
  const names = missingCodecs(index, options.canPlay);
  return names.length > 0 ? cannotPlay(names) : null;
}

/**
 * Finds out why a stream does not play by requesting the player's URLs one after another. Null if no problem is found.
 */
export async function diagnoseStream(stream: Stream, options: DiagnoseOptions): Promise<StreamProblem | null> {
  const url = urlToProbe(stream);
  if (url === undefined) return null;
  if (stream.type === 'hls') return playlistProblem(url, options);
  if (stream.type === 'file') return fileProblem(url, options);
  const manifest = await fetchVideoHead(url, options);
  if (!manifest.ok) return manifest.problem;
  if (/<ContentProtection/i.test(manifest.text)) return at(url, 'protected');
  const names = missingCodecs(
    [...manifest.text.matchAll(/codecs="([^"]*)"/g)].map(([, codecs]) => codecs).join(' '),
    options.canPlay,
  );
  return names.length > 0 ? cannotPlay(names) : null;
}
