import type { Ref } from 'react';
import { CAPTION_FILE_TYPES } from '../../captions/caption-file';
import { usePlayerMessages } from '../messages-context';

interface CaptionFileInputProps {
  ref: Ref<HTMLInputElement>;
  onFile: (file: File) => void;
}

/** A hidden file input, through which the subtitles menu opens the file dialog. */
export function CaptionFileInput({ ref, onFile }: CaptionFileInputProps) {
  const { controls } = usePlayerMessages();
  return (
    <input
      ref={ref}
      type="file"
      hidden
      aria-label={controls.subtitleFile}
      accept={CAPTION_FILE_TYPES}
      onChange={(event) => {
        const [file] = event.target.files ?? [];
        if (file) onFile(file);
        event.target.value = '';
      }}
    />
  );
}
