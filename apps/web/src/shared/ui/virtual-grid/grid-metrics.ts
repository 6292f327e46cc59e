import { startTransition, useLayoutEffect, useState, type RefObject } from 'react';

/** How a grid lies on the page, in CSS pixels. */
export interface GridMetrics {
  columns: number;
  /** A card with the gap below it. */
  rowHeight: number;
  /** From the top of the document to the first row. */
  top: number;
}

/** Shape of a grid's cells: posters, pictures as wide as a screen, or lines one below the other. */
export type GridLook = 'poster' | 'wide' | 'line';

/** The last grids measured: after Back the first render has its final height, so the scroll position can be restored. */
const known: Partial<Record<GridLook, GridMetrics>> = {};

const same = (a: GridMetrics | null, b: GridMetrics) =>
  a !== null && a.columns === b.columns && a.rowHeight === b.rowHeight && a.top === b.top;

/** Reads the measures that `grid-cells` gives its first cell. Null where nothing is laid out. */
function measure(grid: HTMLElement): GridMetrics | null {
  const style = getComputedStyle(grid);
  const columns = Number(style.getPropertyValue('--columns'));
  const cellHeight = grid.firstElementChild?.getBoundingClientRect().height ?? 0;
  if (!(columns > 0) || cellHeight === 0) return null;
  const rowHeight = cellHeight + (Number.parseFloat(style.rowGap) || 0);
  return { columns, rowHeight, top: grid.getBoundingClientRect().top + window.scrollY };
}

/** The grid's measures, kept up to date; null before the first layout, as on the server. */
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
    // Before the first grid has been laid out there is nothing to put right at once.
    if (known[look]) update();
    const observer = new ResizeObserver(() => (known[look] ? update() : startTransition(update)));
    observer.observe(grid);
    // What stands above the grid may change its height.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [ref, look]);
  return metrics;
}
