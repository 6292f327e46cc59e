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
import { starsText } from '../diary/stars-text';

export interface MonthTicket {
  title: string;
  date: string;
  details: string;
  /** 1 to 10. */
  rating: number | null;
  /** Address of its artwork. */
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
const TICKET = { width: (WIDTH - 2 * MARGIN - GAP) / 2, height: 190, stub: 92, notch: 11, radius: 16, pad: 24 };
/** Two columns of as many as people look at. */
const MOST = 12;

/** Its outline with the two notches, as a path to fill or clip. */
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

/** The colours of the artwork alone: drawn tiny, then large. Not every browser has filters for canvases. */
function drawArtwork(context: Context, image: HTMLImageElement): void {
  const tiny = createCanvas(6, 6);
  tiny.context.drawImage(image, 0, 0, 6, 6);
  context.imageSmoothingQuality = 'high';
  context.drawImage(tiny.canvas, -40, -40, TICKET.width + 80, TICKET.height + 80);
  // Darkens every colour to two fifths, and none to grey.
  context.globalCompositeOperation = 'multiply';
  context.fillStyle = '#666';
  context.fillRect(0, 0, TICKET.width, TICKET.height);
  context.globalCompositeOperation = 'source-over';
}

function drawTicket(context: Context, { title, date, details, rating }: MonthTicket, image: HTMLImageElement | null) {
  const { width, height, stub, pad, notch } = TICKET;
  context.clip(ticketPath());
  context.fillStyle = RAISED;
  context.fillRect(0, 0, width, height);
  if (image) drawArtwork(context, image);
  const room = width - stub - 2 * pad;
  context.fillStyle = IVORY;
  setFont(context, 18, 'display');
  context.fillText(date.toUpperCase(), pad, 40);
  setFont(context, 34, 'display');
  const lines = breakText(context, title.toUpperCase(), room, 2);
  lines.forEach((line, index) => context.fillText(line, pad, height - 58 - (lines.length - 1 - index) * 36));
  setFont(context, 19);
  context.fillText(fitText(context, details, room), pad, height - 24);
  context.strokeStyle = 'rgb(246 238 226 / 0.45)';
  context.lineWidth = 2;
  context.setLineDash([8, 7]);
  context.beginPath();
  context.moveTo(width - stub, notch + 6);
  context.lineTo(width - stub, height - notch - 6);
  context.stroke();
  if (rating === null) return;
  context.textAlign = 'center';
  setFont(context, 34, 'display');
  context.fillText(`${starsText(rating)}★`, width - stub / 2, height - 24);
}

/** A month's tickets as a PNG of 1080 px across, as high as it has tickets. */
export async function drawMonth({ siteName, month, totals, tickets }: MonthPicture): Promise<Blob> {
  // What was watched first hangs first.
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
    context.fillText(`and ${left} more`, MARGIN, height - MARGIN);
  }
  return toPng(canvas);
}
