import { t } from '@lingui/core/macro';
import type { InfoModal } from '@marquee/core';
import { X } from 'lucide-react';
import { useMemo } from 'react';
import { cx } from '../../shared/lib/cx';
import { Button, IconButton } from '../../shared/ui';
import { Modal } from '../../shared/ui/dialog';
import { cleanHtml } from './clean-html';
import { isDarkColour } from './is-dark-colour';
import { OperatorPicture } from './operator-picture';

/**
 * Background and matching text colour: an image is dimmed and has light text; for a colour it depends on its luminance.
 */
function groundOf({ bgImage, bgColor }: InfoModal) {
  if (bgImage) return { tone: 'dark text-ink bg-canvas', style: bgColor ? { backgroundColor: bgColor } : undefined };
  if (!bgColor) return { tone: 'text-ink', style: undefined };
  return { tone: cx(isDarkColour(bgColor) ? 'dark' : 'light', 'text-ink'), style: { backgroundColor: bgColor } };
}

/** An announcement. Closing it by button, Escape or a press outside counts as dismissing it. */
export function ModalCard({ modal, onClose }: { modal: InfoModal; onClose: () => void }) {
  const html = useMemo(() => (modal.html ? cleanHtml(modal.html) : null), [modal.html]);
  const { tone, style } = groundOf(modal);
  return (
    <Modal
      title={modal.title}
      onClose={onClose}
      className="top-1/2 left-1/2 max-h-[min(44rem,90dvh)] w-[min(34rem,calc(100vw-2rem))] -translate-1/2 animate-[fade-in_200ms] overflow-y-auto rounded-xl"
    >
      <div className={cx('relative isolate min-h-full', tone)} style={style}>
        {modal.bgImage && (
          <div aria-hidden className="absolute inset-0 -z-10">
            <OperatorPicture src={modal.bgImage} className="size-full object-cover" />
            <div className="absolute inset-0 bg-canvas/80" />
          </div>
        )}
        <IconButton label={t`Close`} onClick={onClose} className="absolute top-2 end-2 z-10 bg-canvas/60 text-ink">
          <X aria-hidden className="size-5" />
        </IconButton>
        {modal.image && <OperatorPicture src={modal.image} className="max-h-72 w-full object-cover" />}
        <div className="flex flex-col items-start gap-5 p-6 md:p-8">
          <h2 aria-hidden className="display pe-10 text-2xl md:text-3xl">
            {modal.title}
          </h2>
          {modal.content && <p className="whitespace-pre-line">{modal.content}</p>}
          {html !== null && <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />}
          <Button data-autofocus onClick={onClose}>
            {t`Got it`}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
