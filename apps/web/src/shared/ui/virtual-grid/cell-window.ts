import { cellsInView, OVERSCAN_ROWS, stepTowards, withOnScreen, type CellRange, type GridShape } from './cells';

/**
 * The range of rendered cells of a grid: a store that follows scrolling. It updates within the frame of the scroll
 * event, so that no empty screen is painted after a jump, such as restoring the scroll position.
 */
export class CellWindow {
  #range: CellRange;
  #ahead: CellRange;
  #shape: GridShape | null = null;
  #frame = 0;
  readonly #listeners = new Set<() => void>();

  /** @param first number of cells in the first render */
  constructor(first: number) {
    this.#range = { from: 0, to: first };
    this.#ahead = this.#range;
  }

  readonly range = (): CellRange => this.#range;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) {
      window.addEventListener('scroll', this.#look, { passive: true });
      window.addEventListener('resize', this.#look);
      window.addEventListener('beforeprint', this.#lookAtAll);
      window.addEventListener('afterprint', this.#look);
    }
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      window.removeEventListener('scroll', this.#look);
      window.removeEventListener('resize', this.#look);
      window.removeEventListener('beforeprint', this.#lookAtAll);
      window.removeEventListener('afterprint', this.#look);
      cancelAnimationFrame(this.#frame);
      this.#frame = 0;
    };
  };

  /** Sets the grid's position on the page and its number of cells. */
  reshape(shape: GridShape): void {
    this.#shape = shape;
    this.#look();
  }

  readonly #look = (): void => {
    const shape = this.#shape;
    if (!shape) return;
    const view = { scrollTop: window.scrollY, height: window.innerHeight };
    this.#move(withOnScreen(this.#range, cellsInView(shape, view)));
    this.#goOn(cellsInView(shape, view, OVERSCAN_ROWS));
  };

  /** Paper has no screen: every cell is on it. */
  readonly #lookAtAll = (): void => {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    if (this.#shape) this.#move({ from: 0, to: this.#shape.count });
  };

  /** Adds the cells around the screen a few per frame, so that no frame takes long. */
  #goOn(ahead: CellRange): void {
    this.#ahead = ahead;
    const { from, to } = this.#range;
    if (this.#frame !== 0 || (from === ahead.from && to === ahead.to)) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      this.#move(stepTowards(this.#range, this.#ahead));
      this.#goOn(this.#ahead);
    });
  }

  #move(range: CellRange): void {
    if (range.from === this.#range.from && range.to === this.#range.to) return;
    this.#range = range;
    for (const listener of this.#listeners) listener();
  }
}
