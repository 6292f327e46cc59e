import { useEffect, useState, type RefObject } from 'react';

/** iPhones have no full screen but the video element's own. */
const enterAppleFullscreen = (video: (HTMLVideoElement & { webkitEnterFullscreen?: () => void }) | null): void =>
  video?.webkitEnterFullscreen?.();

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
    const update = (): void => setActive(root.current !== null && document.fullscreenElement === root.current);
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
