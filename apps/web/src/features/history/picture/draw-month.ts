import { plural, t } from '@lingui/core/macro';
import {
  ACCENT,
  breakText,
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
import { starsText } from '../../../shared/lib/format/stars-text';

export interface MonthTicket {
  title: string;
  date: string;
  details: string;
  /** 1 to 10. */
  rating: number | null;
  /** URL of its artwork. */
  picture: string | null;
}

export interface MonthPicture {
  siteName: string;
  month: string;
  totals: string;
  tickets: readonly MonthTicket[];
}

const WIDTH = 1080;
const MARGIN = 60;
const HEAD = 250;
const GAP = 30;
const TICKET = {
  width: (WIDTH - 2 * MARGIN - GAP) / 2,
  height: 190,
  poster: 127,
  stub: 92,
  notch: 11,
  radius: 16,
  pad: 20,
};
/** Maximum number of tickets, in two columns. */
const MOST = 12;

/** Outline of a ticket with its two notches, as a path to fill or clip. */
function ticketPath(): Path2D {
  const { width, height, stub, notch, radius } = TICKET;
  const tear = width - stub;
  const path = new Path2D();
  path.moveTo(radius, 0);
  path.lineTo(tear - notch, 0);
  path.arc(tear, 0, notch, Math.PI, 0, true);
  path.lineTo(width - radius, 0);
  path.arcTo(width, 0, width, radius, radius);
  path.arcTo(width, height, width - radius, height, radius);
  path.lineTo(tear + notch, height);
  path.arc(tear, height, notch, 0, Math.PI, true);
  path.arcTo(0, height, 0, 0, radius);
  path.arcTo(0, 0, radius, 0, radius);
  path.closePath();
  return path;
}

/** Draws only the colours of the artwork, by scaling it down and up. Not every browser supports canvas filters. */
function drawArtwork(context: Context, image: HTMLImageElement): void {
  const tiny = createCanvas(6, 6);
  tiny.context.drawImage(image, 0, 0, 6, 6);
  context.imageSmoothingQuality = 'high';
  context.drawImage(tiny.canvas, -40, -40, TICKET.width + 80, TICKET.height + 80);
  // Darkens every colour to two fifths without making it grey.
  context.globalCompositeOperation = 'multiply';
  context.fillStyle = '#666';
  context.fillRect(0, 0, TICKET.width, TICKET.height);
  context.globalCompositeOperation = 'source-over';
}

/** Widths of bars and gaps in pixels, like a printed barcode. */
const CODE = [4, 2, 2, 5, 2, 3, 5, 2, 4, 2, 2, 5, 2, 3, 5];

function drawCode(context: Context): void {
  const { width, height, stub } = TICKET;
  let x = width - stub / 2 - CODE.reduce((sum, each) => sum + each, 0) / 2;
  context.fillStyle = 'rgb(246 238 226 / 0.6)';
  CODE.forEach((each, index) => {
    if (index % 2 === 0) context.fillRect(x, height - 46, each, 26);
    x += each;
  });
  context.fillStyle = IVORY;
}

function drawTicket(context: Context, { title, date, details, rating }: MonthTicket, image: HTMLImageElement | null) {
  const { width, height, poster, stub, pad, notch } = TICKET;
  context.clip(ticketPath());
  context.fillStyle = RAISED;
  context.fillRect(0, 0, width, height);
  if (image) {
    drawArtwork(context, image);
    context.drawImage(image, 0, 0, poster, height);
  }
  const left = pad + (image ? poster : 0);
  const room = width - stub - left - pad;
  context.fillStyle = IVORY;
  setFont(context, 18, 'display');
  context.fillText(date.toUpperCase(), left, 40);
  setFont(context, 30, 'display');
  let lines = breakText(context, title.toUpperCase(), room, 3);
  let step = 32;
  if (lines.length === 3) {
    setFont(context, 25, 'display');
    lines = breakText(context, title.toUpperCase(), room, 3);
    step = 27;
  }
  lines.forEach((line, index) => context.fillText(line, left, height - 56 - (lines.length - 1 - index) * step));
  setFont(context, 19);
  context.fillText(fitText(context, details, room), left, height - 22);
  context.strokeStyle = 'rgb(246 238 226 / 0.45)';
  context.lineWidth = 2;
  context.setLineDash([8, 7]);
  context.beginPath();
  context.moveTo(width - stub, notch + 6);
  context.lineTo(width - stub, height - notch - 6);
  context.stroke();
  drawCode(context);
  if (rating === null) return;
  context.textAlign = 'center';
  setFont(context, 34, 'display');
  context.fillText(`${starsText(rating)}★`, width - stub / 2, height / 2 + 12);
}

/** Draws a month's tickets as a PNG, 1080 px wide and as high as necessary. */
export async function drawMonth({ siteName, month, totals, tickets }: MonthPicture): Promise<Blob> {
  // In chronological order.
  const shown = [...tickets].reverse().slice(-MOST);
  const images = await Promise.all(shown.map(({ picture }) => loadPicture(picture)));
  const lines = Math.ceil(shown.length / 2);
  const left = tickets.length - shown.length;
  const height = HEAD + lines * (TICKET.height + GAP) + (left > 0 ? 60 : 0) + MARGIN;
  const { canvas, context } = createCanvas(WIDTH, height);
  context.fillStyle = ACCENT;
  setFont(context, 26, 'display');
  context.fillText(siteName.toUpperCase(), MARGIN, 84);
  context.fillStyle = IVORY;
  setFont(context, 92, 'display');
  context.fillText(month.toUpperCase(), MARGIN, 170);
  context.fillStyle = SOFT;
  setFont(context, 26);
  context.fillText(totals, MARGIN, 214);
  shown.forEach((ticket, index) => {
    context.save();
    context.translate(
      MARGIN + (index % 2) * (TICKET.width + GAP),
      HEAD + Math.floor(index / 2) * (TICKET.height + GAP),
    );
    drawTicket(context, ticket, images[index] ?? null);
    context.restore();
  });
  if (left > 0) {
    context.fillStyle = SOFT;
    setFont(context, 26);
    context.fillText(
      t({ message: plural(left, { one: 'and # more', other: 'and # more' }), comment: 'Titles' }),
      MARGIN,
      height - MARGIN,
    );
  }
  return toPng(canvas);
}
