import { median } from '../row';

/** The process's use in one minute: the lowest heap, because garbage that has not been collected yet is irrelevant. */
export interface Sample {
  minute: number;
  heapMb: number;
  rssMb: number;
}

/** Growth per hour of the best-fitting line (least squares). */
export function slopePerHour(values: readonly { minute: number; value: number }[]): number {
  const mean = (of: readonly number[]) => of.reduce((sum, value) => sum + value, 0) / of.length;
  const minute = mean(values.map((point) => point.minute));
  const middle = mean(values.map(({ value }) => value));
  const spread = values.reduce((sum, point) => sum + (point.minute - minute) ** 2, 0);
  if (spread === 0) return 0;
  return (60 * values.reduce((sum, point) => sum + (point.minute - minute) * (point.value - middle), 0)) / spread;
}

export interface Trend {
  /** Median of the first third, in which caches are filling. */
  first: number;
  last: number;
  /** MB per hour after the first third. */
  slope: number;
}

export function trendOf(samples: readonly Sample[], of: 'heapMb' | 'rssMb'): Trend {
  const third = Math.max(1, Math.floor(samples.length / 3));
  const points = samples.map((sample) => ({ minute: sample.minute, value: sample[of] }));
  const middle = (part: typeof points) => median(part.map(({ value }) => value));
  return {
    first: middle(points.slice(0, third)),
    last: middle(points.slice(-third)),
    slope: slopePerHour(points.slice(third)),
  };
}
