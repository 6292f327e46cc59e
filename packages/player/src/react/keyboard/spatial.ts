/** A rectangle on the screen. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

type Direction = 'left' | 'right' | 'up' | 'down';

export const arrowDirections: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

const middle = (box: Box) => ({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 });
/** Distance between two intervals; 0 if they overlap. */
const gap = (a: [number, number], b: [number, number]): number => Math.max(0, b[0] - a[1], a[0] - b[1]);

/**
 * Distance to a box in a direction; null if it is not in that direction. The perpendicular distance counts twice, so
 * that an arrow stays in its row; overlap costs nothing.
 */
function distance(from: Box, to: Box, direction: Direction): number | null {
  const [a, b] = [middle(from), middle(to)];
  const sideways = direction === 'left' || direction === 'right';
  const ahead = { left: a.x - b.x, right: b.x - a.x, up: a.y - b.y, down: b.y - a.y }[direction];
  if (ahead <= 1) return null;
  const rows = gap([from.top, from.bottom], [to.top, to.bottom]);
  const columns = gap([from.left, from.right], [to.left, to.right]);
  // Left and right stay in the row; up and down require a box outside of it.
  if (sideways ? rows > 0 : rows === 0) return null;
  return ahead + 2 * (sideways ? rows : columns);
}

/** Index of the nearest box in a direction; -1 if there is none. */
export function nextInDirection(from: Box, boxes: readonly Box[], direction: Direction): number {
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, index) => {
    const far = distance(from, box, direction);
    if (far !== null && far < least) [best, least] = [index, far];
  });
  return best;
}

const focusable = 'button:not([disabled]), input:not([type="file"]):not([disabled]), select, [tabindex="0"]';

const isShown = (element: Partial<HTMLElement>): boolean =>
  element.checkVisibility?.({ opacityProperty: false, visibilityProperty: true }) ?? true;

/** Moves focus to the nearest control in a direction; false if there is none. */
export function moveFocus(root: HTMLElement, from: HTMLElement, direction: Direction): boolean {
  const others = [...root.querySelectorAll<HTMLElement>(focusable)].filter((one) => one !== from && isShown(one));
  const index = nextInDirection(
    from.getBoundingClientRect(),
    others.map((one) => one.getBoundingClientRect()),
    direction,
  );
  others[index]?.focus();
  return index >= 0;
}
