import { t } from '@lingui/core/macro';
import { NotebookPen } from 'lucide-react';
import { Suspense, useState } from 'react';
import { cx } from '../../shared/lib/cx';
import { lazyComponent } from '../../shared/lib/loading/lazy-chunk';
import { useAppSelector } from '../../shared/store';
import { CaptionedButton } from '../../shared/ui/captioned-button';
import { subjectName, type RatedSubject } from './subject';
import { selectNote } from './write-note';

const NoteDialog = lazyComponent(() => import('./note-dialog').then((chunk) => chunk.NoteDialog));

/** Opens the visitor's note on a title. */
export function NoteButton({ subject }: { subject: RatedSubject }) {
  const [isOpen, setIsOpen] = useState(false);
  const hasNote = useAppSelector((state) => selectNote(state, subject.key) !== null);
  const name = subjectName(subject);
  return (
    <>
      <CaptionedButton
        label={hasNote ? t`Read your note on ${name}` : t`Write your note on ${name}`}
        caption={t`Note`}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className={cx(hasNote && 'text-accent-ink')}
      >
        <NotebookPen aria-hidden className="size-5" />
      </CaptionedButton>
      {isOpen && (
        <Suspense>
          <NoteDialog subject={subject} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
