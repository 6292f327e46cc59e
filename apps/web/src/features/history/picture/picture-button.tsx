import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Image } from 'lucide-react';
import { useState } from 'react';
import { Button, showToast, Spinner } from '../../../shared/ui';
import { PictureDialog } from './picture-dialog';

interface PictureButtonProps {
  /** Heading of the dialog, and the name of the file. */
  name: string;
  /** Draws a PNG. */
  draw: () => Promise<Blob>;
}

/** Draws a picture in the browser, and shows it to save or share. */
export function PictureButton({ name, draw }: PictureButtonProps) {
  const [picture, setPicture] = useState<Blob | null>(null);
  const [isDrawing, setIsDrawing] = useState(false);
  const open = async () => {
    setIsDrawing(true);
    try {
      setPicture(await draw());
    } catch {
      showToast({ kind: 'error', message: t`The picture couldn’t be created. Try again.` });
    }
    setIsDrawing(false);
  };
  return (
    <>
      <Button variant="secondary" disabled={isDrawing} onClick={() => void open()}>
        {isDrawing ? <Spinner /> : <Image aria-hidden className="size-4" />}{' '}
        <span>
          <Trans>Share picture</Trans>
        </span>
      </Button>
      {picture && <PictureDialog name={name} picture={picture} onClose={() => setPicture(null)} />}
    </>
  );
}
