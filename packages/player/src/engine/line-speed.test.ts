import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createAbrManager } from './shaka/abr-manager';
import { measureLine } from './line-speed';

const FETCHED = {
  name: 'https://films.example/7/1080/1.m4s',
  initiatorType: 'fetch',
  transferSize: 100_000,
  requestStart: 1_000,
  responseStart: 1_040,
  responseEnd: 1_120,
};
let entries: object[] = [];
const original = globalThis.PerformanceObserver;

describe('the speed of a line', () => {
  beforeEach(() => {
    class Observer {
      observe = () => undefined;
      disconnect = () => undefined;
      takeRecords = () => entries;
    }
    Object.assign(globalThis, { PerformanceObserver: Observer });
  });
  afterEach(() => void Object.assign(globalThis, { PerformanceObserver: original }));

  it.each([
    ['is that of the fastest response, without latency', [FETCHED, { ...FETCHED, responseEnd: 2_000 }], 10e6],
    ['counts the time that a server takes to encode', [{ ...FETCHED, responseStart: 1_300, responseEnd: 1_300 }], 4e6],
    ['is unknown of other servers', [{ ...FETCHED, name: 'https://images.example/1.jpg' }], null],
    ['is unknown of what else the page fetches', [{ ...FETCHED, name: 'https://films.example/api/list' }], null],
    ['is unknown where the browser does not say', [{ ...FETCHED, transferSize: 0, requestStart: 0 }], null],
    [
      'is unknown from small responses and pictures',
      [
        { ...FETCHED, transferSize: 5_000 },
        { ...FETCHED, initiatorType: 'img' },
      ],
      null,
    ],
  ])('%s', (_, seen, bps) => {
    entries = seen;
    const meter = measureLine('https://films.example/7/master.m3u8');
    expect(meter.read()).toBe(bps);
    entries = [];
    expect(meter.read()).toBeNull();
  });
});

it('Shaka adapts without up to a tenth of a second of latency for each response', () => {
  const samples: unknown[] = [];
  class SimpleAbrManager {
    segmentDownloaded(ms: number, bytes: number): void {
      samples.push([ms, bytes]);
    }
  }
  const manager = createAbrManager({ abr: { SimpleAbrManager } } as never);
  const sample = (ms: number, packetNumber: number, timeToFirstByte: number) =>
    manager.segmentDownloaded(ms, 50_000, true, { packetNumber, timeToFirstByte } as never);
  sample(150, 1, 60);
  sample(900, 1, 800);
  sample(150, 2, 60);
  sample(60, 1, 60);
  expect(samples).toEqual([
    [90, 50_000],
    [800, 50_000],
    [150, 50_000],
    [1, 50_000],
  ]);
});
