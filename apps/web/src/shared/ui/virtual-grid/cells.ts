/** Rows that are kept ready above and below what is on screen. */
export const OVERSCAN_ROWS = 3;
/** Cards that may come in per frame ahead of the screen: so many fit beside scrolling on a slow phone. */
const CELLS_PER_FRAME = 3;
/** Frames that what is missing may take: one card a frame at a reader's pace, more for who hurries. */
const FRAMES_TO_FILL = 8;

/** Cells from the first up to, not including, the last. */
export interface CellRange {
  from: number;
  to: number;
}

export interface GridShape {
  /** Cells of the whole list. */
  count: number;
  columns: number;
  rowHeight: number;
  /** From the top of the document to the first row. */
  top: number;
}

/** What of the document is on screen. */
export interface View {
  scrollTop: number;
  height: number;
}

/** The cells that a view touches, with `extra` rows on either side. */
export function cellsInView({ count, columns, rowHeight, top }: GridShape, view: View, extra = 0): CellRange {
  const lastRow = Math.max(0, Math.ceil(count / columns) - 1);
  const rowAt = (y: number, more: number) =>
    Math.min(lastRow, Math.max(0, Math.min(lastRow, Math.floor((y - top) / rowHeight)) + more));
  const first = rowAt(view.scrollTop, -extra);
  const last = rowAt(view.scrollTop + view.height, extra);
  return { from: Math.min(first * columns, count), to: Math.min((last + 1) * columns, count) };
}

/** The cells to render once others have come on screen: those missing there are added, after a jump nothing else is kept. */
export function withOnScreen(now: CellRange, onScreen: CellRange): CellRange {
  const isJump = now.to <= onScreen.from || now.from >= onScreen.to;
  if (isJump) return onScreen;
  return { from: Math.min(now.from, onScreen.from), to: Math.max(now.to, onScreen.to) };
}

/** A frame's step to all the cells wanted: a few come in, downwards first, and as many of what is too far go. */
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
