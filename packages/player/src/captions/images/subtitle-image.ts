/** A part of a subtitle image: RGBA pixels and where they lie in its frame. */
export interface ImagePart {
  x: number;
  y: number;
  width: number;
  height: number;
  pixels: Uint8ClampedArray<ArrayBuffer>;
}

/** What stands on the video for a while. An image without parts clears what stood there before. */
export interface SubtitleImage {
  startSec: number;
  endSec: number;
  /** The frame that the parts are placed in; it lies over the whole video. */
  width: number;
  height: number;
  /** Decoded when it is shown: an hour of images would take gigabytes. */
  decode: () => ImagePart[];
}

/** One block of an image subtitle track. */
export interface ImagePacket {
  startSec: number;
  /** Null where the file does not say. */
  durationSec: number | null;
  data: Uint8Array;
}

export interface ImageTrack {
  codec: 'pgs' | 'vobsub';
  /** VobSub: the text of the .idx file, with the size of the frame and the colours. */
  header: string;
  packets: ImagePacket[];
}

/** The frame of a 4K disc; what is larger is an attack on the memory. */
export const MAX_FRAME_PIXELS = 4096 * 2304;
/** Nobody reads a line for longer; it ends an image that the file never takes away. */
export const MAX_SHOWN_SEC = 60;

/** Bytes read in order; zeros behind the end. */
export function byteReader(data: Uint8Array, start = 0) {
  let at = start;
  const byte = (): number => data[at++] ?? 0;
  const short = (): number => (byte() << 8) | byte();
  return {
    byte,
    short,
    skip: (count: number): void => void (at += count),
    get position() {
      return at;
    },
    get isAtEnd() {
      return at >= data.length;
    },
  };
}

const clamped = (value: number): number => Math.min(255, Math.max(0, Math.round(value)));

/** A colour as the canvas has it in memory. */
export const rgba = (red: number, green: number, blue: number, alpha: number): number =>
  ((alpha << 24) | (clamped(blue) << 16) | (clamped(green) << 8) | clamped(red)) >>> 0;
