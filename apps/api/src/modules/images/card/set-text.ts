import sharp from 'sharp';
import { xml } from '../../../http/xml';
import type { Layer } from './layer';
import { FAMILIES } from './card-fonts';

interface TextStyle {
  /** In pixels. */
  size: number;
  weight: 'Medium' | 'SemiBold' | 'Bold';
  color: string;
  /** Longer lines are broken, where that is possible. */
  width: number;
}

/** Sets a text, in the direction of its first strong letter. */
async function setText(
  markup: string,
  { size, weight, color, width }: TextStyle,
  wrap: 'word' | 'word-char',
): Promise<Layer> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${markup}</span>`,
      font: `${FAMILIES} ${weight} ${size}`,
      dpi: 72,
      rgba: true,
      width: Math.round(width),
      wrap,
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { input: data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

/** The narrowest of a few widths in which a text has no more lines: none of them is much shorter than the others. */
async function balanced(markup: string, style: TextStyle, widest: Layer): Promise<Layer> {
  let best = widest;
  for (let [narrow, wide] = [style.width / 2, style.width]; wide - narrow > style.width / 20;) {
    const width = (narrow + wide) / 2;
    const layer = await setText(markup, { ...style, width }, 'word');
    if (layer.raw.height <= widest.raw.height * 1.05 && layer.raw.width <= width) [best, wide] = [layer, width];
    else narrow = width;
  }
  return best;
}

interface Fit extends Omit<TextStyle, 'size'> {
  /** From the largest to the smallest. */
  sizes: readonly number[];
  height: number;
  /** Stands before the text, in Pango's markup. */
  prefix?: string;
}

/** A text in the largest of the sizes in which it fits without breaking a word, cut where it fits in none. */
export async function fitText(text: string, { sizes, height, prefix = '', ...style }: Fit): Promise<Layer> {
  const markup = prefix + xml(text);
  const fits = ({ raw }: Layer) => raw.height <= height && raw.width <= style.width;
  for (const size of sizes) {
    const layer = await setText(markup, { ...style, size }, 'word');
    if (fits(layer)) return balanced(markup, { ...style, size }, layer);
  }
  const size = Math.min(...sizes);
  const layer = await setText(markup, { ...style, size }, 'word-char');
  return fits(layer) ? layer : fitText(shortened(text), { ...style, sizes: [size], height, prefix });
}

function shortened(text: string): string {
  const words = text.split(' ');
  const rest = words.length > 1 ? words.slice(0, -1).join(' ') : Array.from(text).slice(0, -8).join('');
  return `${rest.replace(/(?<![\s….,:–-])[\s….,:–-]+$/, '')}…`;
}
