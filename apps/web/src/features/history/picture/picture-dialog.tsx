import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { slugify } from '@marquee/core';
import { Download, Share2 } from 'lucide-react';
import { useCallback } from 'react';
import { saveFile } from '../../../shared/lib/browser/save-file';
import { Button } from '../../../shared/ui';
import { HeadedModal } from '../../../shared/ui/dialog';

interface PictureDialogProps {
  name: string;
  picture: Blob;
  onClose: () => void;
}

/** A generated picture to save, or to share with the device's share sheet. */
export function PictureDialog({ name, picture, onClose }: PictureDialogProps) {
  const withAddress = useCallback(
    (image: HTMLImageElement) => {
      image.src = URL.createObjectURL(picture);
      return () => URL.revokeObjectURL(image.src);
    },
    [picture],
  );
  const file = new File([picture], `${slugify(name)}.png`, { type: picture.type });
  const device: Partial<Navigator> = navigator;
  const canShare = device.share !== undefined && device.canShare?.({ files: [file] }) === true;
  return (
    <HeadedModal
      title={t`Picture of ${name}`}
      heading={name}
      text={t`Created on this device. Nothing was uploaded.`}
      onClose={onClose}
    >
      <img ref={withAddress} alt={t`${name}, as it will be saved`} className="mx-auto max-h-[55svh] rounded-md" />
      <div className="mt-5 flex flex-wrap gap-2">
        <Button onClick={() => saveFile(file.name, picture)}>
          <Download aria-hidden className="size-4" /> <Trans>Save</Trans>
        </Button>
        {canShare && (
          // Closing the share sheet rejects; that is not an error.
          <Button variant="secondary" onClick={() => void navigator.share({ files: [file] }).catch(() => undefined)}>
            <Share2 aria-hidden className="size-4" /> <Trans>Share</Trans>
          </Button>
        )}
      </div>
    </HeadedModal>
  );
}
