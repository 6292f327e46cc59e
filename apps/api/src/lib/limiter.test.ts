import { describe, expect, it } from '@jest/globals';
import { Limiter } from './limiter';

describe('the limiter', () => {
  it('refuses tasks beyond a number and beyond a weight, and accepts them again later', async () => {
    let finish = (): void => undefined;
    const limiter = new Limiter(1, 10, 100);
    const running = limiter.run(() => new Promise<void>((resolve) => (finish = resolve)), 1_000);
    const waiting = limiter.run(() => Promise.resolve('done'), 80);
    expect(await limiter.run(() => Promise.resolve('too much'), 30)).toBeUndefined();
    finish();
    await running;
    expect(await waiting).toEqual({ value: 'done' });
    expect(await limiter.run(() => Promise.resolve('later'), 30)).toEqual({ value: 'later' });
  });
});
