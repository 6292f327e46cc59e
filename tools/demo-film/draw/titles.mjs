import { chapters } from '../story/script.mjs';
import { css } from './colour.mjs';
import { lantern, lanternOutline } from './lantern.mjs';
import { clamp, during, lerp, n, ramp } from './math.mjs';
import { faces, line } from './type.mjs';

const cream = '#fff6e0';

/** Letters that appear one after another, rising slightly. */
const arriving =
  (t, start, each = 0.11, lasts = 0.9) =>
  (index) => {
    const amount = ramp(t, start + index * each, start + index * each + lasts);
    return { opacity: amount, lift: (1 - amount) * 22 };
  };

const rule = (x, y, width, opacity) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="2.5" fill="${cream}" fill-opacity="${n(opacity)}"/>`;

const presents = (t) => {
  const opacity = during(t, 0.4, 4.2, 0.9);
  if (opacity === 0) return '';
  const tracking = lerp(16, 24, clamp(t / 4.2));
  return line({
    face: faces.display,
    text: 'MARQUEE PRESENTS',
    size: 42,
    tracking,
    x: 960,
    y: 560,
    fill: cream,
    weight: 1.6,
    opacity,
  });
};

/** The lantern appears as a line and is then lit; the name appears below it. */
const card = (t) => {
  const opacity = ramp(t, 3.4, 4) * (1 - ramp(t, 9.4, 10.7));
  if (opacity === 0) return '';
  const drawn = ramp(t, 3.6, 5.6);
  const lit = ramp(t, 5.2, 6.6);
  const float = Math.sin(t * 1.3) * 6 - 260 * ramp(t, 9.2, 11.2);
  const outlined = opacity * (1 - ramp(t, 5.8, 6.6));
  return `<g transform="translate(960 ${n(326 + float)}) scale(2.7)"><path d="${lanternOutline}" fill="none" stroke="${cream}" stroke-width="1.4" stroke-dasharray="200" stroke-dashoffset="${n(200 * (1 - drawn))}" stroke-opacity="${n(outlined)}"/></g>${lantern(960, 326 + float, 2.7, { opacity: lit * opacity, tilt: Math.sin(t * 0.9) * 3, halo: 0.9 })}
${line({ face: faces.display, text: 'THE LANTERN', size: 150, tracking: 20, x: 960, y: 650, fill: cream, weight: 4, opacity, letter: arriving(t, 4.4) })}
${rule(960 - 430 * ramp(t, 6, 7.6), 706, 860 * ramp(t, 6, 7.6), 0.8 * opacity)}${line({ face: faces.italic, text: 'a very short film about being seen', size: 54, tracking: 1.5, x: 960, y: 778, fill: cream, weight: 0.6, opacity, letter: arriving(t, 6.6, 0.03, 0.8) })}`;
};

const numerals = { Dusk: 'I', Night: 'II', 'The rising': 'III', Morning: 'IV' };

const chapterName = (t) =>
  chapters
    .filter(({ kind }) => kind === 'chapter')
    .map(({ title, startSec }) => {
      const opacity = during(t, startSec + 0.6, startSec + 4.6, 0.9);
      if (opacity === 0) return '';
      const x = 120 - 26 * (1 - ramp(t, startSec + 0.6, startSec + 1.8));
      return `${line({ face: faces.display, text: numerals[title], size: 44, tracking: 4, x, y: 876, align: 'left', fill: cream, weight: 1.6, opacity })}${rule(x, 896, 64, opacity)}${line({ face: faces.italic, text: title, size: 68, x, y: 962, align: 'left', fill: cream, weight: 0.6, opacity })}`;
    })
    .join('');

const credits = (t, palette) => {
  const opacity = ramp(t, 69.8, 70.6);
  if (opacity === 0) return '';
  const fill = css(palette.ink);
  return `${line({ face: faces.display, text: 'THE LANTERN', size: 92, tracking: 14, x: 960, y: 236, fill, weight: 2.6, opacity, letter: arriving(t, 69.8, 0.05, 0.8) })}
${line({ face: faces.italic, text: 'drawn, scored and spoken by a script', size: 48, tracking: 1, x: 960, y: 312, fill, weight: 0.6, opacity, letter: arriving(t, 70.4, 0.015, 0.7) })}`;
};

/** All text in the picture. */
export const drawTitles = (t, palette) => `${presents(t)}${card(t)}${chapterName(t)}${credits(t, palette)}`;
