import { describe, expect, it } from '@jest/globals';
import { Limiter } from './limiter';

describe('the limiter', () => {
  it('refuses tasks beyond a number, and accepts them again later', async () => {
    let finish = (): void => undefined;
    const limiter = new Limiter(1, 1);
    const running = limiter.run(() => new Promise<void>((resolve) => (finish = resolve)));
    const waiting = limiter.run(() => Promise.resolve('done'));
    expect(await limiter.run(() => Promise.resolve('too much'))).toBeUndefined();
    finish();
    await running;
    expect(await waiting).toEqual({ value: 'done' });
    expect(await limiter.run(() => Promise.resolve('later'))).toEqual({ value: 'later' });
  });
});
