/** The parts of HLS (RFC 8216) that downloading needs. */
export interface MediaSegment {
  url: string;
  /** Byte range, if the segment is part of a file. */
  range?: { start: number; length: number } | undefined;
  key?: { url: string; iv: Uint8Array } | undefined;
}

export interface MediaPlaylist {
  /** Initialisation segment, for fragmented MP4. */
  init: MediaSegment | null;
  pieces: MediaSegment[];
  /** False for a live stream, which cannot be saved completely. */
  isComplete: boolean;
}

export interface Rendition {
  name: string;
  language: string;
  url: string;
}

export interface Variant {
  /** Height of the video; 0 if the playlist does not say. */
  height: number;
  bandwidth: number;
  url: string;
  /** Separate audio; empty if it is muxed with the video. */
  sounds: Rendition[];
}

export class PlaylistError extends Error {
  constructor(readonly code: 'not-a-playlist' | 'protected' | 'several-files') {
    super(code);
  }
}

function attributes(line: string): Map<string, string> {
  const found = line.slice(line.indexOf(':') + 1).matchAll(/(?<![A-Z0-9-])([A-Z0-9-]+)=("[^"]*"|[^,]*)/g);
  return new Map([...found].map(([, name = '', value = '']) => [name, value.replace(/^"|"$/g, '')]));
}

const linesOf = (text: string): string[] => {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  if (lines[0]?.replace(/^\uFEFF/, '') !== '#EXTM3U') throw new PlaylistError('not-a-playlist');
  return lines;
};

/** Parses the variants of a master playlist, best first; null if the text is a media playlist. */
export function readMaster(text: string, base: string): Variant[] | null {
  const lines = linesOf(text);
  const sounds = lines
    .filter((line) => line.startsWith('#EXT-X-MEDIA:'))
    .map(attributes)
    .filter((of) => of.get('TYPE') === 'AUDIO' && of.get('URI'));
  const variants: Variant[] = [];
  lines.forEach((line, index) => {
    if (!line.startsWith('#EXT-X-STREAM-INF:')) return;
    const address = lines.slice(index + 1).find((next) => next && !next.startsWith('#'));
    if (!address) return;
    const of = attributes(line);
    variants.push({
      height: Number(of.get('RESOLUTION')?.split('x')[1] ?? 0),
      bandwidth: Number(of.get('BANDWIDTH') ?? 0),
      url: new URL(address, base).href,
      sounds: sounds
        .filter((sound) => sound.get('GROUP-ID') === of.get('AUDIO'))
        .map((sound) => ({
          name: sound.get('NAME') ?? '',
          language: sound.get('LANGUAGE') ?? '',
          url: new URL(sound.get('URI') ?? '', base).href,
        })),
    });
  });
  return variants.length > 0 ? variants.sort((a, b) => b.height - a.height || b.bandwidth - a.bandwidth) : null;
}

const sequenceIv = (sequence: number): Uint8Array => {
  const iv = new Uint8Array(16);
  new DataView(iv.buffer).setUint32(12, sequence);
  return iv;
};
const hexIv = (text: string): Uint8Array =>
  Uint8Array.from(text.replace(/^0x/i, '').padStart(32, '0').match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

/**
 * Parses the segments of a media playlist. @throws PlaylistError `protected` for encryption other than AES-128,
 * `several-files` for several initialisation segments
 */
export function readMedia(text: string, base: string): MediaPlaylist {
  const playlist: MediaPlaylist = { init: null, pieces: [], isComplete: false };
  let sequence = 0;
  let lock: { url: string; iv: Uint8Array | null } | null = null;
  let range: string | null = null;
  const ends = new Map<string, number>();

  const part = (url: string, text: string): MediaSegment['range'] => {
    const [length = 0, start = ends.get(url) ?? 0] = text.split('@').map(Number);
    ends.set(url, start + length);
    return { start, length };
  };
  for (const line of linesOf(text)) {
    if (line.startsWith('#EXT-X-MEDIA-SEQUENCE:')) sequence = Number(line.split(':')[1]);
    else if (line.startsWith('#EXT-X-BYTERANGE:')) range = line.slice(line.indexOf(':') + 1);
    else if (line.startsWith('#EXT-X-ENDLIST')) playlist.isComplete = true;
    else if (line.startsWith('#EXT-X-KEY:')) {
      const of = attributes(line);
      const method = of.get('METHOD');
      if (method !== 'NONE' && method !== 'AES-128') throw new PlaylistError('protected');
      const iv = of.get('IV');
      lock = method === 'NONE' ? null : { url: new URL(of.get('URI') ?? '', base).href, iv: iv ? hexIv(iv) : null };
    } else if (line.startsWith('#EXT-X-MAP:')) {
      const of = attributes(line);
      const url = new URL(of.get('URI') ?? '', base).href;
      const bytes = of.get('BYTERANGE');
      // Each one describes its own segments, and a file can contain only one.
      if (playlist.init && playlist.init.url !== url) throw new PlaylistError('several-files');
      playlist.init = { url, range: bytes ? part(url, bytes) : undefined };
    } else if (line && !line.startsWith('#')) {
      const url = new URL(line, base).href;
      playlist.pieces.push({
        url,
        range: range ? part(url, range) : undefined,
        key: lock ? { url: lock.url, iv: lock.iv ?? sequenceIv(sequence) } : undefined,
      });
      range = null;
      sequence += 1;
    }
  }
  return playlist;
}
