import { useEffect, useState, type RefObject } from 'react';

export interface RemotePlayback {
  /** A screen to cast to is near, and the browser can. */
  available: boolean;
  connected: boolean;
  /** Opens the browser's own list of screens. */
  choose: () => void;
}

/** AirPlay, before and beside the standard. */
type AppleVideo = HTMLVideoElement & {
  webkitShowPlaybackTargetPicker?: () => void;
  webkitCurrentPlaybackTargetIsWireless?: boolean;
};

/** Chromecast and AirPlay as far as the browser offers them by itself: no script of a vendor is loaded. */
export function useRemotePlayback(video: RefObject<HTMLVideoElement | null>): RemotePlayback {
  const [available, setAvailable] = useState(false);
  const [connected, setConnected] = useState(false);

  useEffect(() => {
    const element: AppleVideo | null = video.current;
    if (!element) return;
    if (element.webkitShowPlaybackTargetPicker) return watchApple(element, setAvailable, setConnected);
    return watchStandard(element, setAvailable, setConnected);
  }, [video]);

  const choose = (): void => {
    const element: AppleVideo | null = video.current;
    if (element?.webkitShowPlaybackTargetPicker) element.webkitShowPlaybackTargetPicker();
    // Dismissing the list rejects.
    else void (element as Partial<AppleVideo> | null)?.remote?.prompt().catch(() => undefined);
  };
  return { available, connected, choose };
}

type Tell = (value: boolean) => void;

function watchApple(video: AppleVideo, setAvailable: Tell, setConnected: Tell): () => void {
  const onAvailability = (event: Event & { availability?: string }): void =>
    setAvailable(event.availability === 'available');
  const onTarget = (): void => setConnected(video.webkitCurrentPlaybackTargetIsWireless === true);
  video.addEventListener('webkitplaybacktargetavailabilitychanged', onAvailability);
  video.addEventListener('webkitcurrentplaybacktargetiswirelesschanged', onTarget);
  return () => {
    video.removeEventListener('webkitplaybacktargetavailabilitychanged', onAvailability);
    video.removeEventListener('webkitcurrentplaybacktargetiswirelesschanged', onTarget);
  };
}

function watchStandard(video: HTMLVideoElement, setAvailable: Tell, setConnected: Tell): (() => void) | undefined {
  const remote = 'remote' in video ? video.remote : undefined;
  if (!remote) return;
  let watch: number | undefined;
  let isStopped = false;
  // Refused on devices that cannot look for screens in the background: there the button stays away.
  remote.watchAvailability(setAvailable).then(
    (id) => {
      if (isStopped) void remote.cancelWatchAvailability(id).catch(() => undefined);
      watch = id;
    },
    () => setAvailable(false),
  );
  const update = (): void => setConnected(remote.state === 'connected');
  const events = ['connect', 'connecting', 'disconnect'] as const;
  for (const event of events) remote.addEventListener(event, update);
  return () => {
    isStopped = true;
    for (const event of events) remote.removeEventListener(event, update);
    if (watch !== undefined) void remote.cancelWatchAvailability(watch).catch(() => undefined);
  };
}
