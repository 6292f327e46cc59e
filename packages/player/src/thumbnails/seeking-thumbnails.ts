import type { Thumbnail } from './thumbnail';

/** Numbers of thumbnails by seeking (PLAYER-27). */
const THUMBNAIL_WIDTH = 160;
const THUMBNAIL_HEIGHT = 90;
const THUMBNAIL_QUALITY = 0.85;
const SHORT_VIDEO_SEC = 300;
/** How long a seek may take: a first try, and two more with more patience. */
export const SEEK_TIMEOUTS_MS = [2000, 3000, 5000] as const;

/** Seconds from one picture to the next. */
export const thumbnailStepSec = (durationSec: number): number => (durationSec < SHORT_VIDEO_SEC ? 10 : 30);

/** A video that nobody sees, holding the stream in its smallest form. */
export interface HiddenVideo {
  video: HTMLVideoElement;
  release: () => Promise<void>;
}

interface SeekingThumbnailsPorts {
  open: () => Promise<HiddenVideo>;
  /** A JPEG of the frame on show, as an address; see `captureFrame`. */
  capture: (video: HTMLVideoElement) => Promise<string>;
  revoke: (url: string) => void;
}

/** Pictures of the seek bar made by seeking, for streams that bring none. */
export interface SeekingThumbnails {
  /** The picture nearest to a second; null when none can be made. Nothing is opened before the first is asked for. */
  get: (positionSec: number, durationSec: number) => Promise<Thumbnail | null>;
  /** Frees the video and every picture. */
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

/** Seeks; false when the picture does not come in time. */
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
  /** One seek at a time; of those that wait only the newest is worth making. */
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
          // Another origin without permission, or a format that cannot be opened: it will not get better.
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

/** The frame on show as a small JPEG, kept outside the script's memory. Rejects where the picture may not be read. */
export async function captureFrame(video: HTMLVideoElement): Promise<string> {
  const canvas = document.createElement('canvas');
  canvas.width = THUMBNAIL_WIDTH;
  canvas.height = THUMBNAIL_HEIGHT;
  canvas.getContext('2d')?.drawImage(video, 0, 0, THUMBNAIL_WIDTH, THUMBNAIL_HEIGHT);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', THUMBNAIL_QUALITY));
  if (!blob) throw new Error('no picture');
  return URL.createObjectURL(blob);
}
