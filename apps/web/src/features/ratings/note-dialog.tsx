import { NOTE_LENGTH } from '@marquee/core';
import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../shared/store';
import { Button } from '../../shared/ui';
import { HeadedModal } from '../../shared/ui/dialog';
import type { RatedTitle } from './rate-title';
import { selectNote, writeNote } from './write-note';

interface NoteDialogProps {
  title: RatedTitle;
  onClose: () => void;
}

/** A private note. Whatever way it is closed, what was typed is kept. */
export function NoteDialog({ title, onClose }: NoteDialogProps) {
  const dispatch = useAppDispatch();
  const note = useAppSelector((state) => selectNote(state, title.key));
  const [text, setText] = useState(note?.text ?? '');
  const [hasSpoilers, setHasSpoilers] = useState(note?.hasSpoilers ?? false);
  const [isHidden, setIsHidden] = useState(note?.hasSpoilers ?? false);
  const close = () => {
    dispatch(writeNote(title, text, hasSpoilers));
    onClose();
  };
  return (
    <HeadedModal title={`Note on ${title.title}`} heading="Your note" text="Only you can read it." onClose={close}>
      {isHidden ? (
        <div className="flex flex-col items-start gap-4">
          <p>This note contains spoilers.</p>
          <Button variant="secondary" onClick={() => setIsHidden(false)}>
            Show note
          </Button>
        </div>
      ) : (
        <>
          <textarea
            aria-label="Note"
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
              Contains spoilers
            </label>
            <Button onClick={close}>Save</Button>
          </div>
        </>
      )}
    </HeadedModal>
  );
}
