import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { evenSegmentStarts, keyframeSegmentStarts, segmentIndexAt } from './segment-starts';
import { fragment, init } from '../../testing/fragment-boxes';
import { createFragmentParser } from './fragment-parser';

describe('the output of ffmpeg', () => {
  it('is split into fragments however it arrives, each at the time of its first frame', () => {
    const stream = Buffer.concat([init, fragment(-80, 80), fragment(1000, 80)]);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1 }), (lengths) => {
        const split = createFragmentParser(1_000_000);
        const parts = [];
        for (let at = 0, turn = 0; at < stream.length; turn += 1) {
          const length = lengths[turn % lengths.length] ?? 1;
          parts.push(...split.parse(stream.subarray(at, at + length)));
          at += length;
        }
        expect(parts.map((part) => (part.kind === 'init' ? 'init' : [part.startSec, part.endSec]))).toEqual([
          'init',
          [0, 0.08],
          [1.08, 1.16],
        ]);
        expect(parts[0]?.bytes).toEqual(init);
        // The second picture still shows 80 after the first; in version 1 offsets may be negative.
        const last = parts[2]?.bytes ?? Buffer.alloc(0);
        const trun = last.indexOf('trun');
        expect([last[trun + 4], last.readInt32BE(trun + 12), last.readInt32BE(trun + 16)]).toEqual([1, 0, 80]);
      }),
      { numRuns: 30 },
    );
  });

  it('is rejected when a box exceeds the limit', () => {
    const split = createFragmentParser(1_000);
    split.parse(init);
    expect(() => split.parse(Buffer.from([0, 0, 0x10, 0, ...Buffer.from('mdat')]))).toThrow('impossible size');
  });

  it('is rejected without a crash when it is invalid', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.nat(200), (noise, at) => {
        const stream = Buffer.concat([init, fragment(0, 0)]);
        stream.set(noise.slice(0, Math.max(0, stream.length - at)), Math.min(at, stream.length));
        try {
          createFragmentParser(1_000_000).parse(stream);
        } catch (error) {
          // Buffer's own errors are made outside the test's realm, where `instanceof` does not know them.
          expect(Object.prototype.toString.call(error)).toBe('[object Error]');
        }
      }),
    );
  });
});

describe('segments', () => {
  it('are four seconds long after a first of two, and cover the film', () => {
    expect(evenSegmentStarts(15)).toEqual([0, 2, 6, 10, 14]);
    expect(evenSegmentStarts(14.2)).toEqual([0, 2, 6, 10]);
    expect(evenSegmentStarts(1)).toEqual([0]);
  });

  it('start at key frames if the video is copied', () => {
    expect(keyframeSegmentStarts([0.1, 1.1, 2.1, 5, 6.1, 9, 10.1], 0.1, 12)).toEqual([0, 2, 6, 10]);
    expect(keyframeSegmentStarts([0, 30], 0, 60)).toBeNull();
  });

  it('are found by any time in them', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 5000, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (length, part) => {
          const segmentStarts = evenSegmentStarts(length);
          const index = segmentIndexAt(segmentStarts, part * length, 0);
          expect(segmentStarts[index]).toBeLessThanOrEqual(part * length);
          expect(segmentStarts[index + 1] ?? Infinity).toBeGreaterThan(part * length);
        },
      ),
    );
  });
});
