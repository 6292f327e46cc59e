import { logicalKey } from './logical-key';

/** The closest control in the row above or below. */
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

/** Moves focus between controls with the arrow keys, as with a TV remote: horizontally in order, vertically by rows. */
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
