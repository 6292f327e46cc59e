/** The box of a line in px; `top` is above `bottom`. */
export interface LineBox {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Boxes have whole pixels; places in the middle may have halves. */
const SAME_PX = 0.5;

/**
 * How far a line makes way for those that are there, as in libass (`fit_rect`): those aligned to the bottom move up
 * (-1), those in the middle and at the top down (1), to the next free place, even if that is outside the picture.
 */
export function shiftOf(line: LineBox, taken: readonly LineBox[], direction: 1 | -1): number {
  let shift = 0;
  for (const other of taken.toSorted((a, b) => (a.top - b.top) * direction)) {
    const isBeside = line.right <= other.left || line.left >= other.right;
    const isClear =
      line.bottom + shift <= other.top + SAME_PX || line.top + shift >= other.bottom - SAME_PX || isBeside;
    if (!isClear) shift = direction === 1 ? other.bottom - line.top : other.top - line.bottom;
  }
  return shift;
}

/** Lines without a place of their own that may be shown at once in a layer, with room for a change of lines. */
export const SLOTS = 32;

/** assjs keeps lines of one layer apart. Ours have one each, which tells the layer of the file and the order in it. */
export const slotLayer = (layer: number, slot: number): number => layer * SLOTS + slot;

const zIndexOf = ({ style }: HTMLElement): number => Number(style.zIndex) || 0;
/** 0 for a line that does not make way. */
const slotOf = (line: HTMLElement): number => zIndexOf(line) % SLOTS;
const fileLayerOf = (line: HTMLElement): number => Math.floor(zIndexOf(line) / SLOTS);
const numberIn = ({ style }: HTMLElement, name: string): number => Number.parseFloat(style.getPropertyValue(name)) || 0;

/** 0 at the top, 1 at the bottom. */
const alignOf = (line: HTMLElement): number => numberIn(line, '--ass-align-v') / 100;

/** The box of a line with its border and what is scaled beyond it, wherever the controls have moved it. */
function boxOf(line: HTMLElement, borderScale: number): LineBox {
  const shown = line.getBoundingClientRect();
  const { paddingLeft, paddingRight } = getComputedStyle(line);
  const height = line.offsetHeight;
  const top = numberIn(line, 'top') - alignOf(line) * height;
  const scaled = [...line.querySelectorAll('[data-scale]')].map((part) => part.getBoundingClientRect());
  const above = Math.max(0, ...scaled.map((part) => shown.top - part.top));
  const below = Math.max(0, ...scaled.map((part) => part.bottom - shown.bottom));
  const borders = [...line.querySelectorAll<HTMLElement>('span')].map((part) => numberIn(part, '--ass-tag-ybord'));
  const border = Math.max(0, ...borders) * borderScale;
  return {
    left: shown.left + (Number.parseFloat(paddingLeft) || 0),
    right: shown.right - (Number.parseFloat(paddingRight) || 0),
    top: top - above - border,
    bottom: top + height + below + border,
  };
}

/**
 * Keeps the lines in the renderer's box apart, once it has placed those that appear together. Lines that are shown stay
 * where they are.
 */
export function keepLinesApart(box: HTMLElement): void {
  let added: HTMLElement[] = [];
  const placed = new Set<HTMLElement>();

  function place(): void {
    const lines = added.filter(({ isConnected }) => isConnected).toSorted((a, b) => zIndexOf(a) - zIndexOf(b));
    added = [];
    for (const line of placed) if (!line.isConnected) placed.delete(line);
    const borderScale = numberIn(box, '--ass-scale-stroke');
    const taken = new Map<number, LineBox[]>();
    for (const line of placed)
      taken.set(fileLayerOf(line), [...(taken.get(fileLayerOf(line)) ?? []), boxOf(line, borderScale)]);
    for (const line of lines) {
      const others = taken.get(fileLayerOf(line)) ?? [];
      const before = boxOf(line, borderScale);
      const shift = shiftOf(before, others, alignOf(line) === 1 ? -1 : 1);
      if (shift !== 0) line.style.top = `${numberIn(line, 'top') + shift}px`;
      taken.set(fileLayerOf(line), [...others, { ...before, top: before.top + shift, bottom: before.bottom + shift }]);
      placed.add(line);
    }
  }

  box.append = (...nodes: (Node | string)[]) => {
    HTMLElement.prototype.append.apply(box, nodes);
    const lines = nodes.filter((node) => node instanceof HTMLElement).filter((line) => slotOf(line) > 0);
    if (added.length === 0 && lines.length > 0) queueMicrotask(place);
    added.push(...lines);
  };
}
