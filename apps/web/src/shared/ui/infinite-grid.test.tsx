import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { createAppStore } from '../../app/store';
import { testServices } from '../../testing/render-app';
import { title } from '../../testing/titles';
import type { Feed } from '../lib/feed/feed';
import { InfiniteGrid } from './infinite-grid';
import { pageNumbers } from './page-numbers';

/** Observed elements, each with a function that brings it on screen. */
const watching = new Map<Element, () => void>();

class FakeIntersectionObserver {
  #targets: Element[] = [];
  readonly #onChange: (entries: { isIntersecting: boolean }[]) => void;
  constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
    this.#onChange = onChange;
  }
  observe(element: Element): void {
    this.#targets.push(element);
    watching.set(element, () => this.#onChange([{ isIntersecting: true }]));
  }
  disconnect(): void {
    for (const element of this.#targets) watching.delete(element);
  }
}

const original = window.IntersectionObserver;
beforeEach(() => {
  Object.assign(window, { IntersectionObserver: FakeIntersectionObserver });
});
afterEach(() => {
  cleanup();
  watching.clear();
  Object.assign(window, { IntersectionObserver: original });
});

const titles = (count: number) => Array.from({ length: count }, (_, index) => title(index + 1));
const feedOf = (changes: Partial<Feed>): Feed => ({
  items: titles(20),
  isError: false,
  isLoadingMore: false,
  hasMore: true,
  loadMore: jest.fn(),
  retry: jest.fn(),
  ...changes,
});
const store = createAppStore(testServices().services);
const grid = (feed: Feed) => (
  <Provider store={store}>
    <MemoryRouter>
      <InfiniteGrid label="Drama" emptyText="No movies found for this category" feed={feed} />
    </MemoryRouter>
  </Provider>
);
const cards = () => screen.queryAllByRole('article');
const placeholders = () => document.querySelectorAll('li[aria-hidden="true"]').length;
const see = (element: Element | null | undefined) => {
  act(() => {
    if (element) watching.get(element)?.();
  });
};

describe('an infinite grid', () => {
  it('loads more when the fifth title from the end becomes visible, and not before [BROWSE-14]', () => {
    const feed = feedOf({});
    render(grid(feed));
    const rows = cards().map((card) => card.closest('li'));
    expect([...watching.keys()]).toEqual([rows[15]]);
    expect(feed.loadMore).not.toHaveBeenCalled();
    see(rows[15]);
    expect(feed.loadMore).toHaveBeenCalledTimes(1);
  });

  it('loads the next page when a page brought nothing new', () => {
    const loadMore = jest.fn();
    const view = render(grid(feedOf({ loadMore })));
    see(cards()[15]?.closest('li'));
    view.rerender(grid(feedOf({ loadMore, isLoadingMore: true })));
    view.rerender(grid(feedOf({ loadMore })));
    see(cards()[15]?.closest('li'));
    expect(loadMore).toHaveBeenCalledTimes(2);
  });

  it('loads more even when the first page is empty', () => {
    const feed = feedOf({ items: [] });
    render(grid(feed));
    see([...watching.keys()][0]);
    expect(feed.loadMore).toHaveBeenCalledTimes(1);
  });

  it('loads nothing more and announces its length once the list is complete [BROWSE-14]', () => {
    const view = render(grid(feedOf({})));
    const first = () => cards()[0]?.closest('li');
    expect(first()?.getAttribute('aria-setsize')).toBe('-1');
    view.rerender(grid(feedOf({ hasMore: false })));
    expect(watching.size).toBe(0);
    expect(placeholders()).toBe(0);
    expect(cards()).toHaveLength(20);
    expect(first()?.getAttribute('aria-setsize')).toBe('20');
    expect(first()?.getAttribute('aria-posinset')).toBe('1');
  });

  it('shows thirty skeletons while it loads [HOME-06]', () => {
    render(grid(feedOf({ items: undefined })));
    expect(placeholders()).toBe(30);
    expect(screen.getByRole('list', { name: 'Drama' }).closest('[aria-busy="true"]')).not.toBeNull();
  });

  it('says when the list is empty', () => {
    render(grid(feedOf({ items: [], hasMore: false })));
    expect(screen.getByText('No movies found for this category')).toBeTruthy();
  });

  it('says when the first page fails, with a way to try again [BROWSE-20]', () => {
    const feed = feedOf({ items: undefined, isError: true });
    render(grid(feed));
    expect(screen.getByRole('alert').textContent).toContain('Something went wrong.');
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(feed.retry).toHaveBeenCalledTimes(1);
  });

  it('keeps its titles when a later page fails, and loads it again only on Retry', () => {
    const feed = feedOf({ isError: true });
    render(grid(feed));
    expect(cards()).toHaveLength(20);
    expect(placeholders()).toBe(0);
    expect(watching.size).toBe(0);
    fireEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Retry' }));
    expect(feed.retry).toHaveBeenCalledTimes(1);
  });

  it('moves the focus from card to card with the arrow keys, Home and End [BROWSE-24]', () => {
    render(grid(feedOf({ hasMore: false })));
    const link = (name: string) => screen.getByRole('link', { name });
    act(() => link('Title 1').focus());
    fireEvent.keyDown(link('Title 1'), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(link('Title 2'));
    fireEvent.keyDown(link('Title 2'), { key: 'End' });
    expect(document.activeElement).toBe(link('Title 20'));
    fireEvent.keyDown(link('Title 20'), { key: 'Home' });
    expect(document.activeElement).toBe(link('Title 1'));
  });
});

it.each([
  [1, 10, [1, 2, 3, 4]],
  [5, 10, [4, 5, 6, 7]],
  [10, 10, [7, 8, 9, 10]],
  [1, 3, [1, 2, 3]],
  [1, 0, []],
])('the page buttons on page %i of %i are %p [SEARCH-16]', (current, total, expected) => {
  expect(pageNumbers(current, total)).toEqual(expected);
});
