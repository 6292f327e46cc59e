import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '../random';
import { median } from '../row';
import type { Sample } from './trend';
import { gatherTitles, visits, type Crowd } from './visits';

export interface SoakResult {
  samples: Sample[];
  counts: Record<string, number>;
  failures: string[];
}

export interface SoakOptions {
  origin: string;
  minutes: number;
  /** Number of samples; one per minute unless the run is very short. */
  samples: number;
  visitors?: number;
  onSample?: (sample: Sample) => void;
}

const SEED = 7;
const LOOK_EVERY_MS = 2_000;
const PAUSE_MS = 350;

/** A mix of requests by browsers, players and users for a while, with the API's reported memory. */
export async function soak({ origin, minutes, samples: count, visitors = 8, onSample }: SoakOptions) {
  const ending = new AbortController();
  const random = seededRandom(SEED);
  const crowd: Crowd = { origin, random, titles: await gatherTitles(origin), people: [], signal: ending.signal };
  const result: SoakResult = { samples: [], counts: {}, failures: [] };
  const working = Array.from({ length: visitors }, () => visitor(crowd, result));
  const sampleMs = (minutes * 60_000) / count;
  for (let at = 1; at <= count; at += 1) {
    const sample = { minute: (at * minutes) / count, ...(await observe(origin, sampleMs)) };
    result.samples.push(sample);
    onSample?.(sample);
  }
  ending.abort();
  await Promise.all(working);
  return result;
}

async function visitor(crowd: Crowd, { counts, failures }: SoakResult): Promise<void> {
  const hasEnded = (): boolean => crowd.signal.aborted;
  while (!hasEnded()) {
    const [name, run] = drawVisit(crowd.random);
    try {
      await run(crowd);
      counts[name] = (counts[name] ?? 0) + 1;
    } catch (error) {
      if (!hasEnded()) failures.push(`${name}: ${String(error)}`);
    }
    await sleep(-PAUSE_MS * Math.log(1 - crowd.random()));
  }
}

const total = Object.values(visits).reduce((sum, { weight }) => sum + weight, 0);

function drawVisit(random: () => number): [name: string, run: (crowd: Crowd) => Promise<unknown>] {
  let left = random() * total;
  for (const [name, { weight, run }] of Object.entries(visits)) if ((left -= weight) < 0) return [name, run];
  throw new Error('the weights do not add up');
}

async function observe(origin: string, forMs: number): Promise<Pick<Sample, 'heapMb' | 'rssMb'>> {
  const heap: number[] = [];
  const rss: number[] = [];
  const until = performance.now() + forMs;
  do {
    await sleep(Math.min(LOOK_EVERY_MS, forMs / 3));
    const text = await (await fetch(`${origin}/metrics`)).text();
    heap.push(figure(text, 'nodejs_heap_size_used_bytes'));
    rss.push(figure(text, 'process_resident_memory_bytes'));
  } while (performance.now() < until);
  return { heapMb: Math.min(...heap) / 2 ** 20, rssMb: median(rss) / 2 ** 20 };
}

export function figure(metrics: string, name: string): number {
  const found = new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1];
  if (found === undefined) throw new Error(`the metrics have no ${name}`);
  return Number(found);
}
