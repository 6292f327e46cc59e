import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import type { Segment } from '../contracts/stream-provider';
import { formatEdl, parseEdl } from './edl';

const segments: Segment[] = [
  { kind: 'chapter', title: 'One', startSec: 0, endSec: 1000 },
  { kind: 'recap', startSec: 0, endSec: 30 },
  { kind: 'intro', startSec: 30, endSec: 90 },
  { kind: 'credits', startSec: 900, endSec: 960 },
];

describe('an edit list', () => {
  it('is read in seconds, clock times and frames, cuts and breaks alone [LIBRARY-52]', () => {
    const text = [
      '\uFEFF10.5 20 3',
      '0:30 1:00.25\t0',
      '01:00:00 01:00:10 3\r',
      '#250 #500 3',
      '30 40 1',
      '30 40 2',
      '50 40 3',
      'nonsense',
      '1 2 3 4',
      '5 6',
    ];
    const at = (startSec: number, endSec: number) => ({ kind: 'commercial', startSec, endSec });
    const expected = [at(5, 6), at(10, 20), at(10.5, 20), at(30, 60.25), at(3600, 3610)];
    expect(parseEdl(text.join('\n'), { frameRate: 25 })).toEqual(expected);
    expect(parseEdl('#250 #500 3')).toEqual([]);
  });

  it('is written for Kodi: what is skipped, once each, and no chapters [LIBRARY-52]', () => {
    expect(formatEdl(segments)).toBe('0.000\t30.000\t3\n30.000\t90.000\t3\n900.000\t960.000\t3\n');
    expect(formatEdl([])).toBe('');
  });

  it('is read back as it was written, whatever else it contains', () => {
    const stretch = fc.record({
      kind: fc.constant('commercial' as const),
      startSec: fc.integer({ min: 0, max: 9_999_999 }).map((ms) => ms / 1000),
      endSec: fc.integer({ min: 10_000_000, max: 99_999_999 }).map((ms) => ms / 1000),
    });
    fc.assert(
      fc.property(fc.array(stretch), (list) => {
        const sorted = list.toSorted((a, b) => a.startSec - b.startSec);
        expect(parseEdl(formatEdl(list))).toEqual(sorted);
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const { startSec, endSec } of parseEdl(text, { frameRate: 25 })) expect(endSec > startSec).toBe(true);
      }),
    );
    expect(parseEdl('1 2 3\n'.repeat(100_000))).toHaveLength(500);
  });
});
