/** Colours of the dark theme (`tokens.css`): the picture does not depend on the viewer's theme. */
const BLACK = '#0d0b0a';
export const IVORY = '#f6eee2';
export const SOFT = '#b9ac9c';
export const RAISED = '#1f1a17';
export const ACCENT = '#ff6a33';

export type Context = CanvasRenderingContext2D;

/** Creates a canvas filled with black, and its context. */
export function createCanvas(width: number, height: number): { canvas: HTMLCanvasElement; context: Context } {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser can’t create pictures.');
  // Not `start`: positions are measured from the left in every language.
  context.textAlign = 'left';
  context.fillStyle = BLACK;
  context.fillRect(0, 0, width, height);
  return { canvas, context };
}

/** Sets the font: condensed capitals (`display`) or plain text; `size` in pixels. */
export function setFont(context: Context, size: number, look: 'display' | 'text' = 'text'): void {
  const family = getComputedStyle(document.body).fontFamily;
  context.font = `${look === 'display' ? 700 : 500} ${size}px ${family}`;
  context.fontStretch = look === 'display' ? 'condensed' : 'normal';
}

/** Truncates a text to a width, with an ellipsis. */
export function fitText(context: Context, text: string, width: number): string {
  if (context.measureText(text).width <= width) return text;
  let cut = text;
  while (cut.length > 1 && context.measureText(`${cut}…`).width > width) cut = cut.slice(0, -1);
  return `${cut.trimEnd()}…`;
}

/** Wraps a text to at most `most` lines; the last one is truncated. */
export function breakText(context: Context, text: string, width: number, most: number): string[] {
  const lines: string[] = [];
  let rest = text.split(' ');
  while (rest.length > 0 && lines.length < most) {
    let count = 1;
    while (count < rest.length && context.measureText(rest.slice(0, count + 1).join(' ')).width <= width) count += 1;
    const isLast = lines.length === most - 1;
    lines.push(fitText(context, (isLast ? rest : rest.slice(0, count)).join(' '), width));
    rest = rest.slice(count);
  }
  return lines;
}

/** Loads an image without tainting the canvas; null if that fails. */
export async function loadPicture(url: string | null): Promise<HTMLImageElement | null> {
  if (url === null) return null;
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = url;
  return image.decode().then(
    () => image,
    () => null,
  );
}

export const toPng = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty.'))), 'image/png'),
  );
