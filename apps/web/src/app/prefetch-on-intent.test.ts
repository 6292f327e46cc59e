import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { PageModule } from '../shared/lib/routing/page-module';
import { prefetchOnIntent } from './prefetch-on-intent';
import { ignoreDoubleClicks } from './ignore-double-clicks';

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

describe('a double-click', () => {
  ignoreDoubleClicks();

  const heard: string[] = [];
  beforeEach(() => {
    heard.length = 0;
    window.history.replaceState(null, '', '/');
    document.body.innerHTML = '<a href="/movies/1">card</a><a href="/search?page=3">next</a><button>bookmark</button>';
    document.body.onclick = (event) => {
      heard.push((event.target as Element).textContent);
      const { pathname, search } = (event.target as HTMLAnchorElement).dataset.stays
        ? window.location
        : new URL('/movies/1', location.href);
      if ((event.target as Element).matches('a')) window.history.pushState(null, '', pathname + search);
      event.preventDefault();
    };
  });
  const click = (selector: string, detail: number) =>
    document
      .querySelector(selector)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));

  it('a double-click on a card follows its link once, and presses nothing on the page that this opens', () => {
    click('a', 1);
    click('button', 2);
    click('a', 2);
    expect(heard).toEqual(['card']);
    click('a', 1);
    expect(heard).toEqual(['card', 'card']);
  });

  it('quick clicks that lead on within a page are all followed, as are those of keys', () => {
    const next = document.querySelector<HTMLElement>('[href^="/search"]');
    if (next) next.dataset.stays = 'yes';
    click('[href^="/search"]', 1);
    next?.setAttribute('href', '/search?page=4');
    click('[href^="/search"]', 2);
    expect(heard).toEqual(['next', 'next']);
    click('button', 2);
    click('button', 0);
    expect(heard).toEqual(['next', 'next', 'bookmark', 'bookmark']);
  });
});
