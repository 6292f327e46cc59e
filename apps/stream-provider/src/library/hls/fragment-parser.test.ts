import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { evenSegmentStarts, keyframeSegmentStarts, segmentIndexAt } from './segment-starts';
import { box, fragment, init } from '../../testing/fragment-boxes';
import { createFragmentParser, type Sample } from './fragment-parser';
import { shiftOf, withEditList, writeSegment } from './segment-writer';

const samplesOf = (stream: Buffer): Sample[] =>
  createFragmentParser(1_000_000)
    .parse(stream)
    .flatMap((part) => (part.kind === 'samples' ? part.samples : []));

describe('the output of ffmpeg', () => {
  it('is split into samples however it arrives', () => {
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
        expect(parts[0]).toEqual({ kind: 'init', bytes: init, timescale: 1000 });
        const samples = parts.flatMap((part) => (part.kind === 'samples' ? part.samples : []));
        expect(samples.map(({ decode, shown, length, bytes }) => [decode, shown, length, bytes.toString()])).toEqual([
          [-80, 0, 40, 'med'],
          [-40, 120, 40, 'ia'],
          [1000, 1080, 40, 'med'],
          [1040, 1200, 40, 'ia'],
        ]);
      }),
      { numRuns: 30 },
    );
  });

  it('becomes segments with the times of the file, shifted by its edit list', () => {
    const samples = samplesOf(Buffer.concat([init, fragment(-80, 80), fragment(20, 80)]));
    const segment = writeSegment(samples, 80, 1);
    const again = samplesOf(Buffer.concat([init, segment]));
    // Decode times increase even though the first fragment's stated duration ends before the second one.
    expect(again.map(({ decode, shown }) => [decode - 80, shown - 80])).toEqual([
      [-80, 0],
      [-40, 120],
      [20, 100],
      [60, 220],
    ]);
    expect(again.map(({ bytes }) => bytes.toString())).toEqual(['med', 'ia', 'med', 'ia']);
    const moved = withEditList(Buffer.concat([box('ftyp', 0), box('moov', box('trak', box('tkhd', 0)))]), 80);
    expect([shiftOf(moved), shiftOf(init)]).toEqual([80, 0]);
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
          // Buffer's errors are created outside the test's realm, so `instanceof` does not recognise them.
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

  it('begin with a frame', () => {
    const film = evenSegmentStarts(30, { frameSec: 1001 / 24_000, phaseSec: 0 });
    expect(film.map((sec) => Number(((sec * 24_000) / 1001).toFixed(6)))).toEqual([
      0, 48, 144, 240, 336, 432, 528, 624,
    ]);
    const sound = evenSegmentStarts(12, { frameSec: 1024 / 44_100, phaseSec: 0.01 });
    for (const sec of sound.slice(1)) expect((((sec - 0.01) * 44_100) / 1024) % 1).toBeCloseTo(0, 6);
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
