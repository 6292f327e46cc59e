import { logicalKey } from '../../shared/lib/interaction/logical-key';

/** The control above or below: of the nearest row, the one that is closest to the side. */
function neighbourOf(from: HTMLElement, controls: readonly HTMLElement[], isDown: boolean): HTMLElement | undefined {
  const here = from.getBoundingClientRect();
  const distances = controls.map((control) => {
    const there = control.getBoundingClientRect();
    const awayPx = isDown ? there.top - here.bottom : here.top - there.bottom;
    return { control, awayPx, asidePx: Math.abs(there.left + there.right - here.left - here.right) };
  });
  return distances.filter(({ awayPx }) => awayPx >= 0).sort((a, b) => a.awayPx - b.awayPx || a.asidePx - b.asidePx)[0]
    ?.control;
}

/** Lets the arrow keys go between the controls of a part of the page, as on a TV remote: sideways in order, up and down by rows. */
export function moveByArrows(event: KeyboardEvent): void {
  const { target, currentTarget: part, altKey, ctrlKey, metaKey } = event;
  if (altKey || ctrlKey || metaKey || !(target instanceof HTMLElement) || !(part instanceof HTMLElement)) return;
  const controls = [...part.querySelectorAll<HTMLElement>('button, a[href]')];
  const from = controls.indexOf(target);
  if (from < 0) return;
  const reached: Record<string, () => HTMLElement | undefined> = {
    ArrowRight: () => controls[from + 1],
    ArrowLeft: () => controls[from - 1],
    ArrowDown: () => neighbourOf(target, controls, true),
    ArrowUp: () => neighbourOf(target, controls, false),
  };
  const key = logicalKey(event.key);
  const to = Object.hasOwn(reached, key) ? reached[key]?.() : undefined;
  if (!to) return;
  event.preventDefault();
  to.focus();
}
