import type { Thumbnail } from './thumbnail';

/** Inline style that shows one tile of a sheet, scaled to `width` pixels. */
export function thumbnailStyle(thumbnail: Thumbnail, width: number): Record<string, string> {
  const scale = width / thumbnail.width;
  const px = (value: number): string => `${Math.round(value * scale * 100) / 100}px`;
  return {
    width: `${width}px`,
    height: px(thumbnail.height),
    backgroundImage: `url(${JSON.stringify(thumbnail.url)})`,
    backgroundPosition: `-${px(thumbnail.x)} -${px(thumbnail.y)}`,
    backgroundSize: `${px(thumbnail.sheetWidth)} ${px(thumbnail.sheetHeight)}`,
  };
}
