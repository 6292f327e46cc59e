import * as Dialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { useDialogFocus } from '../lib/use-dialog-focus';
import { cx } from '../lib/cx';

interface ModalProps {
  /** Accessible name. */
  title: string;
  onClose: () => void;
  className?: string;
  children: ReactNode;
}

/**
 * A modal layer that is open for as long as it is rendered: the page behind is locked and dimmed, Escape and a press
 * outside close it, the focus stays in and returns to where it was. Heavy: import what uses it lazily.
 */
export function Modal({ title, onClose, className, children }: ModalProps) {
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 animate-[fade-in_180ms] bg-scrim" />
        <Dialog.Content
          aria-describedby={undefined}
          {...useDialogFocus()}
          className={cx('fixed z-50 bg-surface shadow-panel outline-none', className)}
        >
          <Dialog.Title className="sr-only">{title}</Dialog.Title>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
