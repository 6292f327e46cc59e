import type { Ref } from 'react';
import { CAPTION_FILE_TYPES } from '../../captions/caption-file';

/** Unseen: the subtitle menu opens the system's file dialog through it. */
export const CaptionFileInput = ({ ref, onFile }: { ref: Ref<HTMLInputElement>; onFile: (file: File) => void }) => (
  <input
    ref={ref}
    type="file"
    hidden
    aria-label="Subtitle file"
    accept={CAPTION_FILE_TYPES}
    onChange={(event) => {
      const [file] = event.target.files ?? [];
      if (file) onFile(file);
      event.target.value = '';
    }}
  />
);
