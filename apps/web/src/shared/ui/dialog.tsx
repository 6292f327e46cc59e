import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useLayer } from '../lib/interaction/layers';
import { cx } from '../lib/cx';
import { IconButton } from './icon-button';

interface ModalProps {
  /** Accessible name. */
  title: string;
  onClose: () => void;
  className?: string;
  /** A bottom sheet on phones; toasts are moved out of its way. */
  isSheet?: boolean;
  /** The page is not dimmed, because it shows what changes here. */
  isClear?: boolean;
  /** The element below or above which it opens, over a page that is not dimmed. */
  anchor?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** Distances of an anchored panel to its anchor and to the edges of the window, in pixels. */
const GAP = 8;
const MARGIN = 12;

/** Places a panel at the end of its anchor, below it or, where there is more space, above. */
function placeBeside(panel: HTMLElement, anchor: HTMLElement): void {
  const { top, bottom, left, right } = anchor.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  panel.style.maxHeight = '';
  const [above, below] = [top - GAP - MARGIN, clientHeight - bottom - GAP - MARGIN];
  const isAbove = above > below && panel.scrollHeight > below;
  const end = document.dir === 'rtl' ? left : clientWidth - right;
  const furthest = clientWidth - panel.offsetWidth - MARGIN;
  Object.assign(panel.style, {
    maxHeight: `${isAbove ? above : below}px`,
    top: isAbove ? 'auto' : `${bottom + GAP}px`,
    bottom: isAbove ? `${clientHeight - top + GAP}px` : 'auto',
    insetInlineEnd: `${Math.max(MARGIN, Math.min(end, furthest))}px`,
  });
}

/**
 * A modal dialog, open as long as it is rendered: the page behind is inert, locked and dimmed; Escape, Back, navigation
 * and a press outside close it; focus moves into it, and is returned on close.
 */
export function Modal({ title, onClose, className, isSheet, isClear, anchor, children }: ModalProps) {
  const panel = useRef<HTMLDivElement>(null);
  // Above the search, which is a modal `<dialog>`, only what is in it is visible.
  const [container] = useState(() => document.querySelector('dialog[open]') ?? document.body);
  useLayoutEffect(() => {
    const place = () => panel.current && anchor?.current && placeBeside(panel.current, anchor.current);
    place();
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, [anchor]);
  useLayer(true, onClose, panel);
  return createPortal(
    <>
      <div
        role="presentation"
        data-scrim
        onClick={onClose}
        className={cx('fixed inset-0 z-50', !anchor && !isClear && 'animate-[fade-in_180ms] bg-scrim')}
      />
      <div
        ref={panel}
        role="dialog"
        aria-label={title}
        tabIndex={-1}
        data-layer
        data-sheet={isSheet || undefined}
        className={cx('fixed z-50 bg-surface text-ink shadow-panel outline-none', className)}
      >
        {children}
      </div>
    </>,
    container,
  );
}

export const menuItemClass =
  'flex min-h-11 w-full items-center gap-3 rounded-md px-2.5 text-start text-sm font-medium transition-colors hover:bg-raised';

/** A panel of links or buttons beside the button that opens it. */
export const Menu = ({ className, ...props }: ModalProps & Required<Pick<ModalProps, 'anchor'>>) => (
  <Modal
    {...props}
    className={cx(
      'animate-[rise-in_180ms_var(--ease-out)] overflow-y-auto rounded-lg border border-line',
      className ?? 'w-56 p-1.5',
    )}
  />
);

interface HeadedModalProps extends Omit<ModalProps, 'className' | 'isSheet' | 'isClear' | 'anchor'> {
  /** Visible heading; the title by default. */
  heading?: string;
  text?: ReactNode;
}

/** A modal with a heading and a close button: a bottom sheet on phones, centred elsewhere. */
export const HeadedModal = ({ title, heading = title, text, onClose, children }: HeadedModalProps) => (
  <Modal
    title={title}
    onClose={onClose}
    isSheet
    className="inset-x-0 bottom-0 max-h-[90svh] overflow-y-auto rounded-t-xl p-6 sm:inset-auto sm:top-1/2 sm:left-1/2 sm:w-[32rem] sm:-translate-1/2 sm:rounded-xl"
  >
    <div className="flex items-start justify-between gap-4">
      <div>
        <h2 className="display text-2xl">{heading}</h2>
        {text && <p className="mt-1 text-sm text-ink-soft">{text}</p>}
      </div>
      <IconButton label={t`Close`} onClick={onClose} className="-mt-2 -me-2">
        <X aria-hidden className="size-5" />
      </IconButton>
    </div>
    <div className="mt-5">{children}</div>
  </Modal>
);
