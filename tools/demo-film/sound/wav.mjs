import { readFileSync, writeFileSync } from 'node:fs';

/** Writes interleaved floats (-1..1) as 16-bit PCM. */
export function writeWav(path, samples, { rate, channels }) {
  const bytes = Buffer.alloc(44 + samples.length * 2);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(36 + samples.length * 2, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(channels, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(rate * channels * 2, 28);
  bytes.writeUInt16LE(channels * 2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((sample, index) => {
    bytes.writeInt16LE(Math.round(Math.min(1, Math.max(-1, sample)) * 32767), 44 + index * 2);
  });
  writeFileSync(path, bytes);
}

/** Reads mono 16-bit PCM as written by espeak-ng. */
export function readWav(path) {
  const bytes = readFileSync(path);
  let at = 12;
  while (bytes.toString('ascii', at, at + 4) !== 'data') at += 8 + bytes.readUInt32LE(at + 4);
  const start = at + 8;
  const length = Math.floor(Math.min(bytes.readUInt32LE(at + 4), bytes.length - start) / 2);
  const samples = Float32Array.from({ length }, (_, index) => bytes.readInt16LE(start + index * 2) / 32768);
  return { rate: bytes.readUInt32LE(24), samples };
}
