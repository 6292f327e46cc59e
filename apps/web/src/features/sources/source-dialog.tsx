import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../shared/ui';
import { Modal } from '../../shared/ui/dialog';

interface SourceDialogProps {
  title: string;
  text?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** The frame of the dialogs of this feature: from below on a phone, in the middle elsewhere. */
export const SourceDialog = ({ title, text, onClose, children }: SourceDialogProps) => (
  <Modal
    title={title}
    onClose={onClose}
    className="inset-x-0 bottom-0 max-h-[90svh] overflow-y-auto rounded-t-xl p-6 sm:inset-auto sm:top-1/2 sm:left-1/2 sm:w-[32rem] sm:-translate-1/2 sm:rounded-xl"
  >
    <div className="flex items-start justify-between gap-4">
      <div>
        <h2 className="display text-2xl">{title}</h2>
        {text && <p className="mt-1 text-sm text-ink-soft">{text}</p>}
      </div>
      <IconButton label="Close" onClick={onClose} className="-mt-2 -mr-2">
        <X aria-hidden className="size-5" />
      </IconButton>
    </div>
    <div className="mt-5">{children}</div>
  </Modal>
);
