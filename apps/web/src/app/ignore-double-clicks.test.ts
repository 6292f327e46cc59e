import { beforeEach, expect, it } from '@jest/globals';
import { ignoreDoubleClicks } from './ignore-double-clicks';

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
  document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));

it('a double-click on a card follows its link once', () => {
  click('a', 1);
  click('a', 2);
  expect(heard).toEqual(['card']);
  click('a', 1);
  expect(heard).toEqual(['card', 'card']);
});

it('the second click presses nothing on the page that the first has opened', () => {
  click('a', 1);
  click('button', 2);
  expect(heard).toEqual(['card']);
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
