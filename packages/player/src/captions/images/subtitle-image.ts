/** A part of a subtitle image: RGBA pixels and their position in the frame. */
export interface ImagePart {
  x: number;
  y: number;
  width: number;
  height: number;
  pixels: Uint8ClampedArray<ArrayBuffer>;
}

/** A subtitle image with its duration. An image without parts clears the previous one. */
export interface SubtitleImage {
  startSec: number;
  endSec: number;
  /** The frame that contains the parts; it covers the whole video. */
  width: number;
  height: number;
  /** Decoded when shown, because an hour of images would take gigabytes. */
  decode: () => ImagePart[];
}

/** One block of an image subtitle track. */
export interface ImagePacket {
  startSec: number;
  /** Null if the file does not specify it. */
  durationSec: number | null;
  data: Uint8Array;
}

export interface ImageTrack {
  codec: 'pgs' | 'vobsub';
  /** VobSub: the text of the .idx file, with the size of the frame and the colours. */
  header: string;
  packets: ImagePacket[];
}

/** The frame of a 4K disc; larger ones are an attempt to exhaust memory. */
export const MAX_FRAME_PIXELS = 4096 * 2304;
/** No line needs longer; ends images that the file never clears. */
export const MAX_SHOWN_SEC = 60;

/** Reads bytes in order; returns zeros beyond the end. */
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

/** A colour in the canvas's memory layout. */
export const rgba = (red: number, green: number, blue: number, alpha: number): number =>
  ((alpha << 24) | (clamped(blue) << 16) | (clamped(green) << 8) | clamped(red)) >>> 0;
