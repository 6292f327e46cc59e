import { describe, expect, it } from '@jest/globals';
import { TranscodeSpeed } from './transcode-speed';

const source = { width: 3840, height: 2160, frameRate: 24 };
const made = (height: number) => ({ width: Math.round((height * 16) / 9), height });

describe('the renditions that a machine keeps up with [LIBRARY-34]', () => {
  it('are all of them until it has been measured', () => {
    expect(new TranscodeSpeed().isRealTime(source, made(2160))).toBe(true);
  });

  it('are estimated from the speed of others, and change with the load of the machine', () => {
    const speed = new TranscodeSpeed();
    // Small renditions of a large film at one and a half times real time.
    speed.observe(source, made(480), { mediaSec: 6, tookSec: 4 });
    expect([1080, 720, 480].map((height) => speed.isRealTime(source, made(height)))).toEqual([false, true, true]);
    for (let run = 0; run < 10; run += 1) speed.observe(source, made(480), { mediaSec: 6, tookSec: 8 });
    expect(speed.isRealTime(source, made(480))).toBe(false);
    expect(speed.costOf(source, made(480))).toBe(1);
    // A smaller film needs less work.
    expect(speed.isRealTime({ width: 1280, height: 720, frameRate: 24 }, made(720))).toBe(true);
    for (let run = 0; run < 10; run += 1) speed.observe(source, made(480), { mediaSec: 6, tookSec: 1 });
    expect(speed.isRealTime(source, made(1080))).toBe(true);
    expect(speed.costOf(source, made(480))).toBe(0.25);
    expect(speed.costOf(source, made(1080))).toBeCloseTo(0.35, 1);
  });
});
