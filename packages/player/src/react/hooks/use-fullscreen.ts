import { useEffect, useState, type RefObject } from 'react';

/** On iPhones only the video element itself can be full screen. */
const enterAppleFullscreen = (video: (HTMLVideoElement & { webkitEnterFullscreen?: () => void }) | null): void =>
  video?.webkitEnterFullscreen?.();

/** TypeScript's DOM types lack `lock`, which only some browsers have. */
type LockableOrientation = Partial<ScreenOrientation> & { lock?: (orientation: 'landscape') => Promise<void> };

const orientationOf = ({ orientation }: { orientation?: LockableOrientation }) => orientation;

/** Rotates a phone in portrait orientation to landscape. Desktops refuse, which is fine. */
async function lockLandscape(): Promise<void> {
  await orientationOf(screen)
    ?.lock?.('landscape')
    .catch(() => undefined);
}

function unlockOrientation(): void {
  try {
    orientationOf(screen)?.unlock?.();
  } catch {
    // Some browsers throw if the orientation was not locked.
  }
}

export interface Fullscreen {
  active: boolean;
  toggle: () => Promise<void>;
}

export function useFullscreen(
  root: RefObject<HTMLElement | null>,
  video: RefObject<HTMLVideoElement | null>,
): Fullscreen {
  const [active, setActive] = useState(false);
  useEffect(() => {
    const update = (): void => {
      const isOurs = root.current !== null && document.fullscreenElement === root.current;
      setActive(isOurs);
      if (isOurs) void lockLandscape();
      else unlockOrientation();
    };
    document.addEventListener('fullscreenchange', update);
    return () => document.removeEventListener('fullscreenchange', update);
  }, [root]);

  const toggle = async (): Promise<void> => {
    const element = root.current;
    // A refusal (no user gesture, a frame without permission) has no consequences.
    if (document.fullscreenElement) await document.exitFullscreen().catch(() => undefined);
    else if (element && 'requestFullscreen' in element) await element.requestFullscreen().catch(() => undefined);
    else enterAppleFullscreen(video.current);
  };
  return { active, toggle };
}
