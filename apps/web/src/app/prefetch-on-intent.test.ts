import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { PageModule } from '../shared/lib/routing/page-module';
import { prefetchOnIntent } from './prefetch-on-intent';

const asked: string[] = [];
const prefetch: PageModule['prefetch'] = ({ id }) => void asked.push(id ?? '');
const preload = jest.fn(() => Promise.resolve<PageModule>({ Component: () => null, prefetch }));
let savesData = false;

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML =
    '<a href="/movies/1"><i>One</i><b>picture</b></a><a href="/movies/2">Two</a><a href="https://elsewhere.example/movies/3">Three</a><p>text</p>';
  asked.length = 0;
  preload.mockClear();
  savesData = false;
});
afterEach(() => void jest.useRealTimers());

prefetchOnIntent({
  dispatch: jest.fn(),
  savesData: () => savesData,
  pageAt: (pathname) => ({ preload, params: { id: pathname.split('/').at(-1) ?? '' } }),
});

const come = (selector: string, type = 'pointerover') =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
const rest = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('a link that will probably be followed', () => {
  it('prefetches the page’s module at once, and its data once the pointer rests there', async () => {
    come('i');
    come('b');
    expect(preload).toHaveBeenCalledTimes(1);
    await rest(50);
    expect(asked).toEqual([]);
    await rest(50);
    expect(asked).toEqual(['1']);
  });

  it('prefetches nothing when the pointer only passes over it', async () => {
    come('i');
    await rest(50);
    come('a:nth-of-type(2)');
    await rest(50);
    come('p');
    await rest(500);
    expect(asked).toEqual([]);
  });

  it('does not wait when touched', async () => {
    // Browsers fire `pointerover` before the touch.
    come('a:nth-of-type(2)');
    come('a:nth-of-type(2)', 'touchstart');
    await rest(0);
    expect(asked).toEqual(['2']);
    await rest(200);
    expect(asked).toEqual(['2']);
    come('p');
  });

  it('prefetches nothing for visitors who save data', async () => {
    savesData = true;
    come('i');
    await rest(200);
    come('a:nth-of-type(3)');
    await rest(200);
    expect(asked).toEqual([]);
    expect(preload).toHaveBeenCalledTimes(1);
    come('p');
  });

  it('ignores a module that cannot be fetched', async () => {
    preload.mockImplementationOnce(() => Promise.reject(new TypeError('offline')));
    come('i');
    await rest(200);
    expect(asked).toEqual([]);
    come('p');
  });
});
