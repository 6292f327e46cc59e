import { expect, it } from '@jest/globals';
import { startProcessorClock } from '@marquee/tooling/processor-clock';
import type { Box } from '../probe/mp4-boxes';
import { readSamples, type Mp4Tables } from './mp4-samples';
import { words } from './segment-writer';

/** Tables of a track, each given by its words after version and flags. */
function tablesOf(contents: Record<'stts' | 'stsz' | 'stsc' | 'stco', number[]>): Mp4Tables {
  let at = 0;
  const boxes: Record<string, Box> = {};
  const parts = Object.entries(contents).map(([type, numbers]) => {
    const part = words([0, ...numbers]);
    boxes[type] = { type, from: at, to: (at += part.length) };
    return part;
  });
  const none: Box = { type: 'none', from: 0, to: 0 };
  const { stts = none, stsz = none, stsc = none, stco: chunks = none } = boxes;
  const data = Buffer.concat(parts);
  const others = { trak: none, mdia: none, stsd: none, ctts: undefined, stss: undefined };
  return { data, ...others, stts, stsz, stsc, chunks, scale: 1000, shift: 0 };
}

it('samples of one size are found in a chunk that claims to have billions of them, without counting up to them', async () => {
  const billions = 4_000_000_000;
  const tables = tablesOf({ stts: [1, billions, 1], stsz: [2, billions], stsc: [1, 1, billions, 1], stco: [1, 100] });
  const elapsed = startProcessorClock();
  const reads: number[][] = [];
  const read = (at: number, length: number) => {
    reads.push([at, length]);
    return Promise.resolve(Buffer.alloc(length));
  };
  const range = { from: 3_000_000_001, to: 3_000_000_004, keys: undefined };
  const samples = await readSamples(tables, range, read, 1_000);
  expect(reads).toEqual([[100 + 2 * 3_000_000_000, 6]]);
  expect(samples.map(({ decode, bytes }) => [decode, bytes.length])).toEqual([
    [3_000_000_000, 2],
    [3_000_000_001, 2],
    [3_000_000_002, 2],
  ]);
  expect(elapsed()).toBeLessThan(1_000);
});
