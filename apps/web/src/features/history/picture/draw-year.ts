import {
  ACCENT,
  createCanvas,
  fitText,
  IVORY,
  loadPicture,
  RAISED,
  setFont,
  SOFT,
  toPng,
  type Context,
} from './canvas';

export interface YearPicture {
  siteName: string;
  name: string;
  /** `84 movies` */
  figures: readonly string[];
  /** Number of plays in each month or year. */
  bars: readonly number[];
  lines: readonly string[];
  posters: readonly { picture: string | null; text: string }[];
}

const WIDTH = 1080;
const HEIGHT = 1350;
const MARGIN = 72;
const ROOM = WIDTH - 2 * MARGIN;
const BARS = { top: 560, height: 190, gap: 14 };
const POSTER = { top: 880, width: 216, height: 324, gap: 24 };

function drawBars(context: Context, bars: readonly number[]): void {
  const most = Math.max(1, ...bars);
  const width = (ROOM - (bars.length - 1) * BARS.gap) / bars.length;
  context.fillStyle = ACCENT;
  bars.forEach((count, index) => {
    const height = Math.max(4, (count / most) * BARS.height);
    context.fillRect(MARGIN + index * (width + BARS.gap), BARS.top + BARS.height - height, width, height);
  });
}

async function drawPosters(context: Context, posters: YearPicture['posters']): Promise<void> {
  const images = await Promise.all(posters.map(({ picture }) => loadPicture(picture)));
  posters.forEach(({ text }, index) => {
    const x = MARGIN + index * (POSTER.width + POSTER.gap);
    context.fillStyle = RAISED;
    context.fillRect(x, POSTER.top, POSTER.width, POSTER.height);
    const image = images[index];
    if (image) context.drawImage(image, x, POSTER.top, POSTER.width, POSTER.height);
    context.fillStyle = IVORY;
    setFont(context, 34, 'display');
    context.fillText(text, x, POSTER.top + POSTER.height + 48);
  });
}

/** Draws the figures of a year as a PNG of 1080 × 1350 px. */
export async function drawYear({ siteName, name, figures, bars, lines, posters }: YearPicture): Promise<Blob> {
  const { canvas, context } = createCanvas(WIDTH, HEIGHT);
  context.fillStyle = ACCENT;
  setFont(context, 28, 'display');
  context.fillText(siteName.toUpperCase(), MARGIN, 104);
  context.fillStyle = IVORY;
  setFont(context, 190, 'display');
  context.fillText(fitText(context, name.toUpperCase(), ROOM), MARGIN - 6, 268);
  setFont(context, 58, 'display');
  figures.forEach((figure, index) => context.fillText(figure.toUpperCase(), MARGIN, 352 + index * 66));
  drawBars(context, bars);
  context.fillStyle = SOFT;
  setFont(context, 28);
  lines.forEach((line, index) => context.fillText(fitText(context, line, ROOM), MARGIN, 802 + index * 40));
  await drawPosters(context, posters);
  return toPng(canvas);
}
