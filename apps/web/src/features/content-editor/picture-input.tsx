import { t } from '@lingui/core/macro';
import { Upload } from 'lucide-react';
import { useRef, type ChangeEvent, type ComponentProps } from 'react';
import { failureLine } from '../../shared/form/failure-text';
import { IconButton, INPUT_CLASS, showToast } from '../../shared/ui';
import { contentApi } from './content-api';

interface PictureInputProps extends ComponentProps<'input'> {
  onPath: (path: string) => void;
}

/** The address of a picture, or one from this device, which is uploaded. */
export function PictureInput({ onPath, ...input }: PictureInputProps) {
  const file = useRef<HTMLInputElement>(null);
  const [upload, { isLoading }] = contentApi.useUploadPictureMutation();
  const send = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    target.value = '';
    if (!chosen) return;
    const { data, error } = await upload(chosen);
    if (data) onPath(data.path);
    else showToast({ kind: 'error', message: failureLine(error) });
  };
  return (
    <div className="flex gap-2">
      <input {...input} className={INPUT_CLASS} dir="ltr" spellCheck={false} />
      <input
        ref={file}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
        hidden
        aria-label={t`Picture file`}
        onChange={(event) => void send(event)}
      />
      {!input.readOnly && (
        <IconButton
          label={t`Upload a picture`}
          disabled={isLoading}
          className="size-12 shrink-0 border border-line-strong"
          onClick={() => file.current?.click()}
        >
          <Upload aria-hidden className="size-5" />
        </IconButton>
      )}
    </div>
  );
}
