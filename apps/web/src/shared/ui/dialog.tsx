import { t } from '@lingui/core/macro';
import * as Dialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLayer } from '../lib/interaction/use-layer';
import { useDialogFocus } from '../lib/interaction/use-dialog-focus';
import { cx } from '../lib/cx';
import { IconButton } from './icon-button';

interface ModalProps {
  /** Accessible name. */
  title: string;
  onClose: () => void;
  className?: string;
  /** A bottom sheet on phones; toasts are moved out of its way. */
  isSheet?: boolean;
  children: ReactNode;
}

/**
 * A modal dialog, open as long as it is rendered: the page behind is locked and dimmed; Escape, Back and a press
 * outside close it; focus is trapped, and returned on close. Heavy, so import its users lazily.
 */
export function Modal({ title, onClose, className, isSheet, children }: ModalProps) {
  useLayer(true, onClose);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 animate-[fade-in_180ms] bg-scrim" />
        <Dialog.Content
          aria-describedby={undefined}
          data-sheet={isSheet || undefined}
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

interface HeadedModalProps extends Omit<ModalProps, 'className' | 'isSheet'> {
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
