import { useEffect, useState, type RefObject } from 'react';

export interface PictureInPicture {
  /** Whether the browser supports it. */
  supported: boolean;
  active: boolean;
  /** Resolves to false if the browser refuses. */
  toggle: () => Promise<boolean>;
}

/** Safari's older API, the only one on some devices. */
type AppleVideo = HTMLVideoElement & {
  webkitSupportsPresentationMode?: (mode: string) => boolean;
  webkitSetPresentationMode?: (mode: 'inline' | 'picture-in-picture') => void;
  webkitPresentationMode?: string;
};

export function usePictureInPicture(video: RefObject<HTMLVideoElement | null>): PictureInPicture {
  const [supported] = useState(() => isSupported(document.createElement('video')));
  const [active, setActive] = useState(false);
  useEffect(() => {
    const element: AppleVideo | null = video.current;
    const entered = (): void => setActive(true);
    const left = (): void => setActive(false);
    const changed = (): void => setActive(element?.webkitPresentationMode === 'picture-in-picture');
    element?.addEventListener('enterpictureinpicture', entered);
    element?.addEventListener('leavepictureinpicture', left);
    element?.addEventListener('webkitpresentationmodechanged', changed);
    return () => {
      element?.removeEventListener('enterpictureinpicture', entered);
      element?.removeEventListener('leavepictureinpicture', left);
      element?.removeEventListener('webkitpresentationmodechanged', changed);
      if (element && document.pictureInPictureElement === element)
        void document.exitPictureInPicture().catch(() => undefined);
    };
  }, [video]);

  const toggle = (): Promise<boolean> => switchPictureInPicture(video.current);
  return { supported, active, toggle };
}

const isSupported = (video: AppleVideo): boolean =>
  ('requestPictureInPicture' in video && document.pictureInPictureEnabled) ||
  video.webkitSupportsPresentationMode?.('picture-in-picture') === true;

async function switchPictureInPicture(video: AppleVideo | null): Promise<boolean> {
  try {
    if (document.pictureInPictureElement) await document.exitPictureInPicture();
    else if (video && 'requestPictureInPicture' in video) await video.requestPictureInPicture();
    else return switchApplePicture(video);
    return true;
  } catch {
    return false;
  }
}

function switchApplePicture(video: AppleVideo | null): boolean {
  if (!video?.webkitSupportsPresentationMode?.('picture-in-picture')) return false;
  const isInside = video.webkitPresentationMode === 'picture-in-picture';
  video.webkitSetPresentationMode?.(isInside ? 'inline' : 'picture-in-picture');
  return video.webkitSetPresentationMode !== undefined;
}
