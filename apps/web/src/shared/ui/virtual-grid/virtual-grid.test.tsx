import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { CellWindow } from './cell-window';
import { VirtualGrid } from './virtual-grid';
import { type CellRange, cellsInView, stepTowards, withOnScreen } from './cells';
import { cellFor } from './use-grid-keys';

afterEach(cleanup);

const keyOf = (item: string) => item;
const renderItem = (item: string) => (item.startsWith('gap') ? null : <a href={`#${item}`}>{item}</a>);

it('leads the arrow keys past cells that are empty [HISTORY-17]', () => {
  render(
    <VirtualGrid label="Days" items={['a', 'gap 1', 'gap 2', 'b', 'gap 3']} keyOf={keyOf} renderItem={renderItem} />,
  );
  const focused = () => document.activeElement?.textContent;
  act(() => screen.getByRole('link', { name: 'a' }).focus());
  fireEvent.keyDown(screen.getByRole('link', { name: 'a' }), { key: 'ArrowDown' });
  expect(focused()).toBe('b');
  fireEvent.keyDown(screen.getByRole('link', { name: 'b' }), { key: 'ArrowRight' });
  expect(focused()).toBe('b');
  fireEvent.keyDown(screen.getByRole('link', { name: 'b' }), { key: 'ArrowUp' });
  expect(focused()).toBe('a');
});

it('has every cell while the page is printed [PRINT-02]', () => {
  const cells = new CellWindow(0);
  const stop = cells.subscribe(() => undefined);
  cells.reshape({ count: 600, columns: 6, rowHeight: 400, top: 0 });
  const onScreen = cells.range();
  expect(onScreen.to).toBeLessThan(60);
  window.dispatchEvent(new Event('beforeprint'));
  expect(cells.range()).toEqual({ from: 0, to: 600 });
  stop();
});

const shape = { count: 600, columns: 6, rowHeight: 100, top: 500 };
const view = (scrollTop: number) => ({ scrollTop, height: 900 });

describe('the visible cells of a virtual grid', () => {
  it.each([
    ['at the top of the page, below its heading', 0, { from: 0, to: 30 }],
    ['in the middle', 5000, { from: 270, to: 330 }],
    ['past the end', 999_999, { from: 594, to: 600 }],
  ])('are found on screen %s', (_, scrollTop, expected) => {
    expect(cellsInView(shape, view(scrollTop))).toEqual(expected);
  });

  it('include overscan rows, but none that does not exist', () => {
    expect(cellsInView(shape, view(5000), 3)).toEqual({ from: 252, to: 348 });
    expect(cellsInView({ ...shape, count: 20 }, view(0), 3)).toEqual({ from: 0, to: 20 });
    expect(cellsInView({ ...shape, count: 0 }, view(0), 3)).toEqual({ from: 0, to: 0 });
  });
});

describe('the rendered cells', () => {
  const ahead = { from: 252, to: 348 };
  const onScreen = { from: 270, to: 330 };

  it('gain cells that became visible at once', () => {
    expect(withOnScreen({ from: 252, to: 327 }, onScreen)).toEqual({ from: 252, to: 330 });
    expect(withOnScreen({ from: 280, to: 348 }, onScreen)).toEqual({ from: 270, to: 348 });
    expect(withOnScreen(ahead, onScreen)).toEqual(ahead);
  });

  it('are only those on screen after a jump [BROWSE-23]', () => {
    expect(withOnScreen({ from: 0, to: 60 }, onScreen)).toEqual(onScreen);
    expect(withOnScreen({ from: 500, to: 560 }, onScreen)).toEqual(onScreen);
  });

  it('grow by up to three per frame beyond the screen, downwards first [BROWSE-23]', () => {
    expect(stepTowards({ from: 270, to: 330 }, ahead)).toEqual({ from: 270, to: 333 });
    expect(stepTowards({ from: 270, to: 347 }, ahead)).toEqual({ from: 268, to: 348 });
    expect(stepTowards({ from: 270, to: 348 }, ahead)).toEqual({ from: 267, to: 348 });
    // A single row that is missing, as during normal scrolling, grows one by one.
    expect(stepTowards({ from: 252, to: 342 }, ahead)).toEqual({ from: 252, to: 343 });
  });

  it('lose cells far from the screen, a few per frame', () => {
    expect(stepTowards({ from: 246, to: 348 }, ahead)).toEqual({ from: 249, to: 348 });
    expect(stepTowards({ from: 252, to: 350 }, ahead)).toEqual(ahead);
  });

  it('end up as the cells that were requested', () => {
    let now: CellRange = onScreen;
    for (let frame = 0; frame < 30; frame += 1) now = stepTowards(now, ahead);
    expect(now).toEqual(ahead);
  });
});

describe('the keys of a grid of 6 columns and 20 cards', () => {
  it.each([
    ['ArrowRight', 5, 6],
    ['ArrowLeft', 6, 5],
    ['ArrowDown', 3, 9],
    ['ArrowUp', 9, 3],
    ['Home', 13, 0],
    ['End', 3, 19],
    ['ArrowLeft', 0, null],
    ['ArrowDown', 15, null],
    ['toString', 3, null],
  ])('%s moves the focus from %i to %p', (key, from, to) => {
    expect(cellFor(key, from, 20, 6)).toBe(to);
  });
});
