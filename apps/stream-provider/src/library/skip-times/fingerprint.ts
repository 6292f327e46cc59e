/** Chromaprint makes a value of 32 bits from 2.4 s of sound, and one every 0.12 s: 1365 samples at 11,025 Hz. */
export const hopSec = 1365 / 11_025;

/** Values of a recording, in order. Of two values that sound the same, most bits are equal. */
export type Fingerprint = Uint32Array;

/** Reads what ffmpeg's `-fp_format raw` writes. */
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

/** How many of the 32 bits are set. */
export function countBits(value: number): number {
  let bits = value - ((value >>> 1) & 0x55_55_55_55);
  bits = (bits & 0x33_33_33_33) + ((bits >>> 2) & 0x33_33_33_33);
  return Math.imul((bits + (bits >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24;
}
