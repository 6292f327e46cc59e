import { useLayoutEffect, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { logicalKey } from '../../lib/interaction/logical-key';

const cellOf = (element: Element): number | null => {
  const index = element.closest('[data-index]')?.getAttribute('data-index');
  return index ? Number(index) : null;
};

/** The cell that a key moves the focus to; null if it does not move. */
export function cellFor(key: string, from: number, count: number, columns: number): number | null {
  const targets: Record<string, number> = {
    ArrowRight: from + 1,
    ArrowLeft: from - 1,
    ArrowDown: from + columns,
    ArrowUp: from - columns,
    Home: 0,
    End: count - 1,
  };
  const target = Object.hasOwn(targets, key) ? targets[key] : undefined;
  return target === undefined || target < 0 || target >= count ? null : target;
}

/**
 * The focused cell, which stays rendered wherever the page is scrolled to, and keyboard navigation between the cells'
 * links by arrow keys, Home and End. Tab reaches all of them as well.
 */
export function useGridKeys(grid: RefObject<HTMLElement | null>, count: number, columns: number) {
  const [focused, setFocused] = useState<number | null>(null);
  useLayoutEffect(() => {
    // On a server-rendered page a card may have been focused before this listener was attached.
    queueMicrotask(() => {
      const { activeElement } = document;
      if (activeElement && grid.current?.contains(activeElement)) setFocused(cellOf(activeElement));
    });
  }, [grid]);

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => setFocused(cellOf(target));
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) setFocused(null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget } = event;
    const key = logicalKey(event.key);
    if (!(target instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.altKey) return;
    const from = cellOf(target);
    const to = from === null ? null : cellFor(key, from, count, columns);
    if (to === null) return;
    event.preventDefault();
    for (
      let at: number | null = to;
      at !== null;
      at = key.startsWith('Arrow') ? cellFor(key, at, count, columns) : null
    ) {
      const reached = at;
      // The cell has to be rendered first: it may be far from the screen.
      flushSync(() => setFocused(reached));
      const link = currentTarget.querySelector<HTMLElement>(`[data-index="${reached}"] a[href]`);
      link?.focus();
      // Lists may have empty cells.
      if (link) return;
    }
    setFocused(from);
  };
  return { focused, handlers: { onFocus, onBlur, onKeyDown } };
}
