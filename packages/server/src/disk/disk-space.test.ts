import { describe, expect, it, jest } from '@jest/globals';
import { DiskSpace } from './disk-space';

const MB = 1024 * 1024;

describe('the disk space watcher', () => {
  const watch = (reserveMb = 128) => {
    const disk = { freeMb: 10_000, error: undefined as Error | undefined };
    const changes: boolean[] = [];
    const space = new DiskSpace({
      readFreeBytes: async () => {
        if (disk.error) throw disk.error;
        return disk.freeMb * MB;
      },
      reserveBytes: reserveMb * MB,
      onChange: (isBelowReserve) => changes.push(isBelowReserve),
    });
    const at = async (freeMb: number) => {
      disk.freeMb = freeMb;
      await space.check();
      return space.isBelowReserve ? 'refuses' : space.isLow ? 'caches give way' : 'enough';
    };
    return { space, disk, changes, at };
  };

  it('shrinks caches first, then refuses to save', async () => {
    const { at } = watch();
    expect(await at(256)).toBe('enough');
    expect(await at(255)).toBe('caches give way');
    expect(await at(128)).toBe('caches give way');
    expect(await at(127)).toBe('refuses');
    expect(await at(0)).toBe('refuses');
  });

  it('does not flap around its limits, and reports each change once', async () => {
    const { at, changes } = watch();
    expect(await at(127)).toBe('refuses');
    expect(await at(128)).toBe('refuses');
    expect(await at(159)).toBe('refuses');
    expect(await at(160)).toBe('caches give way');
    expect(await at(128)).toBe('caches give way');
    expect(await at(287)).toBe('caches give way');
    expect(await at(288)).toBe('enough');
    expect(changes).toEqual([true, false]);
  });

  it('asks caches for as much as is missing', async () => {
    const { space, at } = watch();
    const evict = jest.fn(async (_bytes: number) => undefined);
    space.addCache(evict);
    await at(300);
    expect(evict).not.toHaveBeenCalled();
    await at(200);
    expect(evict).toHaveBeenLastCalledWith(88 * MB);
    await at(288);
    expect(evict).toHaveBeenCalledTimes(1);
  });

  it('assumes enough space if it cannot be read', async () => {
    const { space, disk, at } = watch();
    expect(await at(1)).toBe('refuses');
    disk.error = new Error('ENOSYS');
    expect(await at(1)).toBe('enough');
    expect(space.freeBytes).toBeUndefined();
  });

  it('is off without a reserve', async () => {
    const { space, at } = watch(0);
    expect(await at(0)).toBe('enough');
    expect(space.freeBytes).toBe(0);
  });

  it('does not start another check while one hangs', async () => {
    const readFreeBytes = jest.fn(() => new Promise<number>(() => undefined));
    const space = new DiskSpace({ readFreeBytes, reserveBytes: MB });
    void space.check();
    await space.check();
    expect(readFreeBytes).toHaveBeenCalledTimes(1);
    expect(space.isBelowReserve).toBe(false);
  });
});
