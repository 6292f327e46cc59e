import { t } from '@lingui/core/macro';
import { GripVertical } from 'lucide-react';
import type { PointerEvent, ReactNode } from 'react';

/** Of an item while it is dragged. */
export const draggedClass = 'relative z-10 rounded-lg bg-raised shadow-panel';

interface DragHandleProps {
  /** Called when the handle is grabbed. */
  onGrab: (event: PointerEvent<HTMLElement>) => void;
  /** Shown beside the grip. */
  children?: ReactNode;
}

/** Drags an item of a list by pointer; `MoveButtons` do the same by keyboard. */
export const DragHandle = ({ onGrab, children }: DragHandleProps) => (
  <span
    onPointerDown={onGrab}
    title={t`Drag to change the order`}
    aria-hidden
    className="flex h-11 min-w-11 shrink-0 cursor-grab touch-none items-center justify-center gap-1 text-ink-faint select-none active:cursor-grabbing"
  >
    <GripVertical className="size-4" />
    {children}
  </span>
);
