import { t } from '@lingui/core/macro';
import { binaryString } from '@marquee/core';
import { AVATAR_MAX_BYTES } from '@marquee/core/contracts';
import { ImageUp } from 'lucide-react';
import { useId } from 'react';
import { buttonClass, showToast } from '../../../shared/ui';

const BYTES_PER_MB = 1024 * 1024;

const base64Of = async (file: File): Promise<string> => btoa(binaryString(new Uint8Array(await file.arrayBuffer())));

/** Uploads a picture; the server resizes it and strips its metadata. */
export function UploadButton({ onUpload }: { onUpload: (image: string) => Promise<unknown> }) {
  const id = useId();
  const take = async (file: File | undefined) => {
    if (!file) return;
    const most = AVATAR_MAX_BYTES / BYTES_PER_MB;
    if (file.size > AVATAR_MAX_BYTES)
      showToast({ kind: 'error', message: t`This picture is too large. The limit is ${most} MB.` });
    else await onUpload(await base64Of(file));
  };
  return (
    <label htmlFor={id} className={`${buttonClass('secondary')} relative cursor-pointer`}>
      <ImageUp aria-hidden className="size-4" />
      {t`Upload a picture`}
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        className="absolute inset-0 cursor-pointer opacity-0"
        onChange={({ target }) => {
          void take(target.files?.[0]);
          target.value = '';
        }}
      />
    </label>
  );
}
