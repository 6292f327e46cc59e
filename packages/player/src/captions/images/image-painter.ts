import { createImagePieces } from './image-pieces';
import { placeFrame } from './place-frame';
import type { SubtitleImage } from './subtitle-image';

interface ImagePainterOptions extends Omit<Parameters<typeof createImagePieces>[0], 'onLoaded' | 'now'> {
  canvas: HTMLCanvasElement;
  video: HTMLVideoElement;
  /** Current position on the subtitles' timeline. */
  positionSec: () => number;
}

export interface ImagePainter {
  /** Paints the images of the current position. */
  update: () => void;
  stop: () => void;
}

/** Paints the images of a subtitle track on a canvas over the video. */
export function createImagePainter({ canvas, video, positionSec, ...source }: ImagePainterOptions): ImagePainter {
  const pieces = createImagePieces({ ...source, now: () => performance.now(), onLoaded: () => update() });
  let shown: SubtitleImage | null = null;

  const layOut = (): void => {
    const box = canvas.parentElement;
    if (!box || !shown) return;
    const size = { width: video.videoWidth || 16, height: video.videoHeight || 9 };
    const { left, top, width, height } = placeFrame({ width: box.clientWidth, height: box.clientHeight }, size, shown);
    Object.assign(canvas.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  };

  function paint(image: SubtitleImage | null): void {
    shown = image;
    const parts = image?.decode() ?? [];
    canvas.hidden = parts.length === 0;
    if (!image || parts.length === 0) {
      // Frees the memory of its pixels.
      [canvas.width, canvas.height] = [1, 1];
      return;
    }
    [canvas.width, canvas.height] = [image.width, image.height];
    const context = canvas.getContext('2d');
    for (const { x, y, width, height, pixels } of parts)
      context?.putImageData(new ImageData(pixels, width, height), x, y);
    const lowest = Math.max(...parts.map(({ y, height }) => y + height));
    canvas.dataset.place = lowest > image.height / 2 ? 'bottom' : 'top';
    layOut();
  }

  function update(): void {
    const image = pieces.at(positionSec());
    if (image !== shown) paint(image);
  }

  const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(layOut);
  if (canvas.parentElement) observer?.observe(canvas.parentElement);
  video.addEventListener('resize', layOut);
  canvas.hidden = true;
  update();
  return {
    update,
    stop() {
      pieces.close();
      observer?.disconnect();
      video.removeEventListener('resize', layOut);
      paint(null);
    },
  };
}
