import { useEffect, useState, type RefObject } from 'react';

/** iPhones have no full screen but the video element's own. */
const enterAppleFullscreen = (video: (HTMLVideoElement & { webkitEnterFullscreen?: () => void }) | null): void =>
  video?.webkitEnterFullscreen?.();

/** Not in TypeScript's own library: only some browsers can lock. */
type LockableOrientation = Partial<ScreenOrientation> & { lock?: (orientation: 'landscape') => Promise<void> };

/** Films lie on their side: a phone held upright turns the picture. Refused on desktops, which changes nothing. */
async function lockLandscape(): Promise<void> {
  const orientation = screen.orientation as LockableOrientation | undefined;
  await orientation?.lock?.('landscape').catch(() => undefined);
}

function unlockOrientation(): void {
  try {
    (screen.orientation as LockableOrientation | undefined)?.unlock?.();
  } catch {
    // Some browsers throw where there was no lock.
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
    // A refusal (no user gesture, a frame without permission) leaves things as they are.
    if (document.fullscreenElement) await document.exitFullscreen().catch(() => undefined);
    else if (element && 'requestFullscreen' in element) await element.requestFullscreen().catch(() => undefined);
    else enterAppleFullscreen(video.current);
  };
  return { active, toggle };
}
