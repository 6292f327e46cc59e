import { describe, expect, it } from '@jest/globals';
import { addressKey } from '@marquee/server';
import { KeyedQueue } from './keyed-queue';

describe('addressKey', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::1', '2001:db8:1:2'],
    ['2001:0db8:0001:0002:ffff::', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['192.0.2.7:51234', '192.0.2.7'],
    ['not an address', 'unknown'],
    ['x'.repeat(400), 'unknown'],
    ['999.0.2.7', 'unknown'],
    [undefined, 'unknown'],
  ])('%s is %s', (ip, key) => expect(addressKey(ip)).toBe(key));
});

describe('a keyed queue', () => {
  const gate = () => {
    let open = () => {};
    const opened = new Promise<void>((resolve) => (open = resolve));
    return { opened, open };
  };

  it('runs tasks of one key one after another, and tasks of different keys concurrently', async () => {
    const queue = new KeyedQueue(10);
    const { opened, open } = gate();
    const ran: string[] = [];
    const first = queue.run('a', async () => {
      await opened;
      ran.push('a1');
    });
    const second = queue.run('a', async () => void ran.push('a2'));
    await queue.run('b', async () => void ran.push('b1'));
    open();
    await Promise.all([first, second]);
    expect(ran).toEqual(['b1', 'a1', 'a2']);
  });

  it('continues after a failed task, and rejects for its caller', async () => {
    const queue = new KeyedQueue(10);
    const failing = queue.run('a', () => Promise.reject(new Error('no')));
    const next = queue.run('a', async () => 7);
    await expect(failing).rejects.toThrow('no');
    expect(await next).toEqual({ value: 7 });
  });

  it('refuses tasks beyond its length, and accepts them again later', async () => {
    const queue = new KeyedQueue(2);
    const { opened, open } = gate();
    const waiting = [queue.run('a', () => opened), queue.run('a', () => opened)];
    expect(await queue.run('a', async () => 1)).toBeUndefined();
    open();
    await Promise.all(waiting);
    expect(await queue.run('a', async () => 1)).toEqual({ value: 1 });
  });
});
