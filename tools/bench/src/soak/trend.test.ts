import { describe, expect, it } from '@jest/globals';
import { slopePerHour, trendOf } from './trend';

describe('the memory of a long run', () => {
  it('grows by what a steady leak adds in an hour', () => {
    const leak = Array.from({ length: 30 }, (_, minute) => ({ minute, value: 100 + minute * 0.5 }));
    expect(slopePerHour(leak)).toBeCloseTo(30, 6);
  });

  it('is flat when it only goes up and down', () => {
    const wave = Array.from({ length: 31 }, (_, minute) => ({ minute, value: 100 + (minute % 2) }));
    expect(Math.abs(slopePerHour(wave))).toBeLessThan(0.001);
    expect(slopePerHour([{ minute: 0, value: 5 }])).toBe(0);
  });

  it('does not count caches that fill in the first third as growth', () => {
    const samples = Array.from({ length: 30 }, (_, minute) => ({
      minute,
      heapMb: minute < 10 ? 50 + minute * 5 : 100,
      rssMb: 300,
    }));
    expect(trendOf(samples, 'heapMb')).toEqual({ first: 70, last: 100, slope: 0 });
    expect(trendOf(samples, 'rssMb').slope).toBe(0);
  });
});
