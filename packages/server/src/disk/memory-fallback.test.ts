import { describe, expect, it } from '@jest/globals';
import { MemoryFallback } from './memory-fallback';

describe('entries that the disk did not take', () => {
  const names = (entries: MemoryFallback) => ['1', '2', '3', '4'].filter((name) => entries.get(name) !== undefined);

  it('are the latest ones, up to their bound', () => {
    const entries = new MemoryFallback(250);
    for (const name of ['1', '2', '3']) entries.put(name, Buffer.alloc(100));
    expect(names(entries)).toEqual(['2', '3']);
    entries.put('4', Buffer.alloc(1000));
    expect(names(entries)).toEqual(['4']);
    entries.put('3', Buffer.alloc(10));
    expect(names(entries)).toEqual(['3']);
  });

  it('go as soon as the disk takes others', () => {
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
