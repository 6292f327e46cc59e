import { moveItem } from '@marquee/core';
import { useEffect, useEffectEvent, useRef, useState, type PointerEvent as ReactPointerEvent } from 'react';

interface Drag {
  id: string;
  /** The order after dropping. */
  order: string[];
}

/** The index of the row at a vertical position on the screen. */
function placeAt(list: Element | null, y: number): number {
  const rows = [...(list?.children ?? [])].map((row) => row.getBoundingClientRect());
  const below = rows.findIndex(({ top, height }) => y < top + height / 2);
  return below === -1 ? rows.length - 1 : below;
}

/**
 * Reorders rows by dragging their handles, with mouse or touch. Rows are the items of a list, from top to bottom.
 * `onDrop` receives the new order when the row is dropped.
 */
export function useDragOrder(ids: readonly string[], onDrop: (order: string[], id: string) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const list = useRef<Element | null>(null);

  const move = useEffectEvent((event: PointerEvent) => {
    if (!drag) return;
    const from = drag.order.indexOf(drag.id);
    const to = placeAt(list.current, event.clientY);
    if (to !== from) setDrag({ id: drag.id, order: moveItem(drag.order, from, to) });
  });
  const drop = useEffectEvent(() => {
    setDrag(null);
    if (drag && drag.order.join() !== ids.join()) onDrop(drag.order, drag.id);
  });
  const isDragging = drag !== null;
  // Listens on the window: a row that moves in the document loses pointer capture.
  useEffect(() => {
    if (!isDragging) return;
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener('pointermove', (event) => move(event), { signal });
    window.addEventListener('pointerup', () => drop(), { signal });
    window.addEventListener('pointercancel', () => setDrag(null), { signal });
    return () => controller.abort();
  }, [isDragging]);

  const start = (id: string) => (event: ReactPointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    list.current = event.currentTarget.closest('ol');
    setDrag({ id, order: [...ids] });
  };
  return { order: drag?.order ?? ids, draggedId: drag?.id ?? null, start };
}
