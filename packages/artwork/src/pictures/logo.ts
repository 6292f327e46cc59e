import { mix, type Hex } from '../color/contrast';
import { makeBrief } from '../compose/make-brief';
import { addText } from '../compose/place';
import { Sheet } from '../compose/sheet';
import { artworkFrames } from '../dimensions';
import type { ArtworkSubject } from '../subject';
import { styleFor } from '../styles/choose-style';
import { styles } from '../styles/index';
import { fitText, type Fitted } from '../type/fit';

/** Room for the halo around the letters. */
const MARGIN = 14;

const LIGHT: Hex = '#fffdf7';
const SHADE: Hex = '#0b0b10';

/**
 * The title as a wordmark on a transparent ground: light letters for dark backdrops, with a faint dark halo that makes
 * them legible on a light page. The sheet is as large as the text, at most the logo frame.
 */
export function composeLogo(subject: ArtworkSubject): Sheet {
  const style = styles[styleFor(subject)];
  const { title, palette, face, upper } = makeBrief(subject, style, 'logo');
  const { lettering } = style;
  const most = { width: artworkFrames.logo.width - 2 * MARGIN, height: artworkFrames.logo.height - 2 * MARGIN };
  const common = { ...lettering, face, upper, align: 'left' as const, gap: 0.2 };
  const mainHeight = title.sub === '' ? most.height : most.height * 0.66;
  const main = fitText(title.main, { ...common, width: most.width, height: mainHeight, maxLines: 2, maxSize: 260 });
  const sub = fitText(title.sub, {
    ...common,
    mode: 'block',
    width: Math.max(main.width, most.width * 0.6),
    height: most.height * 0.26,
    maxLines: 2,
    maxSize: 84,
  });
  const gap = sub.lines.length > 0 ? most.height * 0.06 : 0;
  const width = Math.ceil(Math.max(1, main.width, sub.width) + 2 * MARGIN);
  const height = Math.ceil(Math.max(1, main.height + gap + sub.height) + 2 * MARGIN);
  const sheet = new Sheet(width, height);
  const put = (fitted: Fitted, y: number, ink: Hex): number =>
    addText(sheet, fitted, {
      x: MARGIN,
      y,
      ink,
      ground: SHADE,
      faceted: lettering.faceted,
      under: [
        { color: SHADE, stroke: 16, opacity: 0.16 },
        { color: SHADE, stroke: 7, opacity: 0.3 },
      ],
    });
  const below = put(main, MARGIN, LIGHT);
  put(sub, below + gap, mix(LIGHT, palette.c, 0.25));
  return sheet;
}
