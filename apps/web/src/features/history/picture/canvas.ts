/** Colours of the dark house (`tokens.css`): a picture looks the same whoever looks at it. */
const BLACK = '#0d0b0a';
export const IVORY = '#f6eee2';
export const SOFT = '#b9ac9c';
export const RAISED = '#1f1a17';
export const ACCENT = '#ff6a33';

export type Context = CanvasRenderingContext2D;

/** A canvas with its context, filled with black. */
export function createCanvas(width: number, height: number): { canvas: HTMLCanvasElement; context: Context } {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser can’t create pictures.');
  // Not `start`: the places of texts are counted from the left in every language.
  context.textAlign = 'left';
  context.fillStyle = BLACK;
  context.fillRect(0, 0, width, height);
  return { canvas, context };
}

/** The site's condensed capitals, or plain text; `size` in pixels. */
export function setFont(context: Context, size: number, look: 'display' | 'text' = 'text'): void {
  const family = getComputedStyle(document.body).fontFamily;
  context.font = `${look === 'display' ? 700 : 500} ${size}px ${family}`;
  context.fontStretch = look === 'display' ? 'condensed' : 'normal';
}

/** Text cut to a width, with an ellipsis where it does not fit. */
export function fitText(context: Context, text: string, width: number): string {
  if (context.measureText(text).width <= width) return text;
  let cut = text;
  while (cut.length > 1 && context.measureText(`${cut}…`).width > width) cut = cut.slice(0, -1);
  return `${cut.trimEnd()}…`;
}

/** Text broken at spaces into at most so many lines; the last one is cut. */
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

/** A picture that a canvas may show and still be saved; null where it cannot be had. */
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
