import { useEffect, useState, type RefObject } from 'react';

export interface RemotePlayback {
  /** Whether the browser can cast and a device is nearby. */
  available: boolean;
  connected: boolean;
  /** Opens the browser's device picker. */
  choose: () => void;
}

/** AirPlay's API, which predates the standard. */
type AppleVideo = HTMLVideoElement & {
  webkitShowPlaybackTargetPicker?: () => void;
  webkitCurrentPlaybackTargetIsWireless?: boolean;
};

/** Chromecast and AirPlay through the browser's APIs: no vendor script is loaded. */
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
    const element: Partial<AppleVideo> | null = video.current;
    if (element?.webkitShowPlaybackTargetPicker) element.webkitShowPlaybackTargetPicker();
    // Dismissing the picker rejects.
    else void element?.remote?.prompt().catch(() => undefined);
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
  // Rejected on devices that cannot look for screens in the background; the button remains hidden there.
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
