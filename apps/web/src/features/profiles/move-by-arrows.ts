import { logicalKey } from '../../shared/lib/interaction/logical-key';
import { cellFor } from '../../shared/ui/virtual-grid/use-grid-keys';

/** Lets the arrow keys go between the controls of a list that wraps, as on a TV remote: up and down by rows. */
export function moveByArrows(event: KeyboardEvent): void {
  const { target, currentTarget: list, altKey, ctrlKey, metaKey } = event;
  if (altKey || ctrlKey || metaKey || !(target instanceof HTMLElement) || !(list instanceof HTMLElement)) return;
  const controls = [...list.querySelectorAll<HTMLElement>('button, a[href]')];
  const from = controls.indexOf(target);
  const top = controls[0]?.getBoundingClientRect().top;
  const columns = controls.filter((control) => control.getBoundingClientRect().top === top).length;
  const to = from < 0 ? null : cellFor(logicalKey(event.key), from, controls.length, Math.max(1, columns));
  if (to === null) return;
  event.preventDefault();
  controls[to]?.focus();
}
