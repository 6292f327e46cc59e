import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { NOTE_LENGTH } from '@marquee/core';
import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../shared/store';
import { Button } from '../../shared/ui';
import { HeadedModal } from '../../shared/ui/dialog';
import { subjectName, type RatedSubject } from './subject';
import { selectNote, writeNote } from './write-note';

interface NoteDialogProps {
  subject: RatedSubject;
  onClose: () => void;
}

/** Edits a private note. However it is closed, what was changed is saved. */
export function NoteDialog({ subject, onClose }: NoteDialogProps) {
  const dispatch = useAppDispatch();
  const note = useAppSelector((state) => selectNote(state, subject.key));
  // Sync can deliver another note while the dialog is open.
  const [opened] = useState({ text: note?.text ?? '', hasSpoilers: note?.hasSpoilers ?? false });
  const [text, setText] = useState(opened.text);
  const [hasSpoilers, setHasSpoilers] = useState(opened.hasSpoilers);
  const [isHidden, setIsHidden] = useState(opened.hasSpoilers);
  const name = subjectName(subject);
  const close = () => {
    if (text !== opened.text || hasSpoilers !== opened.hasSpoilers) dispatch(writeNote(subject, text, hasSpoilers));
    onClose();
  };
  return (
    <HeadedModal title={t`Note on ${name}`} heading={t`Your note`} text={t`Only you can read it.`} onClose={close}>
      {isHidden ? (
        <div className="flex flex-col items-start gap-4">
          <p>
            <Trans>This note contains spoilers.</Trans>
          </p>
          <Button variant="secondary" onClick={() => setIsHidden(false)}>
            <Trans>Show note</Trans>
          </Button>
        </div>
      ) : (
        <>
          <textarea
            aria-label={t`Note`}
            dir="auto"
            rows={7}
            maxLength={NOTE_LENGTH}
            data-autofocus
            value={text}
            onChange={({ target }) => setText(target.value)}
            className="w-full resize-y rounded-lg border border-line-strong bg-canvas px-4 py-3"
          />
          <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
            <label className="flex min-h-11 cursor-pointer items-center gap-2.5">
              <input
                type="checkbox"
                checked={hasSpoilers}
                onChange={({ target }) => setHasSpoilers(target.checked)}
                className="size-5 accent-accent"
              />
              <Trans>Contains spoilers</Trans>
            </label>
            <Button onClick={close}>
              <Trans>Save</Trans>
            </Button>
          </div>
        </>
      )}
    </HeadedModal>
  );
}
