import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Upload } from 'lucide-react';
import { useRef, useState, type DragEvent } from 'react';
import { cx } from '../../shared/lib/cx';
import { Button } from '../../shared/ui';

/** Accepts files by drag and drop or by file dialog. */
export function FilePicker({ onFiles }: { onFiles: (files: File[]) => void }) {
  const picker = useRef<HTMLInputElement>(null);
  const [isDragging, setIsDragging] = useState(false);
  const take = (files: FileList | null) => files && files.length > 0 && onFiles([...files]);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setIsDragging(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsDragging(false);
    take(event.dataTransfer.files);
  };
  return (
    <div
      onDragOver={over}
      onDragLeave={() => setIsDragging(false)}
      onDrop={drop}
      className={cx(
        'flex flex-col items-center gap-3 rounded-lg border border-dashed px-6 py-12 text-center transition-colors md:py-16',
        isDragging ? 'border-accent bg-raised' : 'border-line-strong',
      )}
    >
      <Upload aria-hidden className="size-10 text-ink-faint" strokeWidth={1.5} />
      <p className="text-lg font-semibold">
        <Trans>Drop your export here</Trans>
      </p>
      <p className="max-w-md text-balance text-ink-soft">
        <Trans>
          ZIP, CSV, JSON, XML or TSV. We’ll work out which service it’s from. Nothing is added until you say so.
        </Trans>
      </p>
      <Button className="mt-2" onClick={() => picker.current?.click()}>
        <Trans>Choose files</Trans>
      </Button>
      <input
        ref={picker}
        type="file"
        multiple
        aria-label={t`Files to import`}
        tabIndex={-1}
        onChange={(event) => {
          take(event.target.files);
          event.target.value = '';
        }}
        className="sr-only"
      />
    </div>
  );
}
