import type { Thumbnail } from './thumbnail';

/** Numbers of thumbnails by seeking (PLAYER-27). */
const THUMBNAIL_WIDTH = 160;
const THUMBNAIL_HEIGHT = 90;
const THUMBNAIL_QUALITY = 0.85;
const SHORT_VIDEO_SEC = 300;
/** Time-outs of a seek: the first attempt, and two longer retries. */
export const SEEK_TIMEOUTS_MS = [2000, 3000, 5000] as const;

/** Interval between thumbnails in seconds. */
export const thumbnailStepSec = (durationSec: number): number => (durationSec < SHORT_VIDEO_SEC ? 10 : 30);

/** A hidden video with the stream in its lowest quality. */
export interface HiddenVideo {
  video: HTMLVideoElement;
  release: () => Promise<void>;
}

interface SeekingThumbnailsPorts {
  open: () => Promise<HiddenVideo>;
  /** A JPEG of the current frame, as a URL; see `captureFrame`. */
  capture: (video: HTMLVideoElement) => Promise<string>;
  revoke: (url: string) => void;
}

/** Thumbnails for the seek bar created by seeking, for streams without thumbnails. */
export interface SeekingThumbnails {
  /** The thumbnail nearest to a second; null if none can be created. Nothing is opened before the first call. */
  get: (positionSec: number, durationSec: number) => Promise<Thumbnail | null>;
  /** Frees the video and all thumbnails. */
  release: () => void;
}

const asThumbnail = (url: string): Thumbnail => ({
  url,
  x: 0,
  y: 0,
  width: THUMBNAIL_WIDTH,
  height: THUMBNAIL_HEIGHT,
  sheetWidth: THUMBNAIL_WIDTH,
  sheetHeight: THUMBNAIL_HEIGHT,
});

/** Seeks; false if the frame does not arrive in time. */
function seekTo(video: HTMLVideoElement, positionSec: number, timeoutMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (arrived: boolean): void => {
      clearTimeout(timer);
      video.removeEventListener('seeked', onSeeked);
      resolve(arrived);
    };
    const onSeeked = (): void => end(true);
    const timer = setTimeout(() => end(false), timeoutMs);
    video.addEventListener('seeked', onSeeked);
    video.currentTime = positionSec;
  });
}

export function createSeekingThumbnails(ports: SeekingThumbnailsPorts): SeekingThumbnails {
  const made = new Map<number, string>();
  let opening: Promise<HiddenVideo> | undefined;
  let released = false;
  const isReleased = (): boolean => released;
  let useless = false;
  /** One seek at a time; of the waiting ones only the newest is needed. */
  let newest = -1;
  let line: Promise<unknown> = Promise.resolve();

  async function make(second: number): Promise<string | null> {
    opening ??= ports.open();
    const { video } = await opening;
    for (const timeoutMs of SEEK_TIMEOUTS_MS) {
      if (isReleased()) return null;
      if (!(await seekTo(video, second, timeoutMs))) continue;
      const url = await ports.capture(video);
      if (isReleased()) ports.revoke(url);
      else made.set(second, url);
      return isReleased() ? null : url;
    }
    return null;
  }

  return {
    async get(positionSec, durationSec) {
      if (released || useless || !Number.isFinite(durationSec) || durationSec <= 0) return null;
      const step = thumbnailStepSec(durationSec);
      const second = Math.min(Math.round(positionSec / step) * step, Math.max(0, durationSec - 0.5));
      newest = second;
      const turn = line.then(async () => {
        const ready = made.get(second);
        if (ready !== undefined || newest !== second) return ready ?? null;
        return make(second).catch(() => {
          // Another origin without CORS permission, or an unsupported format: this will not change.
          useless = true;
          return null;
        });
      });
      line = turn;
      const url = await turn;
      return url === null ? null : asThumbnail(url);
    },
    release() {
      released = true;
      for (const url of made.values()) ports.revoke(url);
      made.clear();
      void opening?.then(({ release }) => release()).catch(() => undefined);
    },
  };
}

/** The current frame as a small JPEG outside the script's memory. Rejects if the frame may not be read. */
export async function captureFrame(video: HTMLVideoElement): Promise<string> {
  const canvas = document.createElement('canvas');
  canvas.width = THUMBNAIL_WIDTH;
  canvas.height = THUMBNAIL_HEIGHT;
  canvas.getContext('2d')?.drawImage(video, 0, 0, THUMBNAIL_WIDTH, THUMBNAIL_HEIGHT);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', THUMBNAIL_QUALITY));
  if (!blob) throw new Error('no picture');
  return URL.createObjectURL(blob);
}
