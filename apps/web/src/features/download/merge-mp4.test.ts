import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asSound, mergeInits } from './merge-mp4';

const media = join(import.meta.dirname, '../../../../../packages/player/test-media/hls-cmaf');
const read = (name: string) => new Uint8Array(readFileSync(join(media, name)));
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const count = (bytes: Uint8Array, type: string) => text(bytes).split(type).length - 1;
/** The track id in the first box of a type. */
const track = (bytes: Uint8Array, type: string, offset: number) =>
  new DataView(bytes.buffer, bytes.byteOffset).getUint32(text(bytes).indexOf(type) + 4 + offset);

describe('merging video and audio', () => {
  it('creates one init segment with two tracks of different ids', () => {
    const merged = mergeInits(read('low/init.mp4'), read('en/init.mp4'));
    expect([count(merged, 'ftyp'), count(merged, 'moov'), count(merged, 'mvhd')]).toEqual([1, 1, 1]);
    expect([count(merged, 'trak'), count(merged, 'trex'), count(merged, 'vide'), count(merged, 'soun')]).toEqual([
      2, 2, 1, 1,
    ]);
    const second = merged.subarray(text(merged).lastIndexOf('trak'));
    expect([track(merged, 'tkhd', 12), track(second, 'tkhd', 12)]).toEqual([1, 2]);
  });

  it('gives audio fragments the id of the second track, without changing the input', () => {
    const piece = read('en/s0.m4s');
    const renamed = asSound(piece);
    expect([track(piece, 'tfhd', 4), track(renamed, 'tfhd', 4)]).toEqual([1, 2]);
    expect(renamed.length).toBe(piece.length);
  });

  it('rejects input that is not MP4', () => {
    expect(() => mergeInits(new Uint8Array(40), read('en/init.mp4'))).toThrow();
    expect(() =>
      mergeInits(new TextEncoder().encode('<!doctype html><title>Not found</title>'), read('en/init.mp4')),
    ).toThrow();
  });
});
