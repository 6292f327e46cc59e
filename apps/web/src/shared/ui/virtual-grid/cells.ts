/** Rows that are rendered above and below the screen. */
export const OVERSCAN_ROWS = 3;
/** Maximum number of off-screen cards rendered per frame, which a slow phone can do while scrolling. */
const CELLS_PER_FRAME = 3;
/** Frames in which missing cards are rendered: one card per frame when scrolling slowly, more when scrolling fast. */
const FRAMES_TO_FILL = 8;

/** Cells from `first` up to, but not including, `last`. */
export interface CellRange {
  from: number;
  to: number;
}

export interface GridShape {
  /** Number of cells in the whole list. */
  count: number;
  columns: number;
  rowHeight: number;
  /** Distance from the top of the document to the first row. */
  top: number;
}

/** The visible part of the document. */
export interface View {
  scrollTop: number;
  height: number;
}

/** The cells within a view, with `extra` rows on either side. */
export function cellsInView({ count, columns, rowHeight, top }: GridShape, view: View, extra = 0): CellRange {
  const lastRow = Math.max(0, Math.ceil(count / columns) - 1);
  const rowAt = (y: number, more: number) =>
    Math.min(lastRow, Math.max(0, Math.min(lastRow, Math.floor((y - top) / rowHeight)) + more));
  const first = rowAt(view.scrollTop, -extra);
  const last = rowAt(view.scrollTop + view.height, extra);
  return { from: Math.min(first * columns, count), to: Math.min((last + 1) * columns, count) };
}

/** The cells to render after scrolling: adds those on screen; after a jump, drops all others. */
export function withOnScreen(now: CellRange, onScreen: CellRange): CellRange {
  const isJump = now.to <= onScreen.from || now.from >= onScreen.to;
  if (isJump) return onScreen;
  return { from: Math.min(now.from, onScreen.from), to: Math.max(now.to, onScreen.to) };
}

/**
 * One frame's step towards the wanted range: adds a few cells, downwards first, and drops as many that are too far
 * away.
 */
export function stepTowards(now: CellRange, ahead: CellRange): CellRange {
  const missing = Math.max(0, ahead.to - now.to) + Math.max(0, now.from - ahead.from);
  const step = Math.min(CELLS_PER_FRAME, Math.max(1, Math.ceil(missing / FRAMES_TO_FILL)));
  const below = Math.min(step, Math.max(0, ahead.to - now.to));
  const to = ahead.to < now.to ? Math.max(ahead.to, now.to - CELLS_PER_FRAME) : now.to + below;
  const from =
    ahead.from > now.from
      ? Math.min(ahead.from, now.from + CELLS_PER_FRAME)
      : Math.max(ahead.from, now.from - (step - below));
  return { from, to };
}
