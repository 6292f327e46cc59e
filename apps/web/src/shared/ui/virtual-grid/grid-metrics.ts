import { startTransition, useLayoutEffect, useState, type RefObject } from 'react';

/** Position and size of a grid on the page, in CSS pixels. */
export interface GridMetrics {
  columns: number;
  /** Height of a card and the gap below it. */
  rowHeight: number;
  /** Distance from the top of the document to the first row. */
  top: number;
}

/** Layout of the cells: posters, wide pictures, or lines. */
export type GridLook = 'poster' | 'wide' | 'line';

/**
 * The last measured grids: after Back the first render already has its final height, so the scroll position can be
 * restored.
 */
const known: Partial<Record<GridLook, GridMetrics>> = {};

const same = (a: GridMetrics | null, b: GridMetrics) =>
  a !== null && a.columns === b.columns && a.rowHeight === b.rowHeight && a.top === b.top;

/** Reads the sizes that `grid-cells` sets on its first cell. Null if there is no layout. */
function measure(grid: HTMLElement): GridMetrics | null {
  const style = getComputedStyle(grid);
  const columns = Number(style.getPropertyValue('--columns'));
  const cellHeight = grid.firstElementChild?.getBoundingClientRect().height ?? 0;
  if (!(columns > 0) || cellHeight === 0) return null;
  const rowHeight = cellHeight + (Number.parseFloat(style.rowGap) || 0);
  return { columns, rowHeight, top: grid.getBoundingClientRect().top + window.scrollY };
}

/** The grid's metrics, kept up to date; null before the first layout and on the server. */
export function useGridMetrics(ref: RefObject<HTMLElement | null>, look: GridLook): GridMetrics | null {
  const [metrics, setMetrics] = useState(() => known[look] ?? null);
  useLayoutEffect(() => {
    const grid = ref.current;
    if (!grid) return;
    const update = () => {
      const measured = measure(grid);
      if (!measured) return;
      known[look] = measured;
      setMetrics((now) => (same(now, measured) ? now : measured));
    };
    // Before the first grid is laid out, there is nothing to correct synchronously.
    if (known[look]) update();
    const observer = new ResizeObserver(() => (known[look] ? update() : startTransition(update)));
    observer.observe(grid);
    // Content above the grid may change its height.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [ref, look]);
  return metrics;
}
