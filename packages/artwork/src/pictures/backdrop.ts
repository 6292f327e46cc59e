import { duskOf, nightOf } from '../color/night';
import { gradient } from '../compose/draw';
import { makeBrief } from '../compose/make-brief';
import { Sheet } from '../compose/sheet';
import { artworkFrames } from '../dimensions';
import type { ArtworkSubject } from '../subject';
import { rect } from '../svg/element';
import { styleFor } from '../styles/choose-style';
import { styles } from '../styles/index';

/**
 * A wide picture as a background for text: the style's night scene, with its figure right of the centre, fading into
 * its ground to the left and below. There white text is legible directly, and dark text under a page's light veil.
 */
export function composeBackdrop(subject: ArtworkSubject): Sheet {
  const { width, height } = artworkFrames.backdrop;
  const style = styles[styleFor(subject)];
  const brief = makeBrief(subject, style, 'backdrop');
  const palette = style.skylit ? brief.palette : nightOf(brief.palette);
  const ground = duskOf(brief.palette);
  const sheet = new Sheet(width, height);
  style.scene(sheet, { ...brief, palette }, { width, height, focus: { x: 1380, y: 450, size: 800 } });
  const fromLeft = [
    [0, ground, 0.97],
    [0.28, ground, 0.9],
    [0.45, ground, 0.62],
    [0.62, ground, 0.18],
    [0.78, ground, 0],
  ] as const;
  const fromBelow = [
    [0, ground, 0.98],
    [0.16, ground, 0.84],
    [0.34, ground, 0.4],
    [0.55, ground, 0],
  ] as const;
  sheet.add(rect(0, 0, width, height, `url(#${gradient(sheet, fromLeft, [0, 0, 1, 0])})`));
  sheet.add(rect(0, 0, width, height, `url(#${gradient(sheet, fromBelow, [0, 1, 0, 0])})`));
  return sheet;
}
