import { useEffect, useState, type RefObject } from 'react';

export interface PictureInPicture {
  active: boolean;
  /** False when the browser refuses. */
  toggle: () => Promise<boolean>;
}

export function usePictureInPicture(video: RefObject<HTMLVideoElement | null>): PictureInPicture {
  const [active, setActive] = useState(false);
  useEffect(() => {
    const element = video.current;
    const entered = (): void => setActive(true);
    const left = (): void => setActive(false);
    element?.addEventListener('enterpictureinpicture', entered);
    element?.addEventListener('leavepictureinpicture', left);
    return () => {
      element?.removeEventListener('enterpictureinpicture', entered);
      element?.removeEventListener('leavepictureinpicture', left);
      if (element && document.pictureInPictureElement === element)
        void document.exitPictureInPicture().catch(() => undefined);
    };
  }, [video]);

  const toggle = (): Promise<boolean> => switchPictureInPicture(video.current);
  return { active, toggle };
}

async function switchPictureInPicture(video: HTMLVideoElement | null): Promise<boolean> {
  try {
    if (document.pictureInPictureElement) await document.exitPictureInPicture();
    else if (video && 'requestPictureInPicture' in video) await video.requestPictureInPicture();
    else return false;
    return true;
  } catch {
    return false;
  }
}
