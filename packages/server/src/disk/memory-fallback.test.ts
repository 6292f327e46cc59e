import { describe, expect, it } from '@jest/globals';
import { MemoryFallback } from './memory-fallback';

describe('entries that could not be written to disk', () => {
  const names = (entries: MemoryFallback) => ['1', '2', '3', '4'].filter((name) => entries.get(name) !== undefined);

  it('keep the latest, up to a limit', () => {
    const entries = new MemoryFallback(250);
    for (const name of ['1', '2', '3']) entries.put(name, Buffer.alloc(100));
    expect(names(entries)).toEqual(['2', '3']);
    entries.put('4', Buffer.alloc(1000));
    expect(names(entries)).toEqual(['4']);
    entries.put('3', Buffer.alloc(10));
    expect(names(entries)).toEqual(['3']);
  });

  it('are dropped as soon as the disk accepts writes', () => {
    const entries = new MemoryFallback(250);
    for (const name of ['1', '2']) entries.put(name, Buffer.alloc(100));
    entries.release('4');
    expect(names(entries)).toEqual(['2']);
    entries.release('2');
    expect(names(entries)).toEqual([]);
    entries.release('2');
    for (const name of ['1', '2']) entries.put(name, Buffer.alloc(100));
    expect(names(entries)).toEqual(['1', '2']);
  });
});
