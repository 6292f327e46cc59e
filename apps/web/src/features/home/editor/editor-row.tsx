import { t } from '@lingui/core/macro';
import { Eye, EyeOff, X } from 'lucide-react';
import type { PointerEvent } from 'react';
import { cx } from '../../../shared/lib/cx';
import { IconButton } from '../../../shared/ui';
import { DragHandle, draggedClass } from '../../../shared/ui/drag-handle';
import { MoveButtons } from '../../../shared/ui/move-buttons';

interface EditorRowProps {
  name: string;
  /** Empty for a row that home has by itself. */
  kind: string;
  isHidden: boolean;
  isFirst: boolean;
  isLast: boolean;
  isDragged: boolean;
  /** Called when the drag handle is grabbed. */
  onGrab: (event: PointerEvent<HTMLElement>) => void;
  onMove: (by: -1 | 1) => void;
  onHide: (isHidden: boolean) => void;
  /** For added rows only. */
  onRemove: (() => void) | undefined;
}

/** A row of home in its editor. */
export const EditorRow = (props: EditorRowProps) => {
  const { name, kind, isHidden, isFirst, isLast, isDragged, onGrab, onMove, onHide, onRemove } = props;
  return (
    <li
      aria-label={name}
      className={cx('flex min-h-14 items-center border-t border-line bg-surface', isDragged && draggedClass)}
    >
      <DragHandle onGrab={onGrab} />
      <p className={cx('min-w-0 flex-1 py-1 text-sm', isHidden && 'text-ink-soft line-through')}>
        <span dir="auto" className="line-clamp-2 font-semibold break-words">
          {name}
        </span>
        {kind !== '' && <span className="block text-xs text-ink-soft">{kind}</span>}
      </p>
      <MoveButtons {...{ name, isFirst, isLast, onMove }} />
      {onRemove ? (
        <IconButton label={t`Remove ${name}`} onClick={onRemove}>
          <X aria-hidden className="size-5" />
        </IconButton>
      ) : (
        <IconButton label={isHidden ? t`Show ${name}` : t`Hide ${name}`} onClick={() => onHide(!isHidden)}>
          {isHidden ? <EyeOff aria-hidden className="size-5" /> : <Eye aria-hidden className="size-5" />}
        </IconButton>
      )}
    </li>
  );
};
