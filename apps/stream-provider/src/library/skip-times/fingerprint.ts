/** Chromaprint computes a 32-bit value from 2.4 s of audio every 0.12 s: 1365 samples at 11,025 Hz. */
export const hopSec = 1365 / 11_025;

/** Values of a recording in order. If two values sound the same, most of their bits are equal. */
export type Fingerprint = Uint32Array;

/** Parses the output of ffmpeg's `-fp_format raw`. */
export function readFingerprint(bytes: Buffer): Fingerprint {
  const values = new Uint32Array(Math.floor(bytes.length / 4));
  for (let at = 0; at < values.length; at += 1) values[at] = bytes.readUInt32LE(at * 4);
  return values;
}

export function writeFingerprint(values: Fingerprint): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, at) => bytes.writeUInt32LE(value, at * 4));
  return bytes;
}

/** Number of set bits. */
export function countBits(value: number): number {
  let bits = value - ((value >>> 1) & 0x55_55_55_55);
  bits = (bits & 0x33_33_33_33) + ((bits >>> 2) & 0x33_33_33_33);
  return Math.imul((bits + (bits >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24;
}
