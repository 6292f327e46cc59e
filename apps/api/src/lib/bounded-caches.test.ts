import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { BoundedCaches } from './bounded-caches';

const text = (length: number) => ({ text: 'x'.repeat(length) });
const bytesOf = (value: { text: string }, key: string) => value.text.length + key.length;

describe('a bounded cache', () => {
  it('stays below its limit in bytes, whatever the number of entries', () => {
    const caches = new BoundedCaches({ pages: 10_000 });
    const cache = caches.create('pages', bytesOf);
    for (let at = 0; at < 100; at += 1) cache.set(`/${at}`, text(990));
    expect(caches.report()[0]?.bytes).toBeLessThanOrEqual(10_000);
    expect(cache.has('/99')).toBe(true);
    caches.close();
  });

  it('rejects an entry that is larger than the limit', () => {
    const caches = new BoundedCaches({ pages: 1_000 });
    const cache = caches.create('pages', bytesOf);
    cache.set('/', text(5_000));
    expect(caches.report()).toEqual([{ name: 'pages', bytes: 0, limitBytes: 1_000 }]);
    caches.close();
  });

  it('drops idle entries', async () => {
    const caches = new BoundedCaches({ pages: 10_000 }, { idleMs: 50, purgeEveryMs: 10 });
    caches.create('pages', bytesOf).set('/', text(100));
    expect(caches.report()[0]?.bytes).toBeGreaterThan(0);
    while (caches.report()[0]?.bytes) await sleep(10);
    caches.close();
  });
});
