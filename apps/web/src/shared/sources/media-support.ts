import { findMediaSupport, type DecodingQuestion, type MediaFeature } from '@marquee/core';
import type { CanPlay, ProbeMedia } from '@marquee/player/sources';

/** Whether the browser can play a type; for adapters whose server chooses the format. */
export const canPlay: CanPlay = (mimeType) =>
  typeof MediaSource === 'undefined'
    ? document.createElement('video').canPlayType(mimeType) === 'probably'
    : MediaSource.isTypeSupported(mimeType);

const isDecodable = async (question: DecodingQuestion): Promise<boolean> => {
  try {
    return (await navigator.mediaCapabilities.decodingInfo(question)).supported;
  } catch {
    // An old browser that lacks the API or throws on parts of the query.
    return false;
  }
};

let support: Promise<readonly MediaFeature[]> | undefined;

/** What this browser can play; detected once per visit. */
export const mediaSupport = (): Promise<readonly MediaFeature[]> =>
  (support ??= findMediaSupport({ isTypeSupported: canPlay, isDecodable }));

/** Whether a video element can load the metadata of a file. */
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
