import {
  memo,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type CSSProperties,
  type ReactNode,
  type Ref,
} from 'react';
import { cx } from '../../lib/cx';
import { CellWindow } from './cell-window';
import { useGridMetrics, type GridLook } from './grid-metrics';
import { useGridKeys } from './use-grid-keys';

/** Cells of the first render, before the grid is measured: more than any screen shows. */
const UNMEASURED_CELLS = 36;

const gridClass: Record<GridLook, string> = { poster: 'poster-grid', wide: 'wide-grid', line: 'line-grid' };

interface VirtualGridProps<Item> {
  /** Accessible name, and the text of the heading above the cards. */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  look?: GridLook;
  /** Must be a stable function, or all cells render again with every row that scrolls into view. */
  renderItem: (item: Item, index: number) => ReactNode;
  /** Number of placeholders after the last item, for items still to be loaded. */
  placeholders?: number;
  renderPlaceholder?: () => ReactNode;
  /** A ref to the cell with this index. */
  watched?: { index: number; ref: Ref<HTMLLIElement> };
}

interface CellProps<Item> {
  item: Item;
  index: number;
  size: number;
  style: CSSProperties | undefined;
  renderItem: (item: Item, index: number) => ReactNode;
  ref: Ref<HTMLLIElement> | undefined;
}

const sameCell = (before: CellProps<unknown>, after: CellProps<unknown>): boolean =>
  before.item === after.item &&
  before.index === after.index &&
  before.size === after.size &&
  before.renderItem === after.renderItem &&
  before.ref === after.ref &&
  before.style?.insetBlockStart === after.style?.insetBlockStart &&
  before.style?.insetInlineStart === after.style?.insetInlineStart;

/** Memoised: a cell that only moves does not render again. */
const Content = memo(({ item, index, renderItem }: Pick<CellProps<unknown>, 'item' | 'index' | 'renderItem'>) =>
  renderItem(item, index),
);

const Cell = memo(
  ({ item, index, size, style, renderItem, ref }: CellProps<unknown>) => (
    <li ref={ref} data-index={index} aria-posinset={index + 1} aria-setsize={size} style={style}>
      <Content item={item} index={index} renderItem={renderItem} />
    </li>
  ),
  sameCell,
) as <Item>(props: CellProps<Item>) => ReactNode;

const cellNumbers = (from: number, to: number): Set<number> =>
  new Set(Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index));

/** A cell's position, from the sizes that `grid-cells` computes: independent of the screen's width. */
const placeOf = (index: number, columns: number): CSSProperties => ({
  insetBlockStart: `calc(${Math.floor(index / columns)} * (var(--cell-height) + var(--gap-y)))`,
  insetInlineStart: `calc(${index % columns} * (var(--cell-width) + var(--gap-x)))`,
});

/**
 * A virtualised grid: only cards near the screen are rendered, so that thousands scroll as smoothly as ten. Heights are
 * known in advance, so nothing moves when a row is added. Import it directly; it is loaded with the pages that need it.
 */
export function VirtualGrid<Item>({
  label,
  items,
  keyOf,
  look = 'poster',
  renderItem,
  placeholders = 0,
  renderPlaceholder,
  watched,
}: VirtualGridProps<Item>) {
  const grid = useRef<HTMLUListElement>(null);
  const metrics = useGridMetrics(grid, look);
  const columns = metrics?.columns ?? 1;
  const count = items.length + placeholders;
  const { focused, handlers } = useGridKeys(grid, items.length, columns);
  const [cells] = useState(() => new CellWindow(metrics ? 0 : UNMEASURED_CELLS));
  const { from, to } = useSyncExternalStore(cells.subscribe, cells.range, cells.range);
  useLayoutEffect(() => {
    if (metrics) cells.reshape({ ...metrics, count });
  }, [cells, metrics, count]);

  const numbers = cellNumbers(from, to);
  // These are always rendered; a watched cell that was jumped over must count as scrolled past.
  for (const index of [focused, watched?.index]) if (index != null) numbers.add(index);
  const size = placeholders > 0 ? -1 : items.length;
  const cell = (index: number) => {
    const item = items[index];
    const style = metrics ? placeOf(index, columns) : undefined;
    const ref = watched?.index === index ? watched.ref : undefined;
    if (item !== undefined) return <Cell key={keyOf(item)} {...{ item, index, size, style, renderItem, ref }} />;
    return (
      <li key={`placeholder-${index}`} ref={ref} aria-hidden style={style}>
        {renderPlaceholder?.()}
      </li>
    );
  };
  return (
    <>
      <h2 className="sr-only">{label}</h2>
      <div className="@container">
        <ul
          ref={grid}
          aria-label={label}
          {...handlers}
          className={cx(gridClass[look], 'grid-cells', metrics && 'grid-virtual')}
          style={
            metrics
              ? {
                  blockSize: `calc(${Math.ceil(count / columns)} * (var(--cell-height) + var(--gap-y)) - var(--gap-y))`,
                }
              : undefined
          }
        >
          {[...numbers]
            .filter((index) => index < count)
            .sort((a, b) => a - b)
            .map(cell)}
        </ul>
      </div>
    </>
  );
}
