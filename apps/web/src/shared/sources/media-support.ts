import type { CanPlay, ProbeMedia } from '@marquee/player/sources';

/** Asks the browser, for adapters that let a server choose what to send. */
export const canPlay: CanPlay = (mimeType) =>
  typeof MediaSource === 'undefined'
    ? document.createElement('video').canPlayType(mimeType) === 'probably'
    : MediaSource.isTypeSupported(mimeType);

/** Whether a video element can read the beginning of a file. */
export const probeMedia: ProbeMedia = (address, signal) =>
  new Promise((resolve) => {
    const video = document.createElement('video');
    const end = (isVideo: boolean) => {
      signal.removeEventListener('abort', onAbort);
      video.removeAttribute('src');
      video.load();
      resolve(isVideo);
    };
    const onAbort = () => end(false);
    signal.addEventListener('abort', onAbort, { once: true });
    video.preload = 'metadata';
    video.onloadedmetadata = () => end(video.videoWidth > 0);
    video.onerror = () => end(false);
    video.src = address;
  });
